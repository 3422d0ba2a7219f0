import { demoId } from '#demo/demo-id.ts';
import { demoUser } from '#demo/demo-user.ts';
import { type Company, counterpartyId } from '#demo/ledger/companies.ts';
import type { PaymentRows } from './row-types.ts';

/** Made up, as the banks are: no bank has these numbers. */
const sumikawa = {
  bank_code: '9911',
  bank_name: 'ｽﾐｶﾜ',
  branch_code: '012',
  branch_name: 'ﾐﾄﾞﾘｻﾞｶ',
} as const;
const shinkin = {
  bank_code: '9933',
  bank_name: 'ﾐﾄﾞﾘｻﾞｶｼﾝｷﾝ',
  branch_code: '001',
  branch_name: 'ﾎﾝﾃﾝ',
} as const;

const payees: readonly (readonly [
  company: Company,
  place: typeof sumikawa | typeof shinkin,
  number: string,
  holder: string,
])[] = [
  ['management', sumikawa, '0810021', 'ｶ)ﾐﾄﾞﾘｶﾝｻﾞｲ'],
  ['elevator', sumikawa, '0820035', 'ｱｻﾋｼﾖｳｺｳｷﾒﾝﾃﾅﾝｽ(ｶ'],
  ['parking', shinkin, '1203344', 'ｶﾝﾄｳﾊﾟ-ｷﾝｸﾞﾒﾝﾃ(ｶ'],
  ['fire', shinkin, '1205521', 'ｼﾖｳﾅﾝﾎﾞｳｻｲｾﾂﾋﾞ(ｶ'],
  ['water', sumikawa, '0833107', 'ﾀﾏｶﾞﾜｽｲﾄﾞｳｾﾂﾋﾞ(ｶ'],
  ['garden', shinkin, '1300078', 'ﾐﾄﾞﾘｻﾞｶｿﾞｳｴﾝ'],
  ['architects', sumikawa, '0845012', 'ｽﾐｶﾜｾﾂｹｲｼﾂ'],
];

const sources = [
  ['general:澄川銀行:みどり坂支店:普通預金', '0524182', '9900000021'],
  ['reserve:澄川銀行:みどり坂支店:決済用普通預金', '0524190', '9900000022'],
] as const;

/** 支払先の口座, agreed to by two when each company began, and the accounts that money goes out from. */
export function seedPayments(agmYear: number): PaymentRows {
  const asked = `${agmYear - 2}-05-20T10:00:00+09:00`;
  const approved = `${agmYear - 2}-05-21T10:00:00+09:00`;
  return {
    payee_account: payees.map(([company, place, number, holder]) => ({
      id: demoId('payee_account', company),
      counterparty_id: counterpartyId(company),
      ...place,
      kind: 'ordinary',
      number,
      holder,
      reason: '契約書に書かれた口座です。',
      asked_as: 'treasurer',
      asked_by: demoUser.id,
      asked_at: asked,
      approved_as: 'chair',
      approved_by: demoUser.id,
      approved_at: approved,
    })),
    transfer_source: sources.map(([account, number, code]) => ({
      id: demoId('transfer_source', account),
      bank_account_id: demoId('bank_account', account),
      ...sumikawa,
      kind: 'ordinary',
      number,
      consignor_code: code,
      consignor_name: 'ﾐﾄﾞﾘｻﾞｶﾚｼﾞﾃﾞﾝｽｶﾝﾘｸﾐｱｲ',
    })),
  };
}
