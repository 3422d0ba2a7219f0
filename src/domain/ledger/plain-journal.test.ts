import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainJournal } from './plain-journal.ts';
import { anyBooks } from './testing/any-books.ts';
import { accountId, exampleChart, generalFund } from './testing/example-chart.ts';

const chart = exampleChart.filter(({ code }) => ['1120', '3110', '5120'].includes(code));

function line(code: string, amountYen: number, counterpartyId: string | null = null) {
  return { fundId: generalFund.id, accountId: accountId(code), amountYen, counterpartyId };
}

const input = {
  title: 'みどり台マンション管理組合',
  funds: [generalFund],
  accounts: chart,
  opening: { on: '2026-04-01', balances: [line('1120', 500_000), line('3110', -500_000)] },
  entries: [
    {
      id: 'e',
      key: 'e',
      number: 12,
      origin: 'manual',
      reversesId: null,
      postedOn: '2026-04-20',
      summary: '電気代;  3月分 | 共用部\n(確定)',
      postings: [line('5120', 96_240, 'power'), line('1120', -96_240)],
    },
  ],
  counterpartyNames: new Map([['power', 'みどり電力, 法人課 [2026-01-01] date:2']]),
} as const;

describe('the journal as plain text', () => {
  it('declares the accounts, then writes the opening and each entry', () => {
    expect([...plainJournal(input)].join('')).toBe(`; みどり台マンション管理組合

account Assets
    ; type: A
account Liabilities
    ; type: L
account Equity
    ; type: E
account Income
    ; type: R
account Expenses
    ; type: X
account Assets:1120 普通預金
account Equity:3110 前期繰越収支差額
account Expenses:5120 水道光熱費

2026-04-01 前期からの繰越
    Assets:1120 普通預金:管理費会計  500000 JPY
    Equity:3110 前期繰越収支差額:管理費会計  -500000 JPY

2026-04-20 (12) 電気代； 3月分 ｜ 共用部 (確定)
    Expenses:5120 水道光熱費:管理費会計  96240 JPY  ; 取引先: みどり電力、 法人課 ［2026-01-01］ date：2
    Assets:1120 普通預金:管理費会計  -96240 JPY

`);
  });

  it('lets no name break the form', () => {
    const accounts = chart.map((account) => ({
      ...account,
      name: ` 普通:預金  ;\t（${account.code}）\n 支店　`,
    }));
    const text = [...plainJournal({ ...input, accounts })].join('');
    expect(text).toContain('    Assets:1120 普通：預金 ； （1120） 支店:管理費会計  500000 JPY\n');
  });

  it('can be read back: every amount of any books stands in it once', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { funds, accounts, entries } = anyBooks(seed);
        const given = { title: '', funds, accounts, entries, opening: null };
        const text = [...plainJournal({ ...given, counterpartyNames: new Map() })].join('');
        const read = text
          .split('\n')
          .map((row) => /^ {4}\S+:(\d{4}) .*? {2}(-?\d+) JPY$/.exec(row))
          .filter((found) => found !== null)
          .map(([, code, yen]) => [accountId(code ?? ''), Number(yen)]);
        expect(read).toEqual(
          entries.flatMap(({ postings }) =>
            postings.map((posting) => [posting.accountId, posting.amountYen]),
          ),
        );
      }),
      { numRuns: 300 },
    );
  });
});
