import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import type { Projection } from '#domain/repair-plan/projection/project.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { assumptionSheet } from './assumption-sheet.ts';
import { cashFlowSheet } from './cash-flow-sheet.ts';
import { registerSheet } from './register-sheet.ts';
import { type Sheet, type SheetRow, textRow } from './sheet.ts';

type WorkbookFacts = {
  readonly plan: RepairPlan;
  /** `null` while the register has faults and nothing can be calculated. */
  readonly projection: Projection | null;
  readonly associationName: string;
  readonly on: IsoDate;
};

const disclaimer =
  'この表は、建物の調査をして作ったものではなく、専門家による長期修繕計画に代わるものではありません。';

/** 長期修繕計画のファイル: 工事の表、収支計画、前提. */
export function planWorkbook(facts: WorkbookFacts): Sheet[] {
  const { plan, projection } = facts;
  return [
    registerSheet(plan.items, aboveOf(facts, '推定修繕工事項目', registerRemark)),
    ...(projection ? [cashFlowSheet(projection, aboveOf(facts, '収支計画', cashFlowRemark))] : []),
    assumptionSheet(plan, aboveOf(facts, '計算の前提', disclaimer)),
  ];
}

const registerRemark = `金額は数量×単価です。物価の上昇、仮設費、設計・監理費、税別の工事の消費税は含みません。${disclaimer}`;
const cashFlowRemark = `金額は円です。工事費には、物価の上昇、仮設費、設計・監理費、消費税を含みます。${disclaimer}`;

function aboveOf(facts: WorkbookFacts, title: string, remark: string): SheetRow[] {
  const { plan, associationName, on } = facts;
  return [
    textRow('title', `長期修繕計画　${title}`),
    textRow(
      'remark',
      `${associationName}　計画期間 ${plan.startYear}〜${endYearOf(plan)}年度（${plan.yearCount}年間）　${formatPlainDate(on)}作成`,
    ),
    textRow('remark', remark),
    textRow('plain'),
  ];
}

/** 「長期修繕計画_みどり坂レジデンス管理組合_2026-11-21.xlsx」, without what a file name cannot hold. */
export function workbookFileName({
  associationName,
  on,
}: Pick<WorkbookFacts, 'associationName' | 'on'>): string {
  return `長期修繕計画_${associationName.replaceAll(/[\\/:*?"<>|\s]/g, '')}_${on}.xlsx`;
}
