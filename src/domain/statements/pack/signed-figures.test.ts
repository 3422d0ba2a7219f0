import { expect, test } from 'vitest';
import { exampleChart, generalFund } from '#domain/ledger/testing/example-chart.ts';
import { type Certificate, certificateRows } from '#domain/statements/close/certificates.ts';
import { signedFigures } from './signed-figures.ts';

const bank = exampleChart.filter(({ code }) => code === '1120');
const accountId = bank[0]?.id ?? '';
const certificate: Certificate = {
  accountId,
  amountYen: 500,
  inTransitYen: 0,
  note: '',
  originalSeenOn: null,
  originalYen: null,
  originalPaper: null,
  paper: null,
};

function signed(own: Partial<Certificate>, ledgerYen = 500) {
  const certificates = certificateRows({
    funds: [generalFund],
    accounts: bank,
    banks: [],
    certificates: [{ ...certificate, ...own }],
    closing: [{ fundId: generalFund.id, accountId, amountYen: ledgerYen }],
  });
  return signedFigures({ statements: [], cash: null, sheets: [], certificates });
}

test('one yen in the books or on a certificate is another signature; who has seen the paper is not', () => {
  expect(signed({ originalSeenOn: '2026-05-10' })).toBe(signed({}));
  expect(signed({ amountYen: 501 })).not.toBe(signed({}));
  expect(signed({ inTransitYen: 1 })).not.toBe(signed({}));
  expect(signed({}, 501)).not.toBe(signed({}));
});
