/** What no table knows: a person says it, or it stands as 未確認. */
export const disclosureQuestions = [
  { key: 'certification', part: '物件', title: '管理計画の認定', hint: '認定の有無と日付' },
  { key: 'board', part: '管理体制', title: '理事会の回数', hint: '例：月1回' },
  { key: 'parking', part: '共用部分', title: '駐車場の引き継ぎと空きの決め方', hint: '' },
  {
    key: 'rise',
    part: '組合のお金',
    title: '改定や一時金の検討',
    hint: '理事会で話し合っているものも書きます',
  },
  { key: 'use', part: '専有部分の決まり', title: '用途と民泊', hint: '' },
  { key: 'pets', part: '専有部分の決まり', title: 'ペットと楽器', hint: '' },
  { key: 'reform', part: '専有部分の決まり', title: 'リフォームの届け出と床材', hint: '' },
  { key: 'works', part: '大規模修繕', title: 'これまでの工事と予定', hint: '' },
  { key: 'asbestos', part: '調査と診断', title: 'アスベストの調査', hint: '有無、日付、結果' },
  { key: 'quake', part: '調査と診断', title: '耐震診断', hint: '有無、結果' },
  { key: 'rebuild', part: '調査と診断', title: '建替えなどの決議や検討', hint: '' },
  { key: 'caretaker', part: '管理の形', title: '管理員の勤務と電話', hint: '' },
  { key: 'matters', part: 'そのほか', title: '事故、訴訟、越境など', hint: '' },
] as const;

export type DisclosureKey = (typeof disclosureQuestions)[number]['key'];
type Question = (typeof disclosureQuestions)[number];
export type DisclosurePart = Question['part'];

export const disclosureKeys: readonly DisclosureKey[] = disclosureQuestions.map(({ key }) => key);

/** 未確認: nothing is made up where nobody has looked. */
export const notKnown = '未確認';
