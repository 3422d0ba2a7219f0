import { expect, test } from 'vitest';
import { requestOf } from '#contract/endpoint.ts';
import { getChart } from '#contract/ledger.ts';
import { getMonthReport, getMonthReportPdf } from '#contract/month-report.ts';
import { setDemoRole } from '#contract/session.ts';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();

async function director() {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'director' });
  return visitor;
}

test('the last closed month, with every fund and what the banks hold', async () => {
  const visitor = await director();
  const { lockedUntil } = await visitor.call(getChart, {});
  const report = await visitor.call(getMonthReport, { month: 'latest' });
  expect(report.month).toBe(lockedUntil?.slice(0, 7));
  expect(report.months[0]?.month).toBe(report.month);
  expect(report.papers.map(({ title, fundName }) => `${title} ${fundName}`)).toEqual([
    '月次収支報告書 管理費会計',
    '月次収支報告書 修繕積立金会計',
    '月末の残高 組合全体',
  ]);
});

test('what the twelve months came to is what the settlement says', async () => {
  const visitor = await director();
  const { papers } = await visitor.call(getMonthReport, { month: '2026-03' });
  const [general] = papers;
  const [table] = general?.blocks ?? [];
  if (table?.kind !== 'table') throw new Error('no table');
  const last = table.table.rows.at(-1)?.cells;
  // 当期収支差額 of the demonstration's year 2025 in the general fund.
  expect(last?.[0]).toBe('収支差額');
  expect(last?.[3]).toBe('224,751');
});

test('a month that is open has no report yet', async () => {
  const visitor = await director();
  await expect(visitor.call(getMonthReport, { month: '2026-11' })).rejects.toMatchObject({
    status: 404,
    message: 'この月は、まだ締められていません。',
  });
});

test('the same as a PDF', async () => {
  const visitor = await director();
  const { url } = requestOf(getMonthReportPdf, { month: '2026-03' });
  const response = await visitor.send(url);
  const pages = await readPdf(new Uint8Array(await response.arrayBuffer()));
  expect(pages).toHaveLength(3);
  expect(pages[0]?.text).toContain('2026年3月分');
  expect(pages[0]?.text).toContain('224,751');
  expect(pages[2]?.text).toContain('月末の残高');
});
