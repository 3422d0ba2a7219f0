import type { Actions } from './action.ts';

const month = '/demo/accounting';
const budget = '/demo/accounting?view=budget';
const settlement = '/demo/accounting?view=settlement&year=:year';
const audit = '/demo/accounting?view=audit&year=:year';

/** 締め、予算、決算、監査 */
export const closingActions = {
  'POST /ledger/lock-request': {
    kind: 'closing',
    words: '締め、または開け直しの承認を頼みました',
    several: {
      by: 'request.isReopening',
      words: { true: '締めの開け直しの承認を頼みました', false: '締めの承認を頼みました' },
    },
    at: month,
  },
  'DELETE /ledger/lock-request/:requestId': {
    kind: 'closing',
    words: '締め、または開け直しの依頼を取り下げました',
    several: {
      by: 'isReopening',
      words: { true: '締めの開け直しの依頼を取り下げました', false: '締めの依頼を取り下げました' },
    },
    at: month,
  },
  'POST /ledger/lock-request/:requestId/approval': {
    kind: 'closing',
    words: '締め、または開け直しを承認しました',
    several: {
      by: 'isReopening',
      words: { true: '締めの開け直しを承認しました', false: '締めを承認しました' },
    },
    at: month,
  },
  'POST /budgets/:year/draft': { kind: 'closing', words: '予算の案を作り始めました', at: budget },
  'PUT /budgets/:year/draft': { kind: 'closing', words: '予算の案を保存しました', at: budget },
  'DELETE /budgets/:year/draft': { kind: 'closing', words: '予算の案を削除しました', at: budget },
  'POST /budgets/:year/request': {
    kind: 'closing',
    words: '予算の確定を頼みました',
    at: budget,
  },
  'DELETE /budgets/:year/request': {
    kind: 'closing',
    words: '予算の確定の依頼を取り下げました',
    at: budget,
  },
  'POST /budgets/:year/decision': { kind: 'closing', words: '予算を確定しました', at: budget },
  'PUT /budgets/:year/remarks/:fundId/:accountId': {
    kind: 'closing',
    words: '予算との差の説明を書きました',
    at: budget,
  },
  'PUT /settlements/:year/certificates/:accountId': {
    kind: 'closing',
    words: '残高証明書の額を入れました',
    at: settlement,
  },
  'DELETE /settlements/:year/certificates/:accountId': {
    kind: 'closing',
    words: '残高証明書の額を消しました',
    at: settlement,
  },
  'PUT /settlements/:year/certificates/:accountId/paper': {
    kind: 'closing',
    words: '残高証明書の書類を付けました',
    at: settlement,
  },
  'POST /settlements/:year/certificates/:accountId/original': {
    kind: 'closing',
    words: '残高証明書の原本を確かめました',
    at: audit,
  },
  'POST /settlement-originals': {
    kind: 'closing',
    words: '残高証明書の原本のファイルを加えました',
    at: audit,
  },
  'POST /settlements/:year/drafts': {
    kind: 'closing',
    words: '決算の案を作りました',
    at: settlement,
  },
  'PUT /settlements/:year/audit-items/:code': {
    kind: 'closing',
    words: '監査の項目に答えました、または答えを消しました',
    several: {
      by: 'result',
      words: {
        fit: '監査の項目に「適正」と答えました',
        finding: '監査の項目に「指摘あり」と答えました',
        'not-applicable': '監査の項目に「該当なし」と答えました',
        null: '監査の項目の答えを消しました',
      },
    },
    at: audit,
  },
  'POST /settlements/:year/audit-report': {
    kind: 'closing',
    words: '監査報告書を作りました',
    at: audit,
  },
  'POST /settlements/:year/closing': {
    kind: 'closing',
    words: '年度の締めの承認を頼みました',
    at: settlement,
  },
  'POST /settlements/:year/approval': {
    kind: 'closing',
    words: '決算と年度の締めを承認しました',
    at: settlement,
  },
  'POST /settlements/:year/publication': {
    kind: 'closing',
    words: '決算の書類を文書に載せました',
    at: settlement,
  },
  'POST /audits/:year/draws': {
    kind: 'closing',
    words: '監査で見る仕訳を選び出しました',
    at: audit,
  },
  'PUT /audits/:year/samples/:entryId': {
    kind: 'closing',
    words: '選び出した仕訳を確かめました、または確かめた印を外しました',
    several: {
      by: 'isSeen',
      words: {
        true: '選び出した仕訳を確かめました',
        false: '選び出した仕訳の、確かめた印を外しました',
      },
    },
    at: audit,
  },
  'POST /audits/:year/notes': {
    kind: 'closing',
    words: '監査の質問か指摘を書きました',
    several: {
      by: 'kind',
      words: { question: '監査の質問を書きました', finding: '監査の指摘を書きました' },
    },
    at: audit,
  },
  'POST /audits/:year/notes/:noteId/answers': {
    kind: 'closing',
    words: '監査の質問に答えました',
    at: settlement,
  },
  'POST /audits/:year/notes/:noteId/end': {
    kind: 'closing',
    words: '監査の質問か指摘を終えました',
    several: {
      by: 'kind',
      words: {
        settled: '監査の質問を、答えが分かったとして終えました',
        withdrawn: '監査の質問か指摘を取り下げました',
      },
    },
    at: audit,
  },
} as const satisfies Actions;
