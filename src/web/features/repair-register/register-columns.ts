/** 工事の表の列. To the price they fit beside the sidebar of a 1280 px screen, to the marks of one of 1440 px. */
export const columns = [
  { name: '部分と工事', look: 'w-[16.5rem] text-left sticky left-0 z-30' },
  { name: '周期', look: 'w-22 text-left' },
  { name: '計画年度', look: 'w-34 text-left' },
  { name: '数量', look: 'w-21 text-right' },
  { name: '単位', look: 'w-15 text-left' },
  { name: '単価（円）', look: 'w-29 text-right' },
  { name: '金額（1回）', look: 'w-29 text-right' },
  { name: '目じるし', look: 'w-40 text-left' },
  { name: '大規模', look: 'w-18 text-center' },
  { name: '前回と状態', look: 'w-36 text-left' },
  { name: '単価の出どころ', look: 'w-64 text-left' },
  { name: '備考', look: 'w-72 text-left' },
] as const;

export const columnCount = columns.length;
