import { expect, test } from 'vitest';
import type { BankLine } from '#contract/bank.ts';
import { withLookups } from '#web/lib/books/use-books.ts';
import { exampleChart, ids } from '#web/testing/example-books.ts';
import { firstDraft, judgeChange, withPart } from './change-draft.ts';

const books = withLookups(exampleChart);

function line(openYen: number, facts: Partial<BankLine> = {}): BankLine {
  return {
    id: ids.entry,
    bankAccountId: ids.entry,
    accountId: ids.bank,
    fundId: ids.general,
    heldOn: '2026-10-20',
    amountYen: openYen,
    openYen,
    balanceYen: null,
    kind: '',
    text: 'ﾃﾞﾝﾘﾖｸ',
    aside: null,
    proposals: [],
    matches: [],
    ...facts,
  };
}

const booked = (postings: readonly { accountId: string; amountYen: number }[] | null) =>
  postings?.map(({ accountId, amountYen }) => [accountId, amountYen]);

test('one sum for one thing, out of the bank account', () => {
  const lines = [line(-8_000)];
  const draft = firstDraft(lines);
  expect(draft.parts).toMatchObject([{ accountId: '', amount: '8,000', fundId: ids.general }]);
  expect(judgeChange(draft, lines, books).fault).toBe('何のお金かを選んでください。');
  const said = {
    summary: '電気料',
    parts: draft.parts.map((it) => ({ ...it, accountId: ids.utilities })),
  };
  expect(booked(judgeChange(said, lines, books).postings)).toEqual([
    [ids.utilities, 8_000],
    [ids.bank, -8_000],
  ]);
});

test('a further part takes what is left, and the parts come to the line', () => {
  const lines = [line(-8_000)];
  const [first] = firstDraft(lines).parts;
  if (!first) throw new Error('one part');
  const one = {
    summary: '電気料',
    parts: [{ ...first, accountId: ids.utilities, amount: '7,560' }],
  };
  expect(judgeChange(one, lines, books).fault).toContain(
    '合計は7,560円です。明細の8,000円と同じに',
  );
  const two = withPart(one, lines);
  expect(two.parts[1]?.amount).toBe('440');
  const said = {
    ...two,
    parts: two.parts.map((it, at) => (at === 1 ? { ...it, accountId: ids.bankFees } : it)),
  };
  expect(booked(judgeChange(said, lines, books).postings)).toEqual([
    [ids.utilities, 7_560],
    [ids.bankFees, 440],
    [ids.bank, -8_000],
  ]);
});

test('a closed month is told in words', () => {
  const lines = [line(-8_000, { heldOn: '2026-09-20' })];
  const said = {
    summary: '電気料',
    parts: firstDraft(lines).parts.map((it) => ({ ...it, accountId: ids.utilities })),
  };
  expect(judgeChange(said, lines, books).fault).toContain('締めてあります');
});
