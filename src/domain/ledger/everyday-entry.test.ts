import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EverydayForm, entryOfForm, problemsOfForm } from './everyday-entry.ts';
import { problemsOfEntry } from './problems-of-entry.ts';
import { accountId, exampleChart, generalFund, reserveFund } from './testing/example-chart.ts';

const heading = { id: 'e', key: 'e', postedOn: '2026-04-10', summary: '電気代' };
const names = new Map(exampleChart.map(({ id, name }) => [id, name]));
const bank = accountId('1120');
const inGeneral = { fundId: generalFund.id, accountId: bank };
const inReserve = { fundId: reserveFund.id, accountId: bank };

function booked(form: EverydayForm) {
  const { postings } = entryOfForm(form, heading, exampleChart);
  return postings.map(({ fundId, accountId: id, amountYen }) => [
    fundId === generalFund.id ? '管理費' : '積立金',
    names.get(id),
    amountYen,
  ]);
}

const faults = (form: EverydayForm, chart = exampleChart) =>
  problemsOfForm(form, chart).map(({ field, sentence }) => [field, sentence]);

const paid: EverydayForm = {
  form: 'paid',
  fundId: generalFund.id,
  forAccountId: accountId('5120'),
  fromAccountId: bank,
  amountYen: 96_240,
  fee: { accountId: accountId('5210'), amountYen: 330 },
  counterpartyId: 'power',
};

const moved: EverydayForm = {
  form: 'moved',
  from: inGeneral,
  to: inReserve,
  amountYen: 100_000,
  meaning: 'transfer',
};

describe('an entry from words of every day', () => {
  it('books what was paid, with the fee of the bank', () => {
    expect(booked(paid)).toEqual([
      ['管理費', '水道光熱費', 96_240],
      ['管理費', '支払手数料', 330],
      ['管理費', '普通預金', -96_570],
    ]);
    expect(entryOfForm(paid, heading, exampleChart).origin).toBe('payment');
  });

  it('books what came in', () => {
    const { form: _, fromAccountId: __, fee: ___, ...rest } = paid;
    expect(
      booked({ ...rest, form: 'received', forAccountId: accountId('4390'), intoAccountId: bank }),
    ).toEqual([
      ['管理費', '普通預金', 96_240],
      ['管理費', '雑収入', -96_240],
    ]);
  });

  it('books a move within a fund as two lines', () => {
    const to = { fundId: generalFund.id, accountId: accountId('1110') };
    expect(booked({ ...moved, to })).toEqual([
      ['管理費', '現金', 100_000],
      ['管理費', '普通預金', -100_000],
    ]);
  });

  it.each([
    ['transfer', '他会計へ繰入', '他会計より繰入'],
    ['loan', '他会計貸付金', '他会計借入金'],
    ['repayment', '他会計借入金', '他会計貸付金'],
  ] as const)('books a %s between funds in both of them', (meaning, given, taken) => {
    expect(booked({ ...moved, meaning })).toEqual([
      ['管理費', given, 100_000],
      ['管理費', '普通預金', -100_000],
      ['積立金', '普通預金', 100_000],
      ['積立金', taken, -100_000],
    ]);
  });

  it('books what is to be paid, then what was paid of it', () => {
    const owed: EverydayForm = {
      form: 'owed',
      fundId: reserveFund.id,
      forAccountId: accountId('6130'),
      amountYen: 1_166_000,
      counterpartyId: 'surveyor',
    };
    expect(booked(owed)).toEqual([
      ['積立金', '調査診断費', 1_166_000],
      ['積立金', '未払金', -1_166_000],
    ]);
    expect(
      booked({
        form: 'settled',
        fundId: reserveFund.id,
        fromAccountId: bank,
        amountYen: 1_166_000,
        openYen: 1_166_000,
        fee: null,
        counterpartyId: 'surveyor',
      }),
    ).toEqual([
      ['積立金', '未払金', 1_166_000],
      ['積立金', '普通預金', -1_166_000],
    ]);
  });

  it('owes it to the person who paid for the association', () => {
    const form: EverydayForm = {
      form: 'advanced',
      fundId: generalFund.id,
      forAccountId: accountId('5180'),
      amountYen: 1_280,
      personId: 'chair',
    };
    const { postings } = entryOfForm(form, heading, exampleChart);
    expect(booked(form).map(([, name]) => name)).toEqual(['通信・消耗品費', '未払金']);
    expect(postings.map(({ counterpartyId }) => counterpartyId)).toEqual(['chair', 'chair']);
  });

  it('says beside the field what is wrong', () => {
    expect(faults(paid)).toEqual([]);
    expect(faults({ ...paid, amountYen: -5 })).toEqual([
      ['amountYen', '金額は、0より大きい数で入れてください。'],
    ]);
    expect(faults({ ...paid, amountYen: Number.NaN })).toEqual([
      ['amountYen', '金額を入れてください。'],
    ]);
    expect(faults({ ...paid, fee: { accountId: accountId('5210'), amountYen: 0 } })).toEqual([
      ['fee.amountYen', '振込手数料を入れてください。'],
    ]);
    expect(faults({ ...paid, fromAccountId: accountId('5120') })).toEqual([
      ['fromAccountId', '現金か預金の口座を選んでください。'],
    ]);
    expect(faults({ ...moved, to: inGeneral })).toEqual([
      ['to.accountId', '移す元とちがう口座を選んでください。'],
    ]);
  });

  it('wants to know whom one owes, and lets nobody pay more than is open', () => {
    const { form: _, fromAccountId: __, fee: ___, ...rest } = paid;
    expect(faults({ ...rest, form: 'owed', counterpartyId: null })).toEqual([
      ['counterpartyId', '払う相手を選んでください。'],
    ]);
    expect(faults({ ...paid, form: 'settled', openYen: 96_240 })).toEqual([]);
    expect(faults({ ...paid, form: 'settled', openYen: 96_239 })).toEqual([
      ['amountYen', '未払金の残りは96,239円です。それより多い額は入れられません。'],
    ]);
  });

  it('says so where the chart lacks the account that the form needs', () => {
    const chart = exampleChart.filter(({ role }) => role !== 'transfer');
    expect(faults(moved, chart)[0]?.[1]).toContain('設定の科目一覧で加えてください');
    expect(() => entryOfForm(moved, heading, chart)).toThrow('transfer expense');
  });

  it('always balances in each fund', () => {
    const years = [{ id: 'y', startsOn: '2026-04-01', endsOn: '2027-03-31' }];
    const frame = {
      accounts: exampleChart,
      funds: [generalFund, reserveFund],
      years,
      lock: null,
      today: null,
    };
    const amounts = fc.integer({ min: 1, max: 400_000_000_000 });
    const meanings = fc.constantFrom('transfer', 'loan', 'repayment');
    fc.assert(
      fc.property(amounts, amounts, meanings, (amountYen, feeYen, meaning) => {
        const fee = { accountId: accountId('5210'), amountYen: feeYen };
        for (const form of [
          { ...paid, amountYen, fee },
          { ...moved, amountYen, meaning },
        ] as const) {
          expect(problemsOfEntry(entryOfForm(form, heading, exampleChart), frame)).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
