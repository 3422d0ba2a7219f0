import type { RecordGroup } from './record-kind.ts';

/** 理事会の議題、招集、宿題と、書面での承認. */
export const boardKinds = {
  board_item: {
    name: '理事会の議題',
    about: '理事会の議題の1つです。',
    columns: {
      kind: '決めるか報告か',
      body: '内容',
      source_key: '元になった記録',
      document_ids: '資料の文書',
    },
  },
  board_call: {
    name: '理事会の招集',
    about: '理事会の招集通知の1通です。',
    columns: {
      called: '招集通知の内容',
      recipients: '届けた役員',
      latest_on: '出す期限',
      has_consent: '短い期間への全員の同意',
      sent_as: '出した立場',
      sent_by: '出した方',
      sent_at: '出した日時',
      posted_at: 'メールを送り始めた日時',
    },
  },
  board_duty: {
    name: '理事会で決まった宿題',
    about: '理事会の議事録からできた、やることの1つです。',
    columns: { task_id: 'やることの番号' },
  },
  circulation: {
    name: '書面での承認',
    about: '理事会を開かずに、理事の書面などの承諾で決めたことの1つです。',
    columns: {
      kind: '種類',
      body: '内容',
      basis: '規約の条文',
      due_on: '期限',
      directors: '頼んだときの理事',
      begun_as: '頼んだ立場',
      begun_by: '頼んだ方',
      begun_at: '頼んだ日時',
      withdrawn_by: '取り下げた方',
      withdrawn_at: '取り下げた日時',
    },
  },
  circulation_answer: {
    name: '書面での承認への答え',
    about: '理事1人の答えです。',
    columns: {
      circulation_id: '書面での承認の番号',
      agrees: '承諾したか',
      is_paper: '紙で答えたか',
      words: 'ひとこと',
      answered_on: '答えた日',
      entered_as: '記録した立場',
      entered_by: '記録した方',
      entered_at: '記録した日時',
    },
  },
} as const satisfies RecordGroup['kinds'];
