import type { BillingItem, Tariff } from '#domain/billing/tariff.ts';

function item(
  place: number,
  facts: Partial<BillingItem> & Pick<BillingItem, 'id' | 'name'>,
): BillingItem {
  return {
    basis: 'area',
    proration: 'whole',
    roundToYen: 10,
    fundId: 'G',
    incomeId: `41${place}0`,
    receivableId: `121${place}`,
    advanceId: `212${place}`,
    rates: [],
    ...facts,
  };
}

/** 305 has 70.00 ㎡ and a parking space, 702 has 84.60 ㎡ and nothing else. */
export const exampleTariff: Tariff = {
  items: [
    item(1, {
      id: 'management',
      name: '管理費',
      rates: [{ kind: '', fromMonth: '2020-04', sen: 22_000 }],
    }),
    item(2, {
      id: 'reserve',
      name: '修繕積立金',
      fundId: 'R',
      rates: [
        { kind: '', fromMonth: '2020-04', sen: 20_000 },
        { kind: '', fromMonth: '2026-04', sen: 25_000 },
      ],
    }),
    item(3, {
      id: 'parking',
      name: '駐車場',
      basis: 'contract',
      proration: 'days',
      roundToYen: 1,
      rates: [
        { kind: '平置き', fromMonth: '2020-04', sen: 1_000_000 },
        { kind: '機械式', fromMonth: '2020-04', sen: 800_000 },
      ],
    }),
    item(4, {
      id: 'bicycle',
      name: '駐輪場',
      basis: 'contract',
      proration: 'from-next',
      roundToYen: 1,
      rates: [{ kind: '自転車', fromMonth: '2020-04', sen: 20_000 }],
    }),
  ],
  dwellings: [
    { id: '305', number: '305', area: 7_000, shareNumerator: 7_000, shareDenominator: 15_460 },
    { id: '702', number: '702', area: 8_460, shareNumerator: 8_460, shareDenominator: 15_460 },
  ],
  contracts: [
    {
      id: 'p3',
      dwellingId: '305',
      itemId: 'parking',
      kind: '平置き',
      label: 'No.3',
      count: 1,
      startsOn: '2021-05-01',
      endsOn: null,
    },
  ],
  extras: [],
};
