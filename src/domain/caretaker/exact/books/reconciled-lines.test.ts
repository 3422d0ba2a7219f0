import { expect, test } from 'vitest';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import type { CloseItem } from '#domain/statements/month-close.ts';
import type { Books } from './books.ts';
import { reconciledLines } from './reconciled-lines.ts';

const banks = (state: CloseItem['state'], sentence: string, advice = ''): CloseItem => ({
  id: 'banks',
  title: '銀行の残高と帳簿',
  state,
  sentence,
  advice,
});

type Asked = {
  readonly month?: string | null;
  readonly fiscalYear?: number;
  readonly readsLedger?: boolean;
};

function linesFor(
  items: readonly CloseItem[],
  { month = null, fiscalYear = 2026, readsLedger = true }: Asked = {},
) {
  const books = {
    today: '2026-11-21',
    readsLedger,
    years: [{ fiscalYear: 2026 }],
    openMonth: { month: '2026-10', endsOn: '2026-10-31', items },
  } as unknown as Books;
  const period = { fiscalYear, month };
  const question = {
    kind: 'reconciled',
    period,
    fund: undefined,
    account: undefined,
    payee: undefined,
  } as const;
  return reconciledLines({ question, books, facts: exampleFacts, year: undefined })?.map(
    ({ markdown }) => markdown,
  );
}

test('the verdict is that of the close, with its day, its sentence and what to do', () => {
  const [same] =
    linesFor([banks('done', '2026年10月31日の残高は、どの口座も通帳と同じです。')]) ?? [];
  expect(same).toBe(
    '通帳と帳簿は、**合っています**。2026年10月31日の残高は、どの口座も通帳と同じです。',
  );
  const apart = linesFor([banks('open', '普通預金は100円ちがいます。', '見くらべてください。')]);
  expect(apart?.[0]).toBe('通帳と帳簿は、**合っていません**。普通預金は100円ちがいます。');
  expect(apart?.[1]).toBe('- 見くらべてください。');
  expect(linesFor([banks('needed', 'まだ入っていません。')])?.[0]).toContain('確かめられません');
});

test('a month that is not the open one, and one that is not over, are told when they are compared', () => {
  const done = banks('done', '同じです。');
  for (const lines of [linesFor([done], { month: '2026-09' }), linesFor([])]) {
    expect(lines?.[0]).toContain('次に見くらべるのは2026年10月');
  }
});

test('an older year is left to its papers, and whoever does not read the ledger is told so', () => {
  const done = banks('done', '同じです。');
  expect(linesFor([done], { fiscalYear: 2025 })).toBeUndefined();
  expect(linesFor([done], { readsLedger: false })?.[0]).toContain('役員と管理会社だけ');
});
