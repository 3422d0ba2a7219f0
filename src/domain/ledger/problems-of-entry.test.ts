import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewEntry, Posting } from './entry.ts';
import type { BooksLock } from './fiscal-year.ts';
import { problemsOfEntry } from './problems-of-entry.ts';
import { anyBooks } from './testing/any-books.ts';
import { accountId, exampleChart, generalFund, reserveFund } from './testing/example-chart.ts';

const year = { id: 'y', startsOn: '2026-04-01', endsOn: '2027-03-31' };
const frame = {
  accounts: [
    ...exampleChart,
    { ...exampleChart[0], id: 'old', code: '5140-02', name: '旧清掃費', isRetired: true },
  ].map((account) => ({ ...account })) as typeof exampleChart,
  funds: [generalFund, reserveFund],
  years: [year],
  lock: null as BooksLock | null,
  today: '2026-11-22',
};

function line(code: string, amountYen: number, fund = generalFund): Posting {
  return { fundId: fund.id, accountId: accountId(code), amountYen, counterpartyId: null };
}

const good: NewEntry = {
  id: 'e',
  key: 'e',
  postedOn: '2026-04-10',
  origin: 'manual',
  summary: '電気代',
  postings: [line('5120', 96_240), line('1120', -96_240)],
};

const problems = (change: Partial<NewEntry>, lock: BooksLock | null = null) =>
  problemsOfEntry({ ...good, ...change }, { ...frame, lock }).map(({ field, sentence }) => [
    field,
    sentence,
  ]);

describe('what is wrong with an entry', () => {
  it('finds nothing in a good one', () => {
    expect(problems({})).toEqual([]);
  });

  it('names the fund that does not balance, and by how much', () => {
    expect(
      problems({
        postings: [line('5120', 1_000), line('1120', -1_000, reserveFund)],
      }),
    ).toEqual([
      [
        'postings',
        '管理費会計で、借方が貸方より1,000円多くなっています。会計ごとに同じ額にしてください。',
      ],
      [
        'postings',
        '修繕積立金会計で、貸方が借方より1,000円多くなっています。会計ごとに同じ額にしてください。',
      ],
    ]);
  });

  it('says beside the field what is missing', () => {
    expect(
      problems({
        summary: ' ',
        postings: [{ fundId: '', accountId: '', amountYen: 0, counterpartyId: null }],
      }),
    ).toEqual([
      ['summary', '何のお金か、摘要に入れてください。'],
      ['postings', '借方と貸方に、それぞれ1行以上入れてください。'],
      ['postings.0.fundId', '会計区分を選んでください。'],
      ['postings.0.accountId', '勘定科目を選んでください。'],
      ['postings.0.amountYen', '金額を入れてください。'],
    ]);
  });

  it('refuses sums that the books do not take', () => {
    const sentenceOf = (amountYen: number) =>
      problems({ postings: [line('5120', amountYen), line('1120', -amountYen)] })[0]?.[1];
    const tooMuch = '金額が大きすぎます。999,999,999,999円までの数で入れてください。';
    expect(sentenceOf(999_999_999_999)).toBeUndefined();
    expect(sentenceOf(1_000_000_000_000)).toBe(tooMuch);
    expect(sentenceOf(2 ** 53)).toBe(tooMuch);
    expect(sentenceOf(Number.POSITIVE_INFINITY)).toBe(tooMuch);
    expect(sentenceOf(0.5)).toBe('金額は、円の整数で入れてください。');
    expect(sentenceOf(Number.NaN)).toBe('金額を入れてください。');
  });

  it('refuses a day that is none, outside every year, or closed', () => {
    const lock: BooksLock = { lockedUntil: '2026-04-30', isFinal: false };
    expect(problems({ postedOn: '2026-02-30' })).toEqual([
      ['postedOn', '日付が暦にありません。例：2026-11-21'],
    ]);
    expect(problems({ postedOn: '2027-04-01' })).toEqual([
      [
        'postedOn',
        '2027年4月1日は会計年度の外です。2026年4月1日から2027年3月31日までの日付にしてください。',
      ],
    ]);
    expect(problems({ postedOn: '2026-04-30' }, lock)).toEqual([
      ['postedOn', '2026年4月30日までは締めてあります。2026年5月1日以降の日付にしてください。'],
    ]);
    expect(problems({ postedOn: '2026-05-01' }, lock)).toEqual([]);
    expect(problems({ postedOn: '2026-04-30' }, { ...lock, isFinal: true })[0]?.[1]).toContain(
      '総会で承認されています',
    );
  });

  it('refuses retired accounts and those of another association', () => {
    const of = (id: string) =>
      problems({ postings: [{ ...line('5120', 1), accountId: id }, line('1120', -1)] });
    expect(of('old')).toEqual([
      [
        'postings.0.accountId',
        '「旧清掃費」は、今は使わない科目です。ほかの科目を選んでください。',
      ],
    ]);
    expect(of('somewhere else')).toEqual([['postings.0.accountId', '勘定科目を選んでください。']]);
  });

  it('takes no day to come for money that moved, and any day for what is only owed', () => {
    expect(problems({ postedOn: '2026-11-22' })).toEqual([]);
    expect(problems({ postedOn: '2026-11-23' })).toEqual([
      [
        'postedOn',
        '2026年11月23日は、まだ来ていません。お金が動いたあとで、その日付を入れてください。',
      ],
    ]);
    const postings = [line('5120', 96_240), line('2110', -96_240)];
    expect(problems({ postedOn: '2026-11-23', postings })).toEqual([]);
  });

  it('keeps what was carried forward free from the postings of a year', () => {
    const postings = [line('1120', 500), line('3110', -500)];
    expect(problems({ postings })[0]?.[0]).toBe('postings.1.accountId');
    expect(problems({ postings, origin: 'opening' })).toEqual([]);
  });

  it('refuses a summary that does not fit a page', () => {
    expect(problems({ summary: 'あ'.repeat(200) })).toEqual([]);
    expect(problems({ summary: 'あ'.repeat(201) })).toEqual([
      ['summary', '摘要が長すぎます。200字以内にしてください。'],
    ]);
  });

  it('finds nothing in any entry of any books, and something once a yen is added', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const books = anyBooks(seed);
        const own = { ...books, lock: null, today: null };
        for (const entry of books.entries) {
          const [first, ...rest] = entry.postings;
          if (!first) throw new Error('an entry without postings');
          // From −1 yen to nothing would be a zero line: that is a problem as well.
          const dearer = [{ ...first, amountYen: first.amountYen + 1 }, ...rest];
          expect(problemsOfEntry(entry, own)).toEqual([]);
          expect(problemsOfEntry({ ...entry, postings: dearer }, own)).not.toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
