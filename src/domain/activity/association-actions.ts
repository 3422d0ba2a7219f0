import { plans } from '#domain/plans/plans.ts';
import type { Actions, Several } from './action.ts';

const company = { kind: 'register', at: '/demo/company' } as const;
const leaving = { kind: 'register', at: '/demo/management' } as const;
const agreement = { kind: 'register', at: '/demo/agreement' } as const;
const rules = { kind: 'house', at: '/demo/applications?view=rules' } as const;
const meetings = { kind: 'meetings', at: '/demo/meetings' } as const;
const minutes = { kind: 'meetings', at: '/demo/minutes' } as const;
const votes = { kind: 'meetings', at: '/demo/votes' } as const;

/** Without a plan it is 解約. */
function agreements(end: string): Several {
  const words = {
    light: `スミワの利用プラン（${plans.light.name}）${end}`,
    standard: `スミワの利用プラン（${plans.standard.name}）${end}`,
    pro: `スミワの利用プラン（${plans.pro.name}）${end}`,
    null: `スミワの解約${end}`,
  };
  return { by: 'plan', words };
}

/** What changes how an association works: companies, leaving, its own rules, its general meeting. */
export const associationActions = {
  'POST /company/contracts': { ...company, words: '管理会社に使ってもらうことを頼みました' },
  'POST /company/contracts/:contractId/approval': {
    ...company,
    words: '管理会社に使ってもらうことを承認しました',
  },
  'POST /company/contracts/:contractId/end': {
    ...company,
    words: '管理会社の利用を終わらせました',
  },
  'POST /company/people/:assignmentId/end': {
    ...company,
    words: '管理会社の担当者の利用を終わらせました',
  },
  'POST /leaving/archive-requests': { ...leaving, words: 'すべての記録の書き出しを頼みました' },
  'POST /leaving/archive-requests/:requestId/approval': {
    ...leaving,
    words: 'すべての記録の書き出しを承認しました',
  },
  'DELETE /leaving/archive-requests/:requestId': {
    ...leaving,
    words: 'すべての記録の書き出しの依頼を取り下げました',
  },
  'POST /leaving/archives': { ...leaving, words: 'すべての記録を書き出しました' },
  'POST /leaving/requests': { ...leaving, words: '利用の終了を頼みました' },
  'POST /leaving/requests/:requestId/approval': { ...leaving, words: '利用の終了を承認しました' },
  'POST /leaving/requests/:requestId/objection': {
    ...leaving,
    words: '利用の終了に反対し、止めました',
  },
  'DELETE /leaving/requests/:requestId': { ...leaving, words: '利用の終了を取りやめました' },
  'POST /agreements': {
    ...agreement,
    words: 'スミワの利用プランか解約を申し込みました',
    several: agreements('を申し込みました'),
  },
  'POST /agreements/:agreementId/approval': {
    ...agreement,
    words: 'スミワの利用プランか解約を承認しました',
    several: agreements('を承認しました'),
  },
  'DELETE /agreements/:agreementId': {
    ...agreement,
    words: 'スミワの利用プランか解約の申し込みを取り下げました',
    several: agreements('の申し込みを取り下げました'),
  },
  'PUT /house-rules/forms/:form': { ...rules, words: '届け出の決まりを直しました' },
  'DELETE /house-rules/forms/:form': {
    ...rules,
    words: '届け出の決まりを、ふつうの決まりに戻しました',
  },
  'PUT /house-rules/spaces/:spaceId': { ...rules, words: '予約する部屋の決まりを保存しました' },
  'DELETE /house-rules/spaces/:spaceId': { ...rules, words: '部屋の予約を止めました' },
  'POST /house-rules/spaces/:spaceId/reopening': {
    ...rules,
    words: '部屋の予約を再び受け付けることにしました',
  },
  'POST /preparations': { ...meetings, words: '総会の日を決めました' },
  'PUT /preparations/:meetingId': { ...meetings, words: '総会の日や場所を直しました' },
  'DELETE /preparations/:meetingId': { ...meetings, words: '総会の準備を取りやめました' },
  'PUT /preparations/:meetingId/agenda': { ...meetings, words: '総会の議案の順を直しました' },
  'PUT /preparations/:meetingId/agenda/:itemId': {
    ...meetings,
    words: '総会の議案の案を保存しました',
  },
  'DELETE /preparations/:meetingId/agenda/:itemId': {
    ...meetings,
    words: '総会の議案の案を消しました',
  },
  'POST /agenda-enclosures': { ...meetings, words: '総会の議案に資料のPDFを加えました' },
  'PUT /preparations/:meetingId/enclosures/:enclosureId': {
    ...meetings,
    words: '総会の議案の資料を保存しました',
  },
  'DELETE /preparations/:meetingId/enclosures/:enclosureId': {
    ...meetings,
    words: '総会の議案の資料を外しました',
  },
  'POST /preparations/:meetingId/convocation': {
    ...meetings,
    words: '総会の招集の承認を頼みました',
  },
  'POST /preparations/:meetingId/convocation/approval': {
    ...meetings,
    words: '総会の招集を承認しました',
  },
  'POST /preparations/:meetingId/convocation/dispatch': {
    ...meetings,
    words: '総会の招集通知を発送しました',
  },
  'POST /preparations/:meetingId/convocation/handed': {
    ...meetings,
    words: '総会の招集通知を紙で届けたと記録しました',
  },
  'POST /preparations/:meetingId/convocation/hung': {
    ...meetings,
    words: '総会の招集を掲示したと記録しました',
  },
  'POST /preparations/:meetingId/corrections': {
    ...meetings,
    words: '総会の招集の訂正の承認を頼みました',
  },
  'DELETE /preparations/:meetingId/corrections/:correctionId': {
    ...meetings,
    words: '総会の招集の訂正を取りやめました',
  },
  'POST /preparations/:meetingId/corrections/:correctionId/dispatch': {
    ...meetings,
    words: '総会の招集の訂正を承認して送りました',
  },
  'POST /preparations/:meetingId/corrections/:correctionId/handed': {
    ...meetings,
    words: '総会の招集の訂正を紙で届けたと記録しました',
  },
  'POST /minutes/:meetingId/notes': { ...minutes, words: '総会の発言を書きとめました' },
  'DELETE /minutes/:meetingId/notes/:noteId': {
    ...minutes,
    words: '総会の発言の書きとめを消しました',
  },
  'POST /minutes/:meetingId/signing': { ...minutes, words: '総会の議事録の電子署名を頼みました' },
  'DELETE /minutes/:meetingId/signing': {
    ...minutes,
    words: '総会の議事録の電子署名の依頼を取り消しました',
  },
  'POST /minutes/:meetingId/signing/kept': {
    ...minutes,
    words: '電子署名した総会の議事録を保存しました',
  },
  'PUT /minutes/:meetingId': { ...minutes, words: '総会の議事録を下書きしました' },
  'POST /minutes/:meetingId/check': { ...minutes, words: '総会の議事録を確かめました' },
  'DELETE /minutes/:meetingId/check': { ...minutes, words: '総会の議事録を下書きに戻しました' },
  'POST /signed-minutes': { ...minutes, words: '署名した総会の議事録を保存しました' },
  'POST /minutes/:meetingId/corrections': { ...minutes, words: '総会の議事録の訂正を始めました' },
  'POST /slip-scans': { ...votes, words: '総会の用紙の写しを加えました' },
  'POST /votes/:meetingId/agents': { ...votes, words: '総会の委任状を入れました' },
  'POST /votes/:meetingId/corrections': { ...votes, words: '総会の名簿の訂正を頼みました' },
  'POST /votes/:meetingId/corrections/:correctionId': {
    ...votes,
    words: '総会の名簿の訂正を決めました',
    several: {
      by: 'isApproved',
      words: {
        true: '総会の名簿の訂正を承認しました',
        false: '総会の名簿の訂正を承認しないことにしました',
      },
    },
  },
  'POST /votes/:meetingId/beginning': { ...votes, words: '総会の開会を記録しました' },
  'POST /votes/:meetingId/rehearsal': { ...votes, words: '総会の練習を用意しました' },
  'POST /votes/:meetingId/door': { ...votes, words: '総会の受付を記録しました' },
  'POST /votes/:meetingId/items/:itemId/hands': { ...votes, words: '会場の賛否を記録しました' },
  'POST /votes/:meetingId/items/:itemId/rounds': {
    ...votes,
    words: '議案の採決を締めるか、開き直しました',
    several: {
      by: 'what',
      words: { closed: '議案の採決を締めました', reopened: '議案の採決を開き直しました' },
    },
  },
  'POST /votes/:meetingId/items/:itemId/turnout': {
    ...votes,
    words: '無記名投票の封筒か、渡した用紙を記録しました',
    several: {
      by: 'way',
      words: {
        envelope: '無記名投票の封筒を記録しました',
        hall: '無記名投票で渡した用紙を記録しました',
      },
    },
  },
  'DELETE /votes/:meetingId/items/:itemId/turnout/:headId': {
    ...votes,
    words: '無記名投票の封筒か用紙の記録を取り消しました',
  },
  'POST /votes/:meetingId/items/:itemId/piles': {
    ...votes,
    words: '無記名投票の用紙を開いて数えました',
  },
  'POST /votes/:meetingId/record': { ...votes, words: '総会の結果を確かめました' },
  'POST /disclosures/:disclosureId/fee': {
    kind: 'books',
    words: '重要事項調査報告書の手数料を記帳しました',
    at: '/demo/accounting?view=disclosure',
  },
  'POST /own-disclosures': {
    kind: 'billing',
    words: '重要事項調査報告書を頼みました',
    at: '/demo/accounting?view=disclosure',
  },
  'DELETE /own-disclosures/:requestId': {
    kind: 'billing',
    words: '重要事項調査報告書の依頼を取り下げました',
    at: '/demo/accounting?view=disclosure',
  },
  'POST /disclosures': {
    kind: 'house',
    words: '重要事項調査報告書を発行しました',
    at: '/demo/accounting?view=disclosure',
  },
  'POST /ballot/:meetingId': {
    ...votes,
    words: '電子投票で答えを受け付けました',
    nameless: '投票した方',
  },
  'POST /ballot/:meetingId/secret': {
    ...votes,
    words: '無記名投票の票を1つ受け付けました',
    nameless: '投票した方',
  },
  'POST /audits/:year/exports': {
    kind: 'closing',
    words: '監査の記録を書き出しました',
    at: '/demo/accounting?view=audit',
  },
  'POST /repair-plan/beginning': {
    kind: 'plan',
    words: '長期修繕計画を作り始めました',
    at: '/demo/repair-fund-simulation',
  },
  'DELETE /repair-plan/beginning': {
    kind: 'plan',
    words: '作り始めた長期修繕計画を取り消しました',
    at: '/demo/repair-fund-simulation',
  },
} as const satisfies Actions;
