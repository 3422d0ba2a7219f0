import type { RecordGroup } from './record-kind.ts';

export const disclosureKinds = {
  disclosure: {
    name: '重要事項調査報告書',
    about: '渡した報告書の1通です。渡したときの内容のままです。',
    columns: {
      asker: '頼んだ人の種類',
      asker_name: '頼んだ人',
      license: '宅建業の免許',
      asked_on: '頼まれた日',
      fee_yen: '手数料（円）',
      answers: '人が答えた事項',
      paper: '報告書の内容',
      issued_on: '発行した日',
      issued_as: '発行した人の立場',
      issued_by: '発行した人',
      issued_at: '発行を記録した日時',
    },
  },
  disclosure_request: {
    name: '重要事項調査報告書の依頼',
    about: '区分所有者からの依頼の1件です。',
    columns: { receiver: '渡す相手', wanted_on: 'ほしい日', disclosure_id: '作った報告書の番号' },
  },
} as const satisfies RecordGroup['kinds'];
