import { describe, expect, it } from 'vitest';
import {
  accountId,
  exampleChart,
  generalFund,
  reserveFund,
} from '#domain/ledger/testing/example-chart.ts';
import { type CloseItem, type MonthFacts, monthClose } from './month-close.ts';

const bank = { name: '普通預金（みどり坂支店）', ledgerYen: 1_283_860, statementYen: 1_283_860 };

const good: MonthFacts = {
  endsOn: '2026-04-30',
  accounts: exampleChart,
  balances: [
    { fundId: generalFund.id, accountId: accountId('5310'), amountYen: 100_000 },
    { fundId: reserveFund.id, accountId: accountId('4230'), amountYen: -100_000 },
  ],
  bankAccounts: [bank],
  openSuspense: [{ postedOn: '2026-03-02', summary: '名義不明の入金', amountYen: 15_400 }],
  withoutVoucher: [],
  unbookedPapers: 0,
  receivables: { ledgerYen: 148_600, byDwellingYen: 148_600 },
  lines: { openCount: 0, unbookedCount: 0 },
  entryCount: 24,
  highestNumber: 24,
};

function itemOf(id: CloseItem['id'], change: Partial<MonthFacts>) {
  const { items, canClose } = monthClose({ ...good, ...change });
  const item = items.find((each) => each.id === id);
  return [item?.state, item?.sentence, canClose];
}

describe('the check of a month before it is closed', () => {
  it('finds a good month ready, with nothing left to do', () => {
    const { items, canClose } = monthClose(good);
    expect(canClose).toBe(true);
    expect(items.filter(({ state, advice }) => state !== 'done' || advice !== '')).toEqual([]);
    expect(items).toHaveLength(8);
  });

  it('says by how much passbook and books are apart', () => {
    expect(itemOf('banks', { bankAccounts: [{ ...bank, statementYen: 1_284_300 }] })).toEqual([
      'open',
      '2026年4月30日の普通預金（みどり坂支店）は、通帳が1,284,300円、帳簿が1,283,860円で、440円ちがいます。',
      false,
    ]);
  });

  it('lets a person look at what nobody knows, but not close without the balance of a bank', () => {
    expect(itemOf('banks', { bankAccounts: [{ ...bank, statementYen: null }] })).toEqual([
      'needed',
      '2026年4月30日の通帳の残高が、まだ入っていません（普通預金（みどり坂支店））。',
      false,
    ]);
    expect(itemOf('unbooked', { lines: null })[0]).toBe('unknown');
    expect(
      itemOf('receivables', { receivables: { ledgerYen: 148_600, byDwellingYen: null } })[0],
    ).toBe('unknown');
  });

  it('counts the bills that are read and not booked', () => {
    expect(itemOf('papers', { unbookedPapers: 2 })).toEqual([
      'unknown',
      '記帳していない請求書・領収書が2件あります。',
      true,
    ]);
  });

  it('finds suspense from the 91st day on, the oldest first', () => {
    const older = { postedOn: '2026-01-29', summary: '工事の仮払い', amountYen: 50_000 };
    const edge = { ...older, postedOn: '2026-01-30' };
    expect(itemOf('suspense', { openSuspense: [edge] })[0]).toBe('done');
    expect(itemOf('suspense', { openSuspense: [edge, older] })).toEqual([
      'open',
      '90日を過ぎたものが1件あります。いちばん古いのは2026年1月29日の「工事の仮払い」50,000円です。',
      false,
    ]);
  });

  it('counts what is not booked and what has no voucher', () => {
    const unbooked = (openCount: number, unbookedCount: number) =>
      itemOf('unbooked', { lines: { openCount, unbookedCount } })[1];
    expect([unbooked(15, 4), unbooked(3, 0), unbooked(3, 3)]).toEqual([
      '銀行の明細のうち15件を、まだ確かめていません。そのうち4件は、帳簿にまだありません。',
      '銀行の明細のうち3件を、まだ確かめていません。どれも帳簿にはあります。',
      '銀行の明細のうち3件を、まだ確かめていません。どれも帳簿にまだありません。',
    ]);
    const payments = [
      { postedOn: '2026-04-08', summary: '電球', amountYen: 1_280 },
      { postedOn: '2026-04-09', summary: '切手', amountYen: 840 },
    ];
    expect(itemOf('vouchers', { withoutVoucher: payments })).toEqual([
      'unknown',
      '証憑のない支払が2件、合わせて2,120円あります。',
      true,
    ]);
  });

  it('compares dwellings, funds and numbers with the books', () => {
    expect(
      itemOf('receivables', { receivables: { ledgerYen: 148_600, byDwellingYen: 133_200 } })[1],
    ).toBe('未収金は、帳簿が148,600円、住戸ごとの合計が133,200円で、15,400円ちがいます。');
    expect(itemOf('funds', { balances: good.balances.slice(0, 1) })[1]).toBe(
      '繰り出した額は100,000円、繰り入れた額は0円で、合いません。',
    );
    const lent = { fundId: generalFund.id, accountId: accountId('1910'), amountYen: 7_000 };
    expect(itemOf('funds', { balances: [...good.balances, lent] })[1]).toBe(
      '貸した額は7,000円、借りた額は0円で、合いません。',
    );
    expect(itemOf('numbers', { entryCount: 23 })[0]).toBe('open');
    expect(itemOf('numbers', { entryCount: 0, highestNumber: 0 })[1]).toBe(
      '伝票は、まだありません。',
    );
  });
});
