import { type ReliefKind, reliefNames } from '#domain/billing/relief.ts';
import type { Actions, Several } from './action.ts';

const billing = '/demo/accounting?view=billing';
const arrears = '/demo/accounting?view=arrears';
const payments = '/demo/accounting?view=payments';

function reliefs(saying: (kind: string) => string): Several {
  const words = {
    correction: saying(reliefNames.correction),
    waiver: saying(reliefNames.waiver),
    'write-off': saying(reliefNames['write-off']),
  } satisfies Record<ReliefKind, string>;
  return { by: 'kind', words };
}

/** 請求、滞納、支払い */
export const moneyActions = {
  'POST /billing/runs': { kind: 'billing', words: '月の請求を確定しました', at: billing },
  'POST /billing/runs/:runId/undo': {
    kind: 'billing',
    words: '月の請求を取り消しました',
    at: billing,
  },
  'POST /billing/first-tariff': {
    kind: 'billing',
    words: '名簿の額から料金表を作りました',
    at: billing,
  },
  'POST /billing/items': { kind: 'billing', words: '料金表に費目を加えました', at: billing },
  'DELETE /billing/items/:itemId': {
    kind: 'billing',
    words: '料金表の費目を取り消しました',
    at: billing,
  },
  'POST /billing/rates': { kind: 'billing', words: '料金を登録しました', at: billing },
  'POST /billing/contracts': {
    kind: 'billing',
    words: '駐車場などの使用契約を登録しました',
    at: billing,
  },
  'PUT /billing/contracts/:contractId/end': {
    kind: 'billing',
    words: '駐車場などの使用契約を終えました',
    at: billing,
  },
  'POST /billing/extras': { kind: 'billing', words: '請求に加える額を登録しました', at: billing },
  'DELETE /billing/extras/:extraId': {
    kind: 'billing',
    words: '請求に加える額を取り消しました',
    at: billing,
  },
  'PUT /billing/rules': { kind: 'billing', words: '請求の決まりを変えました', at: billing },
  'POST /billing/opening-dues': {
    kind: 'billing',
    words: 'はじまりの未収金・前受金を住戸ごとに入れました',
    at: billing,
  },
  'DELETE /billing/opening-dues/:openingId': {
    kind: 'billing',
    words: 'はじまりの未収金・前受金を取り消しました',
    at: billing,
  },
  'POST /billing/receipts': { kind: 'billing', words: '入金を充てました', at: billing },
  'POST /billing/receipts/:receiptId/undo': {
    kind: 'billing',
    words: '充てた入金を取り消しました',
    at: billing,
  },
  'POST /billing/debits': { kind: 'billing', words: '口座振替のデータを作りました', at: billing },
  'DELETE /billing/debits/:batchId': {
    kind: 'billing',
    words: '口座振替のデータを取り消しました',
    at: billing,
  },
  'POST /billing/debits/results': {
    kind: 'billing',
    words: '口座振替の結果を取り込みました',
    at: billing,
  },
  'POST /billing/debits/:batchId/result/undo': {
    kind: 'billing',
    words: '口座振替の結果を取り消しました',
    at: billing,
  },
  'PUT /billing/debit-accounts/:dwellingId': {
    kind: 'billing',
    words: '口座振替の口座を登録しました',
    at: billing,
  },
  'DELETE /billing/debit-accounts/:dwellingId': {
    kind: 'billing',
    words: '口座振替の口座を外しました',
    at: billing,
  },
  'POST /bookings/charges': {
    kind: 'billing',
    words: '集会室などの使用料を請求に加えました',
    at: billing,
  },
  'POST /arrears/dunnings': {
    kind: 'billing',
    words: '督促の文書の承認を頼みました',
    at: arrears,
  },
  'POST /arrears/dunnings/:dunningId/approval': {
    kind: 'billing',
    words: '督促の文書を出すことを承認しました',
    at: arrears,
  },
  'DELETE /arrears/dunnings/:dunningId': {
    kind: 'billing',
    words: '督促の文書を取り下げました',
    at: arrears,
  },
  'PUT /arrears/dunnings/:dunningId/days': {
    kind: 'billing',
    words: '督促の文書を送った日などを記録しました',
    several: {
      by: 'noted',
      words: {
        sent: '督促の文書を送った日を記録しました',
        arrived: '督促の文書が届いた日を記録しました',
        signed: '督促の文書に署名された日を記録しました',
        nothing: '督促の文書の日の記録を消しました',
      },
    },
    at: arrears,
  },
  'POST /arrears/reliefs': {
    kind: 'billing',
    words: '請求の訂正、減免、貸倒れの承認を頼みました',
    several: reliefs((kind) => `${kind}の承認を頼みました`),
    at: arrears,
  },
  'POST /arrears/reliefs/:reliefId/approval': {
    kind: 'billing',
    words: '請求の訂正、減免、貸倒れを承認しました',
    several: reliefs((kind) => `${kind}を承認しました`),
    at: arrears,
  },
  'DELETE /arrears/reliefs/:reliefId': {
    kind: 'billing',
    words: '請求の訂正、減免、貸倒れの依頼を取り下げました',
    several: reliefs((kind) => `${kind}の依頼を取り下げました`),
    at: arrears,
  },
  'POST /arrears/reliefs/:reliefId/entry': {
    kind: 'billing',
    words: '請求の訂正、減免、貸倒れを帳簿に付けました',
    several: reliefs((kind) => `${kind}を帳簿に付けました`),
    at: arrears,
  },
  'POST /arrears/reliefs/:reliefId/undo': {
    kind: 'billing',
    words: '請求の訂正、減免、貸倒れの記帳を取り消しました',
    several: reliefs((kind) => `${kind}の記帳を取り消しました`),
    at: arrears,
  },
  'POST /payments': { kind: 'payments', words: '支払いの承認を頼みました', at: payments },
  'POST /payments/:paymentId/approval': {
    kind: 'payments',
    words: '支払いを承認しました',
    at: payments,
  },
  'DELETE /payments/:paymentId': {
    kind: 'payments',
    words: '支払いの依頼を取り下げました',
    at: payments,
  },
  'POST /payments/files': { kind: 'payments', words: '振込データを作りました', at: payments },
  'DELETE /payments/files/:fileId': {
    kind: 'payments',
    words: '振込データを取り消しました',
    at: payments,
  },
  'POST /payments/payees/:counterpartyId/accounts': {
    kind: 'payments',
    words: '支払先の口座の承認を頼みました',
    at: payments,
  },
  'PUT /payments/payees/:counterpartyId/way': {
    kind: 'payments',
    words: '支払先への払い方を、口座振替か振込に変えました',
    several: {
      by: 'isDebited',
      words: {
        true: '支払先への払い方を、口座振替に変えました',
        false: '支払先への払い方を、振込に変えました',
      },
    },
    at: payments,
  },
  'POST /payments/accounts/:accountId/approval': {
    kind: 'payments',
    words: '支払先の口座を承認しました',
    at: payments,
  },
  'DELETE /payments/accounts/:accountId': {
    kind: 'payments',
    words: '支払先の口座を取り下げました',
    at: payments,
  },
  'PUT /payments/sources/:bankAccountId': {
    kind: 'payments',
    words: '振込元の口座を登録しました',
    at: payments,
  },
} as const satisfies Actions;
