import type { Health } from '#domain/repair-plan/health/health-score.ts';
import { comparedName } from '#domain/repair-plan/words/figure-words.ts';

type HealthLine = Health['lines'][number];
type Component = HealthLine['component'];

export const componentNames: Readonly<Record<Component, string>> = {
  funding: '積立金と工事費の釣り合い',
  guideline: '国の目安',
  plan: '計画の新しさと形',
  arrears: '滞納',
  upkeep: '点検と工事の時期',
  certification: '管理計画認定',
};

type LineWords = {
  /** What is divided by what for the points. */
  readonly basis: string;
  readonly unit: string;
  /** Where the board begins with the step. */
  readonly place: { readonly href: string; readonly label: string };
};

const page = '/demo/repair-fund-simulation';
const fees = { href: `${page}?view=fees`, label: '積立金の案を作る' } as const;
const works = { href: `${page}?view=works`, label: '工事の表を開く' } as const;

const words: Readonly<Record<string, LineWords>> = {
  'no-shortage': {
    basis: '不足が始まるまでの年数 ÷ 計画期間の年数',
    unit: '年',
    place: fees,
  },
  coverage: {
    basis: '計画期間の収入の合計 ÷ 支出の合計（100％まで）',
    unit: '％',
    place: fees,
  },
  funded: {
    basis: '残高 ÷ 建物の傷みに見合う額（100％まで）',
    unit: '％',
    place: fees,
  },
  band: {
    basis: `${comparedName} ÷ 目安の平均`,
    unit: '円',
    place: fees,
  },
  'plan-age': {
    basis: '「5年以内」と「7年以内」のうち合う数 ÷ 2',
    unit: 'つ',
    place: { href: '/demo/documents?category=plan', label: '計画の文書を読む' },
  },
  'plan-period': { basis: '計画期間 ÷ 30年', unit: '年', place: works },
  'plan-groups': { basis: '計画にある分類 ÷ すべての分類', unit: '分類', place: works },
  arrears: {
    basis: '1年に集める額の1割から滞納を引いた額 ÷ その1割の額',
    unit: '円',
    place: { href: '/demo/management#dwellings', label: '住戸の記録を開く' },
  },
  'late-inspections': {
    basis: '期限を過ぎていない点検 ÷ すべての点検',
    unit: '件',
    place: { href: '/demo/documents?category=inspection', label: '点検報告を読む' },
  },
  'late-works': {
    basis: '周期を過ぎていない工事 ÷ 周期のある工事',
    unit: '件',
    place: works,
  },
  certification: {
    basis: '合う見込みの項目 ÷ すべての項目',
    unit: '項目',
    place: { href: '#certification', label: '認定の項目を見る' },
  },
};

export function placeOf(code: string): LineWords['place'] {
  return words[code]?.place ?? fees;
}

export function basisOf({ code }: HealthLine): string {
  return words[code]?.basis ?? '';
}

/** 「15点 × 9年 ÷ 30年 ＝ 4.5、端数を切り捨てて4点」 */
export function sumOf({ code, mostPoints, upper, lower, points }: HealthLine): string {
  if (lower <= 0) return `比べるものがないため、満点の${points}点です。`;
  const unit = words[code]?.unit ?? '';
  const part = Math.min(Math.max(upper, 0), lower);
  const exact = (mostPoints * part) / lower;
  const result = exact === points ? `${points}点` : `${shown(exact)}、端数を切り捨てて${points}点`;
  return `${mostPoints}点 × ${shown(part)}${unit} ÷ ${shown(lower)}${unit} ＝ ${result}`;
}

/** Cut like the points, so that 9.996 never looks like the 10 it is not. */
function shown(value: number): string {
  const cut = Math.floor(value * 100 + 1e-6) / 100;
  return cut.toLocaleString('ja-JP', { maximumFractionDigits: 2 });
}

const efforts = [
  '半日ほど',
  '数週間',
  '数か月',
  '総会の決議まで半年から1年',
  '総会の決議と数年',
] as const;

export function effortWords(effort: number): string {
  return efforts[effort - 1] ?? efforts[4];
}
