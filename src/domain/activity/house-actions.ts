import type { Actions } from './action.ts';

const setup = '/demo/setup';
const people = '/demo/people';
const documents = '/demo/documents';
const document = '/document/:documentId';
const notices = '/demo/notices';
const inbox = '/demo/applications?view=inbox';
const use = '/demo/applications?view=use';
const desk = '/demo/applications?view=desk';
const bookings = '/demo/applications?view=bookings';
const home = '/demo';

/** 名簿、文書、届け出など、お金のほかのこと */
export const houseActions = {
  'PUT /setup/building': { kind: 'register', words: '建物の概要を保存しました', at: setup },
  'POST /setup/roster': {
    kind: 'register',
    words: '住戸と区分所有者の名簿を登録しました',
    at: setup,
  },
  'POST /setup/imports/:importId/undo': {
    kind: 'register',
    words: '名簿の登録を元に戻しました',
    at: setup,
  },
  'POST /setup/officers': { kind: 'register', words: '役員を登録しました', at: people },
  'DELETE /setup/officers/:officerId': {
    kind: 'register',
    words: '役員の登録を消しました',
    at: people,
  },
  'POST /setup/contacts': { kind: 'register', words: '連絡先を登録しました', at: setup },
  'DELETE /setup/contacts/:contactId': { kind: 'register', words: '連絡先を消しました', at: setup },
  'POST /setup/garbage': { kind: 'register', words: 'ごみの日を登録しました', at: setup },
  'DELETE /setup/garbage/:ruleId': { kind: 'register', words: 'ごみの日を消しました', at: setup },
  'POST /people/residents': { kind: 'register', words: '居住者を登録しました', at: people },
  'POST /people/stays/:stayId/end': {
    kind: 'register',
    words: '退去の日を登録しました',
    at: people,
  },
  'POST /people/officers/:officerId/replacement': {
    kind: 'register',
    words: '役員の交代を登録しました',
    at: people,
  },
  'POST /people/owner-changes': {
    kind: 'register',
    words: '区分所有者の変更を登録しました',
    at: people,
  },
  'POST /people/owner-changes/coming/:changeId/take-back': {
    kind: 'register',
    words: 'これからの区分所有者の変更を取り消しました',
    at: people,
  },
  'POST /people/owner-changes/:changeId/undo': {
    kind: 'register',
    words: '区分所有者の変更を元に戻しました',
    at: people,
  },
  'PUT /people/persons/:personId/name': {
    kind: 'register',
    words: '氏名の登録を直しました',
    at: people,
  },
  'POST /people/letters.pdf': { kind: 'register', words: '招待状を印刷しました', at: people },
  'POST /documents': { kind: 'papers', words: '文書を追加しました', at: documents },
  'PUT /documents/:documentId': { kind: 'papers', words: '文書の内容を直しました', at: document },
  'DELETE /documents/:documentId': { kind: 'papers', words: '文書を削除しました', at: documents },
  'PUT /notices/:noticeId': {
    kind: 'papers',
    words: 'お知らせの下書きを保存しました',
    at: notices,
  },
  'DELETE /notices/:noticeId': {
    kind: 'papers',
    words: 'お知らせの下書きを削除しました',
    at: notices,
  },
  'POST /notices/:noticeId/sending': { kind: 'papers', words: 'お知らせを送りました', at: notices },
  'POST /notices/:noticeId/hold': {
    kind: 'papers',
    words: 'お知らせの送信を止めました',
    at: notices,
  },
  'POST /notices/:noticeId/handed': {
    kind: 'papers',
    words: 'お知らせの紙を配ったことを記録しました',
    at: notices,
  },
  'POST /notice-displays': { kind: 'papers', words: '掲示画面を登録しました', at: notices },
  'DELETE /notice-displays/:displayId': {
    kind: 'papers',
    words: '掲示画面の登録を消しました',
    at: notices,
  },
  'POST /votes/:meetingId': {
    kind: 'meetings',
    words: '総会の議決権の名簿と議案を確定しました',
    at: '/demo/meetings?kind=general',
  },
  'POST /votes/:meetingId/readings': {
    kind: 'meetings',
    words: '議決権行使書を1枚読み取りました',
    at: '/demo/meetings?kind=general',
  },
  'PUT /board-tasks/:taskId': {
    kind: 'board',
    words: '理事会のやることの担当や期限を決めました',
    several: {
      by: 'changed',
      words: {
        owner: '理事会のやることの担当を決めました',
        due: '理事会のやることの期限を決めました',
        'no-due': '理事会のやることの期限をなくしました',
        both: '理事会のやることの担当と期限を決めました',
        nothing: '理事会のやることの担当と期限を、そのままにしました',
      },
    },
    at: home,
  },
  'PUT /board-tasks/:taskId/reply': {
    kind: 'board',
    words: '届いた質問に理事会の回答を書きました',
    at: home,
  },
  'DELETE /board-tasks/:taskId/reply': {
    kind: 'board',
    words: '理事会の回答を取り下げました',
    at: home,
  },
  'PUT /board-replies/:replyId/approved': {
    kind: 'board',
    words: '理事会の回答を全員に案内するかを決めました',
    several: {
      by: 'approved',
      words: {
        true: '理事会の回答を全員に案内することにしました',
        false: '理事会の回答を全員に案内するのをやめました',
      },
    },
    at: home,
  },
  'PUT /tasks/:taskId/done': {
    kind: 'board',
    words: 'やることに「済み」の印を付けました、または外しました',
    several: {
      by: 'done',
      words: {
        true: 'やることに「済み」の印を付けました',
        false: 'やることの「済み」の印を外しました',
      },
    },
    at: home,
    ofThoseWho: 'task.board',
  },
  'POST /chat-messages/:messageId/hand-over': {
    kind: 'board',
    words: '理事会に質問を届けました',
    at: home,
    nameless: '質問した方',
  },
  'POST /caretaker/synonyms': {
    kind: 'board',
    words: 'AI管理人に言い換えを教えました',
    at: '/demo/management',
  },
  'DELETE /caretaker/synonyms/:synonymId': {
    kind: 'board',
    words: 'AI管理人に教えた言い換えを消しました',
    at: '/demo/management',
  },
  'POST /applications/:applicationId/sending': {
    kind: 'house',
    words: '届け出、または申し込みを出しました',
    several: {
      by: 'genre',
      words: { notification: '届け出を出しました', application: '申し込みを出しました' },
    },
    at: inbox,
  },
  'POST /applications/:applicationId/withdrawal': {
    kind: 'house',
    words: '届け出、または申し込みを取り下げました',
    several: {
      by: 'genre',
      words: { notification: '届け出を取り下げました', application: '申し込みを取り下げました' },
    },
    at: inbox,
  },
  'POST /applications/:applicationId/showing': {
    kind: 'house',
    words: '見せた書類と日を記録しました',
    at: inbox,
  },
  'POST /applications/:applicationId/completion': {
    kind: 'house',
    words: '届け出のことが済んだと知らせました',
    at: inbox,
  },
  'POST /applications/:applicationId/question': {
    kind: 'house',
    words: '届け出を直してもらうよう頼みました',
    at: inbox,
  },
  'POST /applications/:applicationId/receipt': {
    kind: 'house',
    words: '届け出を受け付けました',
    at: inbox,
  },
  'POST /applications/:applicationId/decision': {
    kind: 'house',
    words: '申し込みを承認するかを決めました',
    several: {
      by: 'kind',
      words: {
        approved: '申し込みを承認しました',
        conditional: '申し込みを条件付きで承認しました',
        refused: '申し込みを承認しないことにしました',
      },
    },
    at: inbox,
  },
  'PUT /application-desk/:applicationId': {
    kind: 'house',
    words: '紙で届いた届け出を、途中まで入力しました',
    at: desk,
  },
  'DELETE /application-desk/:applicationId': {
    kind: 'house',
    words: '紙で届いた届け出の、入力の途中のものを消しました',
    at: desk,
  },
  'POST /application-desk/:applicationId/sending': {
    kind: 'house',
    words: '紙で届いた届け出を、入力して受け取りました',
    at: inbox,
  },
  'POST /application-desk/:applicationId/steps': {
    kind: 'house',
    words: '紙で届いた取り下げか完了の届けを、入力しました',
    several: {
      by: 'kind',
      words: {
        withdrawn: '紙で届いた取り下げの届けを、入力しました',
        done: '紙で届いた完了の届けを、入力しました',
      },
    },
    at: inbox,
  },
  'POST /application-desk-files': {
    kind: 'house',
    words: '紙で届いた届け出の写しを付けました',
    at: desk,
  },
  'DELETE /application-desk-files/:fileId': {
    kind: 'house',
    words: '紙で届いた届け出の写しをはずしました',
    at: desk,
  },
  'POST /lotteries': { kind: 'house', words: '申し込みの抽選をしました', at: inbox },
  'POST /application-letters/handed': {
    kind: 'house',
    words: '届け出への返事を、書面で渡しました',
    at: inbox,
  },
  'POST /bookings': { kind: 'house', words: '集会室などを予約しました', at: bookings },
  'POST /booking-desk': {
    kind: 'house',
    words: '紙で届いた予約を入力しました',
    at: use,
  },
  'DELETE /bookings/:bookingId': { kind: 'house', words: '予約を取り消しました', at: bookings },
  'POST /bookings/:bookingId/bump': {
    kind: 'house',
    words: '予約を移してもらうことにしました',
    at: bookings,
  },
} as const satisfies Actions;
