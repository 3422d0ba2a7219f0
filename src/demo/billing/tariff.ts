import { demoId } from '#demo/demo-id.ts';
import { seedDwellings, unitPrice } from '#demo/dwellings.ts';
import { accountId } from '#demo/ledger/chart.ts';
import type { LedgerFund } from '#demo/ledger/draft.ts';
import { fundId } from '#demo/ledger/journal.ts';
import { parkingFee, seedParking } from '#demo/parking.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { BillingItemRow, DwellingContractRow, TariffRateRow } from './row-types.ts';

type Told = Pick<BillingItemRow, 'name' | 'basis' | 'proration' | 'round_to_yen'> & {
  readonly key: ItemKey;
  readonly fund: LedgerFund;
  readonly codes: readonly [income: string, receivable: string, advance: string];
};
type ItemKey = 'late' | 'management' | 'reserve' | 'parking' | 'bicycle';

const handover: IsoDate = '2009-04-01';
const firstMonth = '2009-04';

/** In the order of 規約第60条第5項. */
const items: readonly Told[] = [
  told('late', '遅延損害金', 'flat', ['4330', '1210', '2120']),
  told('management', '管理費', 'area', ['4110', '1210', '2120']),
  { ...told('reserve', '修繕積立金', 'area', ['4210', '1211', '2121']), fund: 'reserve' },
  // 日割り by the rules of 駐車場, free until the next month by those of 駐輪場.
  { ...told('parking', '駐車場使用料', 'contract', ['4120', '1212', '2122']), proration: 'days' },
  {
    ...told('bicycle', '駐輪場・バイク使用料', 'contract', ['4130', '1213', '2123']),
    proration: 'from-next',
  },
];

function told(key: ItemKey, name: string, basis: Told['basis'], codes: Told['codes']): Told {
  const round_to_yen = basis === 'area' ? 10 : 1;
  return { key, name, basis, codes, fund: 'general', proration: 'whole', round_to_yen };
}

function itemId(key: ItemKey): string {
  return demoId('billing_item', key);
}

export function seedItems(): readonly BillingItemRow[] {
  return items.map(({ key, fund, codes: [income, receivable, advance], ...facts }, index) => ({
    id: itemId(key),
    place: index + 1,
    ...facts,
    fund_id: fundId(fund),
    income_account_id: accountId(income),
    receivable_account_id: accountId(receivable),
    advance_account_id: accountId(advance),
  }));
}

/** 修繕積立金 rose in April of y-2. */
export function seedRates(agmYear: number): readonly TariffRateRow[] {
  const rates: readonly (readonly [item: ItemKey, kind: string, from: string, yen: number])[] = [
    ['management', '', firstMonth, unitPrice.management],
    ['reserve', '', firstMonth, unitPrice.reserveBeforeRaise],
    ['reserve', '', `${agmYear - 2}-04`, unitPrice.reserve],
    ['parking', '機械式', firstMonth, parkingFee.mechanical],
    ['parking', '平置き', firstMonth, parkingFee.flat],
    ['bicycle', '自転車', firstMonth, 200],
    ['bicycle', 'バイク', firstMonth, 1_500],
  ];
  return rates.map(([item, kind, from_month, yen]) => ({
    id: demoId('tariff_rate', `${item}:${kind}:${from_month}`),
    item_id: itemId(item),
    kind,
    from_month,
    sen: yen * 100,
  }));
}

/** Nobody rides from these: two are empty, the others could not be debited for their dues alone. */
const withoutBicycles = ['104', '202', '204', '304', '406', '603', '702', '1001'];
const withTwoBicycles = 32;
const withMotorcycles = ['103', '303', '604', '901'];

/** 84 bicycles and four motorcycles; one bicycle went with March of the year before. */
export function seedDwellingContracts(agmYear: number): readonly DwellingContractRow[] {
  const riders = seedDwellings()
    .map(({ number }) => number)
    .filter((number) => !withoutBicycles.includes(number));
  return [
    ...seedParking().flatMap(({ number, kind, dwelling_id }) =>
      dwelling_id === null
        ? []
        : contract(`parking:${number}`, {
            dwelling_id,
            item_id: itemId('parking'),
            kind: kind === 'mechanical' ? '機械式' : '平置き',
            label: `No.${number}`,
          }),
    ),
    ...riders.flatMap((number, index) =>
      bicycles(number, { count: index < withTwoBicycles ? 2 : 1 }),
    ),
    ...bicycles(riders.at(-1) ?? '', { ends_on: `${agmYear}-03-31`, label: '2台目' }),
    ...withMotorcycles.flatMap((number) => bicycles(number, { kind: 'バイク' })),
  ];
}

function bicycles(number: string, facts: Partial<DwellingContractRow>) {
  const { kind = '自転車', label = '' } = facts;
  return contract(`bicycle:${number}:${kind}${label}`, {
    dwelling_id: demoId('dwelling', number),
    item_id: itemId('bicycle'),
    kind,
    label,
    ...facts,
  });
}

type ContractFacts = Partial<DwellingContractRow> &
  Pick<DwellingContractRow, 'dwelling_id' | 'item_id' | 'kind' | 'label'>;

function contract(key: string, facts: ContractFacts): readonly DwellingContractRow[] {
  const id = demoId('dwelling_contract', key);
  return [{ id, count: 1, starts_on: handover, ends_on: null, ...facts }];
}
