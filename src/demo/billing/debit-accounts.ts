import { demoId } from '#demo/demo-id.ts';
import { seedDwellings } from '#demo/dwellings.ts';
import { owners } from '#demo/owners.ts';
import { halfKana } from '#domain/payments/half-kana.ts';
import type { BillingRows } from './row-types.ts';

/** Made up, as the banks are: no bank has these numbers. */
const places = [
  { bank_code: '9911', bank_name: 'ｽﾐｶﾜ', branch_code: '012', branch_name: 'ﾐﾄﾞﾘｻﾞｶ' },
  { bank_code: '9933', bank_name: 'ﾐﾄﾞﾘｻﾞｶｼﾝｷﾝ', branch_code: '001', branch_name: 'ﾎﾝﾃﾝ' },
] as const;

/** 引落口座 of every dwelling, in the name of its first owner. */
export function seedDebitAccounts(): BillingRows['debit_account'] {
  return seedDwellings().map(({ id, number }, at) => ({
    id: demoId('debit_account', number),
    dwelling_id: id,
    ...(at % 3 === 2 ? places[1] : places[0]),
    kind: 'ordinary',
    number: String(1_000_000 + (((at + 1) * 48_271) % 8_999_999)),
    holder: halfKana(kanaOfOwner(number)),
  }));
}

function kanaOfOwner(number: string): string {
  const kana = owners.find(({ dwellings }) => dwellings.includes(number))?.names[0]?.[1];
  if (kana === undefined) throw new Error(`Nobody owns ${number}`);
  return kana;
}
