/** 決議の種類. `-relaxed` are the cases in which the Act lowers the majority. */
export type Kind =
  | 'ordinary'
  | 'major-change'
  | 'major-change-relaxed'
  | 'private-works-with-change'
  | 'private-works-with-change-relaxed'
  | 'private-works-with-management'
  | 'bylaw'
  | 'bylaw-of-part'
  | 'incorporation'
  | 'dissolution'
  | 'purchase'
  | 'suit-to-stop'
  | 'suit-to-bar-use'
  | 'suit-for-auction'
  | 'suit-to-hand-over'
  | 'restoration-small'
  | 'restoration-large'
  | 'rebuilding'
  | 'rebuilding-relaxed'
  | 'renewal'
  | 'renewal-relaxed'
  | 'sale'
  | 'sale-relaxed'
  | 'demolition-and-sale'
  | 'demolition-and-sale-relaxed'
  | 'demolition'
  | 'demolition-relaxed'
  | 'reconstruction-after-loss'
  | 'land-sale-after-loss'
  | 'estate-approval'
  | 'estate-approval-relaxed'
  | 'estate-rebuilding'
  | 'estate-rebuilding-relaxed'
  | 'estate-sale'
  | 'estate-sale-relaxed';

/** Each as it is called in a sentence. */
export const kindNames = {
  ordinary: '普通決議',
  'major-change': '共用部分の重大な変更（形や働きが大きく変わる工事）',
  'major-change-relaxed':
    '欠陥を取り除くため、またはバリアフリー化のために必要な共用部分の重大な変更',
  'private-works-with-change': '共用部分の重大な変更に伴う、部屋の中の工事',
  'private-works-with-change-relaxed': '欠陥の除去やバリアフリー化に伴う、部屋の中の工事',
  'private-works-with-management': '共用部分のふだんの管理に伴う、部屋の中の工事',
  bylaw: '規約の変更',
  'bylaw-of-part': '一部の人だけが使う共用部分についての規約の変更',
  incorporation: '管理組合の法人化',
  dissolution: '管理組合法人の解散',
  purchase: '管理組合法人による部屋や土地の購入',
  'suit-to-stop': '迷惑行為の停止を求める裁判',
  'suit-to-bar-use': '部屋の使用禁止を求める裁判',
  'suit-for-auction': '部屋の競売を求める裁判',
  'suit-to-hand-over': '部屋の引渡しを求める裁判',
  'restoration-small': '失われた部分が建物の価格の2分の1以下のときの復旧',
  'restoration-large': '失われた部分が建物の価格の2分の1を超えるときの復旧',
  rebuilding: '建替え',
  'rebuilding-relaxed': '法律の決めた事由があるときの建替え',
  renewal: '建物の更新（一棟まるごとの改修）',
  'renewal-relaxed': '法律の決めた事由があるときの建物の更新',
  sale: '建物と敷地の売却',
  'sale-relaxed': '法律の決めた事由があるときの建物と敷地の売却',
  'demolition-and-sale': '建物の取壊しと敷地の売却',
  'demolition-and-sale-relaxed': '法律の決めた事由があるときの建物の取壊しと敷地の売却',
  demolition: '建物の取壊し',
  'demolition-relaxed': '法律の決めた事由があるときの建物の取壊し',
  'reconstruction-after-loss': '建物がなくなった後の再建',
  'land-sale-after-loss': '建物がなくなった後の敷地の売却',
  'estate-approval': '団地の1棟だけの建替えの承認',
  'estate-approval-relaxed': '法律の決めた事由がある1棟の建替えの承認',
  'estate-rebuilding': '団地の一括の建替え',
  'estate-rebuilding-relaxed': 'すべての棟に事由があるときの一括の建替え',
  'estate-sale': '団地の一括の売却',
  'estate-sale-relaxed': 'すべての棟に事由があるときの一括の売却',
} as const satisfies Record<Kind, string>;
