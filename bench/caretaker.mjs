import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProduct } from '../scripts/run-product.mjs';
import { percentile } from './load.mjs';
import { questionsOf } from './search-corpus.mjs';
import { createVisitor } from './visitor.mjs';

const own = '/api/associations/own';
const questionCount = 60;
const limits = { firstTextMs: 60, foundAgainMs: 1000 };

/** What a reader waits for, at the built product on an embedded database: one question after the other. */
export async function measureCaretaker() {
  const folder = mkdtempSync(join(tmpdir(), 'sumiwa-bench-'));
  const product = await runProduct({ dataDir: join(folder, 'data') });
  try {
    const visitor = createVisitor(product.address);
    await visitor.send('PUT', '/api/demo/role', { role: 'board' });
    const { id } = await visitor.send('POST', '/api/conversations', { title: 'AI Chat Session' });
    for (const question of questionsOf().slice(0, 5)) await visitor.ask(id, question);
    const asked = [];
    for (const question of questionsOf().slice(0, questionCount)) {
      asked.push(await visitor.ask(id, question));
    }
    const foundAgainMs = await measureUpload(visitor, id);
    return [
      rowOf(
        'first streamed text of an answer',
        asked.map(({ firstMs }) => firstMs),
        limits.firstTextMs,
      ),
      rowOf(
        'whole answer, stored',
        asked.map(({ wholeMs }) => wholeMs),
      ),
      rowOf('an added document is quoted in an answer', [foundAgainMs], limits.foundAgainMs),
    ];
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowOf(name, times, limitMs) {
  const sorted = times.toSorted((a, b) => a - b);
  return { name, p50Ms: percentile(sorted, 0.5), p95Ms: percentile(sorted, 0.95), limitMs };
}

/** From the moment the document is stored: the next question must know it. */
async function measureUpload(visitor, conversationId) {
  const word = 'ホシゾラ観測室';
  const facts = {
    title: `${word}の使い方`,
    category: 'notice',
    summary: '',
    visibility: 'everyone',
    issuedOn: '2026-04-01',
    inForceFrom: null,
    inForceUntil: null,
    supersedesId: null,
  };
  const form = new FormData();
  form.set('facts', JSON.stringify(facts));
  form.set(
    'file',
    new Blob([`# ${word}\n\n${word}の利用料は、1時間430円です。\n`]),
    'observatory.md',
  );
  await visitor.upload(`${own}/documents`, form);
  const started = performance.now();
  const { answer } = await visitor.ask(conversationId, `${word}の利用料はいくらですか`);
  if (!answer.content.includes('430円')) throw new Error('the added document was not found');
  return performance.now() - started;
}
