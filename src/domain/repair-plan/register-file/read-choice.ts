import { groups } from '#domain/repair-plan/register/group.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { Cycle } from '#domain/repair-plan/register/standard-cycles.ts';
import { type Cell, plainText } from './cell.ts';

type Words<Value> = readonly (readonly [Value, ...(readonly string[])])[];

/** The first word of each is the one we write. */
export const conditionWords: Words<RepairItem['condition']> = [
  ['good', '良い', '良好', '良', 'A', '健全', '劣化なし'],
  ['fair', 'ふつう', '普通', 'B', 'やや劣化', '経過観察'],
  ['poor', '悪い', '悪', 'C', 'D', '不良', '要修繕', '劣化', '劣化あり'],
  ['unknown', '不明', '未調査', '未確認', '-', ''],
];

export const taxWords: Words<RepairItem['tax']> = [
  ['excluded', '税別', '税抜', '税抜き', '外税', '別', '別途', '抜'],
  ['included', '税込', '税込み', '内税', '込', '込み'],
  ['exempt', '非課税', '不課税', '対象外', 'なし'],
];

const majorWords: Words<boolean> = [
  [true, '○', '〇', '◯', '◎', '●', 'TRUE', 'はい', '1', 'YES', '大規模', '該当', '✓', 'レ'],
  [false, '', '×', '✕', 'x', '-', 'FALSE', 'いいえ', '0', 'NO', '非該当'],
];

export function readCondition(cell: Cell): RepairItem['condition'] | undefined {
  return readWord(cell, conditionWords);
}

export function readTax(cell: Cell): RepairItem['tax'] | undefined {
  return readWord(cell, taxWords);
}

export function readIsMajor(cell: Cell): boolean | undefined {
  return readWord(cell, majorWords);
}

function readWord<Value>(cell: Cell, words: Words<Value>): Value | undefined {
  const text = plainText(cell).toUpperCase();
  return words.find(([, ...names]) => names.some((name) => name.toUpperCase() === text))?.[0];
}

/** 「12〜15年」「5」; `null` is 周期なし. */
export function readCycle(cell: Cell): Cycle | null | undefined {
  const text = plainText(cell).replace(/[\s年ごと毎]/g, '');
  if (/^(?:周期)?(?:なし|無し|[-−―ー]*)$/.test(text)) return null;
  const [, lo, hi] = /^(\d{1,3})(?:[〜~\-−–―ー](\d{1,3}))?$/.exec(text) ?? [];
  if (lo === undefined) return undefined;
  return { loYears: Number(lo), hiYears: Number(hi ?? lo) };
}

/** 「4 外壁塗装等」「④」「外壁塗装」 */
export function readGroup(cell: Cell): number | undefined {
  const text = plainText(cell).replace(/\s/g, '');
  const [, digits] = /^[(第]?(\d{1,2})(?!\d)/.exec(text) ?? [];
  if (digits !== undefined) {
    return groups.find(({ number }) => number === Number(digits))?.number;
  }
  return groups.find(({ name }) => stemOf(name) === stemOf(text))?.number;
}

function stemOf(name: string): string {
  return name.normalize('NFKC').replace(/(?:等|工事|費用|設備)+$/, '');
}
