import { fiscalYearOf, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import type { Certification } from '#domain/repair-plan/certification/certify.ts';
import { yearsBefore } from '#domain/repair-plan/certification/criteria.ts';
import type { CertificationFacts, PlanPapers } from '#domain/repair-plan/certification/facts.ts';
import { standingsOf } from '#domain/repair-plan/register/cycle-standing.ts';
import { groups } from '#domain/repair-plan/register/group.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { type HealthLine, lineOf } from './line.ts';

/** 計画の新しさと形. Five years is when the guideline wants a review; seven is what the certification allows. */
export function planLines(plan: RepairPlan, papers: PlanPapers | null, on: IsoDate): HealthLine[] {
  const listed = groups.filter(({ number }) => papers?.listedGroups.includes(number));
  return [
    lineOf({
      code: 'plan-age',
      component: 'plan',
      label: '計画の新しさ',
      mostPoints: 6,
      upper: agePoints(papers, on),
      lower: 2,
      figure: papers
        ? `計画の作成・見直しは${formatPlainDate(papers.madeOn)}です。`
        : '計画の作成・見直しの日が登録されていません。',
      step: { action: '劣化調査をして計画を見直す', effort: 4 },
    }),
    lineOf({
      code: 'plan-period',
      component: 'plan',
      label: '計画期間',
      mostPoints: 5,
      upper: plan.yearCount,
      lower: 30,
      figure: `計画期間は${plan.yearCount}年です（目安は30年以上）。`,
      step: { action: '計画期間を30年以上に延ばす', effort: 2 },
    }),
    lineOf({
      code: 'plan-groups',
      component: 'plan',
      label: '標準様式の分類',
      mostPoints: 4,
      upper: listed.length,
      lower: groups.length,
      figure: `標準様式の${groups.length}分類のうち${listed.length}分類があります。`,
      step: { action: '計画に足りない分類を加える（ないものは「なし」と書く）', effort: 1 },
    }),
  ];
}

/** 滞納: full points without any, none at a tenth, which the certification no longer allows beyond. */
export function arrearsLine(arrears: CertificationFacts['arrears']): HealthLine {
  const tenth = arrears ? arrears.billedYen / 10 : 1;
  const overdue = arrears?.overdueYen ?? 1;
  return lineOf({
    code: 'arrears',
    component: 'arrears',
    label: '3か月以上の滞納',
    mostPoints: 10,
    upper: tenth - overdue,
    lower: tenth,
    figure: arrears
      ? `1年に徴収すべき修繕積立金${arrears.billedYen.toLocaleString('ja-JP')}円のうち、${arrears.overdueYen.toLocaleString('ja-JP')}円が3か月以上滞納です。`
      : '滞納の額が登録されていません。',
    step: { action: '滞納のある方へ書面で案内し、分割の相談をする', effort: 2 },
  });
}

/** 点検: how many are due by law or contract in all, and how many of them are late; `null` where nobody told. */
export type Inspections = { readonly allCount: number; readonly lateCount: number };

export function upkeepLines(
  plan: RepairPlan,
  inspections: Inspections | null,
  on: IsoDate,
): HealthLine[] {
  const thisYear = fiscalYearOf(on);
  const cyclic = plan.items.filter(({ cycle }) => cycle !== null);
  const { completedYear } = plan.building;
  const standings = standingsOf(plan.items, { completedYear, thisYear });
  const late = cyclic.filter(({ id }) => standings.get(id)?.isOverdue);
  return [
    lineOf({
      code: 'late-inspections',
      component: 'upkeep',
      label: '点検の遅れ',
      mostPoints: 8,
      upper: inspections ? inspections.allCount - inspections.lateCount : 0,
      lower: inspections ? inspections.allCount : 1,
      figure: inspections
        ? `点検${inspections.allCount}件のうち${inspections.lateCount}件が期限を過ぎています。`
        : '点検の予定が登録されていません。',
      step: { action: '遅れている点検の日を決めて手配する', effort: 1 },
    }),
    lineOf({
      code: 'late-works',
      component: 'upkeep',
      label: '工事の遅れ',
      mostPoints: 7,
      upper: cyclic.length - late.length,
      lower: cyclic.length,
      figure: `周期のある工事${cyclic.length}件のうち${late.length}件が周期を過ぎています。`,
      step: { action: '周期を過ぎた部分の状態を調べ、時期を決め直す', effort: 3 },
    }),
  ];
}

export function certificationLine(certification: Certification | null): HealthLine {
  const items = certification?.items ?? [];
  const open = items.find(({ missing }) => missing.length > 0);
  return lineOf({
    code: 'certification',
    component: 'certification',
    label: '管理計画認定の項目',
    mostPoints: 15,
    upper: certification?.metCount ?? 0,
    lower: Math.max(1, items.length),
    figure: `認定の${items.length}項目のうち${certification?.metCount ?? 0}項目に合う見込みです。`,
    step: { action: open?.missing[0] ?? '認定の項目を確かめる', effort: 2 },
  });
}

/** Two halves: young for the guideline, and young for the certification. */
function agePoints(papers: PlanPapers | null, on: IsoDate): number {
  if (!papers || papers.madeOn > on) return 0;
  return [5, 7].filter((years) => papers.madeOn >= yearsBefore(on, years)).length;
}
