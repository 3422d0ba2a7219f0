/** Prices of one category rise at one rate: 建築・設備・外構・調査等. */
export type PriceCategory = 'building' | 'equipment' | 'exterior' | 'service';

export const priceCategories: readonly PriceCategory[] = [
  'building',
  'equipment',
  'exterior',
  'service',
];

/** 推定修繕工事項目の分類: one of the 19 groups of the guideline's 様式第3-2号. */
type Group = { readonly number: number; readonly name: string; readonly category: PriceCategory };

/** 長期修繕計画作成ガイドライン（令和6年6月改定）の19分類. */
export const groups: readonly Group[] = [
  { number: 1, name: '仮設工事', category: 'building' },
  { number: 2, name: '屋根防水', category: 'building' },
  { number: 3, name: '床防水', category: 'building' },
  { number: 4, name: '外壁塗装等', category: 'building' },
  { number: 5, name: '鉄部塗装等', category: 'building' },
  { number: 6, name: '建具・金物等', category: 'building' },
  { number: 7, name: '共用内部', category: 'building' },
  { number: 8, name: '給水設備', category: 'equipment' },
  { number: 9, name: '排水設備', category: 'equipment' },
  { number: 10, name: 'ガス設備', category: 'equipment' },
  { number: 11, name: '空調・換気設備', category: 'equipment' },
  { number: 12, name: '電灯設備等', category: 'equipment' },
  { number: 13, name: '情報・通信設備', category: 'equipment' },
  { number: 14, name: '消防用設備', category: 'equipment' },
  { number: 15, name: '昇降機設備', category: 'equipment' },
  { number: 16, name: '立体駐車場設備', category: 'equipment' },
  { number: 17, name: '外構・附属施設', category: 'exterior' },
  { number: 18, name: '調査・診断、設計、工事監理等費用', category: 'service' },
  { number: 19, name: '長期修繕計画作成費用', category: 'service' },
];

/** 外壁塗装等: a major work of the certification touches this group. */
export const outerWallGroup = 4;

const byNumber = new Map(groups.map((group) => [group.number, group]));

export function groupOf(number: number): Group | undefined {
  return byNumber.get(number);
}

/** What no group knows is priced as building work, the largest part of every plan. */
export function categoryOf(groupNumber: number): PriceCategory {
  return byNumber.get(groupNumber)?.category ?? 'building';
}
