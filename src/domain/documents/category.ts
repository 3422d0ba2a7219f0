/** 文書の分類, in the order of the library. */
export const documentCategories = [
  'bylaw',
  'rule',
  'general-meeting',
  'board-meeting',
  'accounts',
  'notice',
  'plan',
  'inspection',
  'contract',
  'insurance',
  'disaster',
  'other',
] as const;

export type DocumentCategory = (typeof documentCategories)[number];

export const documentCategoryNames = {
  bylaw: '管理規約',
  rule: '使用細則',
  'general-meeting': '総会',
  'board-meeting': '理事会',
  accounts: '会計・決算',
  notice: 'お知らせ',
  plan: '長期修繕計画',
  inspection: '点検報告',
  contract: '契約',
  insurance: '保険',
  disaster: '防災',
  other: 'その他',
} as const satisfies Record<DocumentCategory, string>;
