import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProduct } from '../scripts/run-product.mjs';
import { questionsOf } from './search-corpus.mjs';
import { createVisitor } from './visitor.mjs';

const own = '/api/associations/own';
const questionCount = 100;
export const memoryLimitMb = 400;

/** What the whole process holds (resident set) at the embedded database, while a board member works with it. */
export async function measureMemory() {
  const folder = mkdtempSync(join(tmpdir(), 'sumiwa-bench-'));
  const product = await runProduct({ dataDir: join(folder, 'data') });
  const rows = [];
  const note = (name) => rows.push({ name, usedMb: residentMb(product.pid) });
  try {
    await sleep(3000);
    note('after the start');
    const visitor = createVisitor(product.address);
    await readDocuments(visitor);
    note('after all documents and pages of the demonstration');
    await visitor.send('PUT', '/api/demo/role', { role: 'board' });
    await readDocuments(visitor);
    const { id } = await visitor.send('POST', '/api/conversations', { title: 'AI Chat Session' });
    const questions = questionsOf();
    for (let count = 0; count < questionCount; count += 1) {
      await visitor.ask(id, questions[count % questions.length]);
    }
    note(`after ${questionCount} questions and all documents of an own copy`);
    await sleep(20_000);
    note('twenty seconds later');
    return rows;
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readDocuments(visitor) {
  const { documents } = await visitor.read(`${own}/documents`);
  for (const page of ['home', 'meetings', 'community']) await visitor.read(`${own}/${page}`);
  for (const { id } of documents) await visitor.read(`${own}/documents/${id}`);
}

function residentMb(pid) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
