import { expect, test } from 'vitest';
import { requestOf } from '#contract/endpoint.ts';
import { addScenario, printRepairPlan } from '#contract/repair-plan.ts';
import { trial } from '#contract/repair-plan-parts.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const empty = trial.parse(noTrial);
const wanted = { baseNumber: 2, trial: empty, title: '' };

async function print(input: object, visitor = server.visit()) {
  const { url, method, body } = requestOf(printRepairPlan, { ...wanted, ...input });
  const headers = { 'content-type': 'application/json' };
  return visitor.send(url, { method, headers, body });
}

test('the plan is a PDF with a Japanese name, and a visitor gets no copy by printing it', async () => {
  const visitor = server.visit();
  const response = await print({}, visitor);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const disposition = response.headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; filename="download\.pdf"; filename\*=UTF-8''[\w%.-]+$/);
  expect(decodeURIComponent(disposition)).toContain('長期修繕計画の説明資料_2026-11-21.pdf');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
  expect(visitor.cookie).toBe('');
});

test('a trial under its own name is printed, also by who has a copy', async () => {
  const visitor = server.visit();
  const raised = { ...empty, steps: [{ fromYear: 2026, unitPriceYen: 250 }] };
  await visitor.call(addScenario, { name: '250円の案', baseNumber: 2, trial: raised });
  const response = await print({ trial: raised, title: '250円の案' }, visitor);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
});

test.each([
  ['a version that is none', { baseNumber: 9 }, 404, '見つかりませんでした。'],
  ['a title of 61 characters', { title: 'あ'.repeat(61) }, 400, '入力内容を'],
  ['a trial that cannot be calculated', { trial: { ...empty, steps: [] } }, 400, '積立金'],
])('%s is refused with a sentence', async (_name, wrong, status, sentence) => {
  const response = await print(wrong);
  expect(response.status).toBe(status);
  expect(Object(await response.json()).message).toContain(sentence);
});

test('of another association nothing is printed', async () => {
  const url = '/api/associations/00000000-0000-4000-8000-000000000000/repair-plan/report';
  const response = await server.visit().send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  expect(response.status).toBe(404);
});
