import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { getYearBooks } from '#contract/money.ts';
import { getSession } from '#contract/session.ts';
import {
  getSettlement,
  issueDraft,
  putCertificatePaper,
  saveCertificate,
} from '#contract/settlement.ts';
import { midoridaiSettlement } from '#web/testing/midoridai-settlement.ts';
import { midoridaiYear } from '#web/testing/midoridai-year.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { SettlementPart } from './settlement-part.tsx';

type Shown = Partial<z.input<typeof getSettlement.output>>;

function show(year = midoridaiYear(), change: Shown = {}) {
  return renderPage(<SettlementPart />, {
    at: '/demo/accounting?view=settlement',
    answers: [
      answer(getYearBooks, year),
      answer(getSettlement, midoridaiSettlement(year, change)),
      answer(getSession, sessionAs('treasurer')),
    ],
  });
}

test('a settled year: approved, all of it compared, every figure agrees', async () => {
  show();
  expect(await screen.findByText('承認ずみ')).toBeDefined();
  expect(screen.getAllByText(/^くらべた\d+か所は、すべて合っています。$/).length).toBeGreaterThan(
    0,
  );
  expect(screen.queryByText('ちがいます')).toBeNull();
  fireEvent.click(screen.getByText('貸借対照表の左右'));
  expect(
    screen.getByText('管理費会計の資産合計と、負債・正味財産合計').closest('li')?.textContent,
  ).toContain('5,183,430円／5,183,430円');
});

test('books that do not add up: the check stands open with both figures', async () => {
  const year = midoridaiYear();
  const [first, ...others] = year.months;
  if (!first) throw new Error('no month');
  const broken = { ...first, amountYen: first.amountYen + 1_000 };
  show({ ...year, months: [broken, ...others] });
  const wrong = await screen.findAllByText('ちがいます');
  expect(wrong.length).toBeGreaterThan(0);
  expect(screen.getByText(/か所がちがいます。$/)).toBeDefined();
  const open = screen.getByText('貸借対照表の左右').closest('details');
  expect(open?.open).toBe(true);
});

test('before the general meeting the year is a draft', async () => {
  show(midoridaiYear({ isFinal: false }));
  expect(await screen.findByText('承認前（案）')).toBeDefined();
  expect(screen.getAllByRole('heading', { name: '収支報告書（案）' }).length).toBeGreaterThan(0);
});

test('the papers stand in the order of the book, with 合算 and 財産目録 at the end', async () => {
  show();
  await screen.findByText('承認ずみ');
  const papers = screen.getByRole('region', { name: '2025年度の決算書' });
  const tables = within(papers)
    .getAllByRole('table')
    .map((table) => table.querySelector('caption')?.textContent);
  expect(tables).toEqual([
    '管理費会計の収支報告書',
    '管理費会計の資産',
    '管理費会計の負債と正味財産',
    '修繕積立金会計の収支報告書',
    '修繕積立金会計の資産',
    '修繕積立金会計の負債と正味財産',
    '全会計を合わせた収支報告書',
    '全会計を合わせた貸借対照表',
    '組合全体の財産目録',
  ]);
});

test('a year that still runs shows what its settlement will need', async () => {
  show(midoridaiYear({ today: '2025-12-01', isFinal: false }));
  expect(await screen.findByText(/まだ終わっていない年度です/)).toBeDefined();
  expect(screen.getByText('この年度は、2026年3月31日まで続きます。')).toBeDefined();
  expect(screen.queryByRole('button', { name: '決算の案を作る' })).toBeNull();
});

const opened = { isFinal: false, canIssue: true };
const done = {
  id: 'over',
  title: '年度の終わり',
  state: 'done',
  sentence: '',
  advice: '',
} as const;
const differs = {
  key: 'X18 電気の未払金',
  id: 'X18',
  title: '未払金の支払',
  severity: 'warning',
  subject: '電気の未払金',
  leftYen: 96_240,
  rightYen: 0,
  holds: false,
  comment: '',
} as const;

test('a difference needs words before the draft is made', async () => {
  const year = midoridaiYear({ isFinal: false });
  const page = show(year, { ...opened, items: [done], checks: [differs] });
  fireEvent.click(await screen.findByRole('button', { name: '決算の案を作る' }));
  expect(await screen.findByText('理由の書いていない差が、1件あります。')).toBeDefined();
  page.answerWith(answer(issueDraft, {}));
  fireEvent.change(screen.getByLabelText('電気の未払金'), { target: { value: '四月に支払い' } });
  fireEvent.click(screen.getByRole('button', { name: '決算の案を作る' }));
  await waitFor(() =>
    expect(page.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      comments: [{ key: differs.key, text: '四月に支払い' }],
    }),
  );
});

test('a certificate is typed as it is printed, and what differs is asked for', async () => {
  const year = midoridaiYear({ isFinal: false });
  const page = show(year, opened);
  const [form] = await screen.findAllByText('証明書の額を入れる');
  if (!form) throw new Error('no form');
  fireEvent.click(form);
  const row = within(form.closest('li') ?? form);
  fireEvent.click(row.getByRole('button', { name: '保存する' }));
  expect(await row.findByText('証明書の額を、円の数字で入れてください。')).toBeDefined();
  fireEvent.change(row.getByLabelText('証明書の額'), { target: { value: '１，０００' } });
  fireEvent.change(row.getByLabelText('ちがう理由'), { target: { value: '四月一日の入金' } });
  page.answerWith(answer(saveCertificate, {}));
  fireEvent.click(row.getByRole('button', { name: '保存する' }));
  await waitFor(() =>
    expect(page.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      amountYen: 1_000,
      note: '四月一日の入金',
    }),
  );
});

const typed = (year = midoridaiYear({ isFinal: false })) => {
  const [first, ...others] = midoridaiSettlement(year, opened).certificates;
  if (!first) throw new Error('no certificate');
  return { year, first: { ...first, certificateYen: first.ledgerYen }, others };
};

test('beside a figure the paper of the bank can be put', async () => {
  const { year, first, others } = typed();
  show(year, { ...opened, certificates: [first, ...others] });
  fireEvent.click(await screen.findByRole('button', { name: /証明書の紙を付ける$/ }));
  expect(screen.getByLabelText('残高証明書を選ぶ')).toBeDefined();
});

test('the paper of the bank is named, and taken off again', async () => {
  const { year, first, others } = typed();
  const paper = { voucherId: '00000000-0000-4000-8000-000000000001', fileName: '残高証明書.pdf' };
  const page = show(year, { ...opened, certificates: [{ ...first, paper }, ...others] });
  expect(await screen.findByText('証明書の紙：残高証明書.pdf')).toBeDefined();
  expect(screen.getByRole('button', { name: /証明書の紙を見る$/ })).toBeDefined();
  page.answerWith(answer(putCertificatePaper, {}));
  fireEvent.click(screen.getByRole('button', { name: 'はずす' }));
  await waitFor(() =>
    expect(page.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ voucherId: null }),
  );
});
