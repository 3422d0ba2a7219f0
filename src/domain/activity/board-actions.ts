import type { Actions } from './action.ts';

const board = { kind: 'meetings', at: '/demo/meetings?view=board' } as const;

/** What the board's own meetings and its approvals in writing leave in the log. */
export const boardActions = {
  'POST /board-meetings': { ...board, words: '理事会の日を決めました' },
  'PUT /board-meetings/:meetingId': { ...board, words: '理事会の日や場所を直しました' },
  'DELETE /board-meetings/:meetingId': { ...board, words: '理事会の予定を取りやめました' },
  'PUT /board-meetings/:meetingId/items': { ...board, words: '理事会の議題の順を直しました' },
  'PUT /board-meetings/:meetingId/items/:itemId': { ...board, words: '理事会の議題を保存しました' },
  'DELETE /board-meetings/:meetingId/items/:itemId': {
    ...board,
    words: '理事会の議題を消しました',
  },
  'POST /board-meetings/:meetingId/call': { ...board, words: '理事会の招集通知を出しました' },
  'PUT /board-minutes/:meetingId': { ...board, words: '理事会の議事録を下書きしました' },
  'POST /board-minutes/:meetingId/check': { ...board, words: '理事会の議事録を確かめました' },
  'DELETE /board-minutes/:meetingId/check': {
    ...board,
    words: '理事会の議事録を下書きに戻しました',
  },
  'POST /signed-board-minutes': { ...board, words: '署名した理事会の議事録を保存しました' },
  'POST /board-minutes/:meetingId/corrections': {
    ...board,
    words: '理事会の議事録の訂正を始めました',
  },
  'POST /circulations': { ...board, words: '書面での承認を理事に頼みました' },
  'PUT /circulations/:circulationId/answer': { ...board, words: '書面での承認に答えました' },
  'PUT /circulations/:circulationId/papers/:personId': {
    ...board,
    words: '書面での承認の答えを、紙から入れました',
  },
  'DELETE /circulations/:circulationId': { ...board, words: '書面での承認の依頼を取り下げました' },
} as const satisfies Actions;
