import { expect, test } from 'vitest';
import { exampleChart, generalFund } from '#domain/ledger/testing/example-chart.ts';
import { certificateRows } from '#domain/statements/close/certificates.ts';
import type { PackStyle } from './pack-style.ts';
import { auditPaper, notesPaper } from './word-papers.ts';

const [bank] = exampleChart.filter(({ code }) => code === '1120');
if (!bank) throw new Error('the example has no bank account');
const accounts = [bank, { ...bank, id: 'fixed' }, { ...bank, id: 'settling' }];
const kinds = ['普通預金', '定期預金', '決済用普通預金'];
const style: PackStyle = {
  columns: [],
  periodOf: () => '',
  dayOf: () => '',
  basis: '発生主義',
  sheetBasis: '',
};

function noteOn(yen: readonly number[]): string {
  const certificates = certificateRows({
    funds: [generalFund],
    accounts,
    banks: accounts.map(({ id }, index) => ({
      accountId: id,
      bank: '澄川銀行',
      branch: '',
      kind: kinds[index] ?? '',
      lastDigits: '',
    })),
    certificates: [],
    closing: accounts.map(({ id }, index) => ({
      fundId: generalFund.id,
      accountId: id,
      amountYen: yen[index] ?? 0,
    })),
  });
  const year = { startsOn: '2025-04-01', endsOn: '2026-03-31', style };
  const { blocks } = notesPaper({ sheets: [], certificates, comments: [] }, year);
  return blocks
    .map((it) => (it.kind === 'text' || it.kind === 'heading' ? it.text : ''))
    .join('\n');
}

test('of a bank, what is given back whole and what lies above the limit is said apart', () => {
  expect(noteOn([4_142_880, 10_000_000, 31_000_000])).toContain(
    '1,000万円を超える預金\n澄川銀行：決済用預金31,000,000円は、全額が預金保険で守られます。そのほかの預金は合わせて14,142,880円で、守られる元本1,000万円を4,142,880円超えています。',
  );
});

test('what is within the limit together needs no note', () => {
  expect(noteOn([4_000_000, 6_000_000, 500_000])).not.toContain('1,000万円');
});

test('監査報告書 has a line for each 監事 in office on its day', () => {
  const linesOf = (...terms: readonly { from: string; until: string }[]) => {
    const report = {
      auditedOn: '2026-05-09',
      method: '',
      opinion: 'fair',
      exceptions: '',
      business: '',
    } as const;
    const { blocks } = auditPaper(report, { startsOn: '2025-04-01', endsOn: '2026-03-31' }, terms);
    return blocks.flatMap((it) => (it.kind === 'signature' ? it.lines : []));
  };
  const now = { from: '2025-05-25', until: '2026-05-24' };
  const former = { from: '2024-05-26', until: '2025-05-25' };
  expect(linesOf(former, now)).toEqual(['監事']);
  expect(linesOf(now, now)).toEqual(['監事', '監事']);
  expect(linesOf()).toEqual(['監事']);
});
