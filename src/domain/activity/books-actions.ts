import type { Actions } from './action.ts';

const entry = '/demo/accounting?view=books&entry=:entryId';
const newEntry = '/demo/accounting?view=books&entry=:id';
const books = '/demo/accounting?view=books';
const bank = '/demo/accounting?view=bank';
const settings = '/demo/accounting?view=settings';
const written = '/demo/accounting?view=entry';
const company = '/demo/accounting?view=report&paper=company&month=:month';

/** 帳簿と入出金 */
export const booksActions = {
  'POST /ledger/entries': { kind: 'books', words: '仕訳を入力しました', at: newEntry },
  'POST /ledger/entries/:entryId/reversal': {
    kind: 'books',
    words: '仕訳を取り消しました（反対の仕訳を入れました）',
    at: entry,
  },
  'POST /ledger/entries/undo': {
    kind: 'books',
    words: '入力した仕訳をまとめて取り消しました',
    at: books,
  },
  'PUT /ledger/accounts/:accountId': {
    kind: 'books',
    words: '勘定科目を登録しました',
    at: settings,
  },
  'PUT /ledger/counterparties/:counterpartyId': {
    kind: 'books',
    words: '取引先を登録しました',
    at: settings,
  },
  'PUT /ledger/funds/:fundId': { kind: 'books', words: '会計区分を登録しました', at: settings },
  'PUT /ledger/opening': { kind: 'books', words: '期首残高を保存しました', at: settings },
  'POST /ledger/opening/finish': { kind: 'books', words: '期首残高を確定しました', at: settings },
  'PUT /ledger/templates/:templateId': {
    kind: 'books',
    words: '仕訳のひな型を保存しました',
    at: written,
  },
  'DELETE /ledger/templates/:templateId': {
    kind: 'books',
    words: '仕訳のひな型を削除しました',
    at: written,
  },
  'PUT /ledger/repeats/:repeatId': {
    kind: 'books',
    words: '毎月などの決まった仕訳を保存しました',
    at: written,
  },
  'DELETE /ledger/repeats/:repeatId': {
    kind: 'books',
    words: '毎月などの決まった仕訳を削除しました',
    at: written,
  },
  'POST /ledger/repeats/:repeatId/skip': {
    kind: 'books',
    words: '決まった仕訳を1回見送りました',
    at: written,
  },
  'DELETE /ledger/repeats/:repeatId/skip/:month': {
    kind: 'books',
    words: '決まった仕訳の見送りを取りやめました',
    at: written,
  },
  'POST /ledger/due/booking': {
    kind: 'books',
    words: '決まった仕訳を帳簿に付けました',
    at: books,
  },
  'POST /ledger/spreads': {
    kind: 'books',
    words: '前払いなどの月割りを始めました',
    at: written,
  },
  'DELETE /ledger/spreads/:spreadId': {
    kind: 'books',
    words: '月割りを取り消しました',
    at: written,
  },
  'PUT /ledger/spreads/:spreadId/end': {
    kind: 'books',
    words: '月割りを途中で終えました',
    at: written,
  },
  'POST /vouchers': { kind: 'books', words: '証憑を追加しました', at: books },
  'PUT /vouchers/:voucherId': { kind: 'books', words: '証憑の内容を直しました', at: books },
  'DELETE /vouchers/:voucherId': { kind: 'books', words: '証憑を削除しました', at: books },
  'PUT /vouchers/:voucherId/entries/:entryId': {
    kind: 'books',
    words: '証憑を仕訳に付けました',
    at: entry,
  },
  'DELETE /vouchers/:voucherId/entries/:entryId': {
    kind: 'books',
    words: '証憑を仕訳から外しました',
    at: entry,
  },
  'PUT /money/paper-settings': {
    kind: 'books',
    words: '収支の書類の作り方を変えました',
    at: settings,
  },
  'POST /bank/statements': { kind: 'books', words: '銀行の明細を取り込みました', at: bank },
  'POST /bank/statements/:importId/withdrawal': {
    kind: 'books',
    words: '取り込んだ明細を取り消しました',
    at: bank,
  },
  'POST /bank/matches': { kind: 'books', words: '入出金を帳簿に付けました', at: bank },
  'POST /bank/matches/undo': { kind: 'books', words: '入出金の記帳を取り消しました', at: bank },
  'PUT /bank/lines/aside': {
    kind: 'books',
    words: '入出金の行を脇に置きました、または戻しました',
    several: {
      by: 'isAside',
      words: { true: '入出金の行を脇に置きました', false: '脇に置いた入出金の行を戻しました' },
    },
    at: bank,
  },
  'POST /bank/rules/refusal': {
    kind: 'books',
    words: '覚えた振込人の名前を忘れさせました',
    at: bank,
  },
  'PUT /bank/automatic': {
    kind: 'books',
    words: '自動で帳簿に付ける設定を変えました',
    several: {
      by: 'isOn',
      words: {
        true: '自動で帳簿に付けることにしました',
        false: '自動で帳簿に付けるのをやめました',
      },
    },
    at: bank,
  },
  'PUT /company-papers/:month': {
    kind: 'books',
    words: '管理会社の月報を登録しました',
    at: company,
  },
  'DELETE /company-papers/:month': {
    kind: 'books',
    words: '管理会社の月報を削除しました',
    at: company,
  },
  'POST /checks/decisions': {
    kind: 'books',
    words: '点検の結果に答えました',
    several: {
      by: 'answer',
      words: {
        fixed: '点検の結果に「直した」と答えました',
        explained: '点検の結果に「説明できる」と答えました',
        looking: '点検の結果に「調べる」と答えました',
      },
    },
    at: '/demo/accounting?view=checks',
  },
} as const satisfies Actions;
