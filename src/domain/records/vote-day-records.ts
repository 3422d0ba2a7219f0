import type { RecordGroup } from './record-kind.ts';

const box = '総会の投票の番号';

/** 総会の議案の案と、当日の受付、会場の賛否、確定した結果. */
export const voteDayKinds = {
  agenda_draft: {
    name: '総会の議案の案',
    about: '準備している総会の議案の1つです。',
    columns: {
      topic: '議案の題材',
      answers: '問いへの答え',
      gist: '議案の要領',
      nameless: '無記名投票の候補者と人数',
      source_key: '元になった記録',
    },
  },
  convocation: {
    name: '総会の招集',
    about: '総会の招集通知と議案書の1つの版です。',
    columns: {
      version: '版',
      paper: '議案書の内容',
      digest: '承認した内容の照合値',
      terms: '締切、提出先、届け方',
      asked_as: '承認を頼んだ立場',
      asked_by: '承認を頼んだ方',
      asked_at: '承認を頼んだ日時',
      approved_as: '承認した立場',
      approved_by: '承認した方',
      approved_at: '承認した日時',
      sent_as: '発送した立場',
      sent_by: '発送した方',
      sent_at: '発送した日時',
      posted_at: 'メールを送り始めた日時',
    },
  },
  convocation_dispatch: {
    name: '招集通知の発送',
    about: '総会の招集通知を届ける組合員の1人です。',
    columns: {
      convocation_id: '総会の招集の番号',
      head_id: '名簿の番号',
      way: '届け方',
      slip_code: '用紙の番号',
    },
  },
  convocation_event: {
    name: '招集通知が届くまで',
    about: '総会の招集通知の1通に起きたことです。',
    columns: {
      dispatch_id: '発送の番号',
      event: '起きたこと',
      noted_at: '記録した日時',
      noted_by: '記録した方',
    },
  },
  vote_correction: {
    name: '総会の名簿の訂正',
    about: '招集通知を送った後の、議決権者の名簿の訂正1件です。',
    columns: {
      box_id: box,
      head_id: '名簿の番号',
      what: '訂正の種類',
      voter_id: '議決権を使う人の番号',
      names: '氏名',
      asked_as: '頼んだ人の立場',
      asked_by: '頼んだ人',
      asked_at: '頼んだ日時',
      is_approved: '認めたか',
      decided_as: '決めた人の立場',
      decided_by: '決めた人',
      decided_at: '決めた日時',
    },
  },
  vote_scan: {
    name: '総会の用紙の写し',
    about: '組合員から戻った議決権行使書か委任状の写しの1つです。',
    columns: {
      box_id: box,
      head_id: '名簿の番号',
      added_as: '加えた立場',
      added_by: '加えた方',
      added_at: '加えた日時',
    },
  },
  vote_turnout: {
    name: '無記名投票をした人',
    about:
      '無記名投票の議案に、組合員の1人が投票したか、会場で用紙を受け取ったことです。何に投票したかは、どこにもありません。',
    columns: {
      box_id: box,
      item_id: '議案',
      head_id: '名簿の番号',
      way: '投票のしかた',
    },
  },
  vote_pile_count: {
    name: '無記名投票の開票',
    about: '無記名投票の用紙の束を、1人が数えた1回です。',
    columns: {
      box_id: box,
      item_id: '議案',
      ballots: '用紙の枚数',
      marks: '印ごとの枚数',
      counted_as: '数えた立場',
      counted_by: '数えた方',
      counted_at: '数えた日時',
      confirms_id: '同じ数だった開票の番号',
    },
  },
  vote_door: {
    name: '総会の受付',
    about: '受付で書きとめた出入りの1回です。',
    columns: { box_id: box, what: '出入り', at: '出入りの時刻' },
  },
  vote_hand: {
    name: '会場の賛否',
    about: '会場で示された賛否の1つです。',
    columns: { box_id: box, item_id: '議案', choice: '賛否' },
  },
  vote_round: {
    name: '採決の締め切り',
    about: '議案の採決を締めたか、開き直した1回です。',
    columns: { box_id: box, item_id: '議案', what: '締めたか開き直したか' },
  },
  vote_record: {
    name: '総会の結果の確定',
    about: '議長ともう1人が確かめた、1つの総会の結果です。',
    columns: {
      box_id: box,
      digest: '確かめた数字の照合値',
      chair_by: '確かめた議長',
      chair_at: '議長が確かめた日時',
      teller_as: 'もう1人の立場',
      teller_by: 'もう1人',
      teller_at: 'もう1人が確かめた日時',
    },
  },
  minutes: {
    name: '会議の議事録',
    about: '総会か理事会の議事録の1つの版です。署名した紙は、文書に入っています。',
    columns: {
      version: '版',
      texts: '書き足した文',
      revision: '保存した回数',
      paper: '議事録の内容',
      checked_as: '確かめた人の立場',
      checked_by: '確かめた人',
      checked_at: '確かめた日時',
      signed_as: '署名した紙を保存した人の立場',
      signed_by: '署名した紙を保存した人',
      signed_at: '署名した紙を保存した日時',
    },
  },
} as const satisfies RecordGroup['kinds'];
