import type { IsoDate } from '#domain/calendar.ts';
import { checkArrears, checkReserveTransfers, checkSeparateAccounts } from './check-accounts.ts';
import {
  checkAuditor,
  checkBylaws,
  checkEntryAndRecords,
  checkInformation,
  checkLists,
  checkLocalGuideline,
  checkManager,
  checkMeeting,
} from './check-association.ts';
import {
  checkAverage,
  checkFormAndResolution,
  checkNoLevy,
  checkNoLoanLeft,
  checkPeriod,
  checkPlanAge,
} from './check-plan.ts';
import { criteriaOn, proposedCriteria } from './criteria.ts';
import type { CertificationFacts } from './facts.ts';
import type { Check, Finding } from './finding.ts';

type Line = readonly [code: string, title: string, check: Check];

const lines: readonly Line[] = [
  ['1-1', '管理者等が定められている', checkManager],
  ['1-2', '監事が選任されている', checkAuditor],
  ['1-3', '総会が年1回以上開かれている', checkMeeting],
  ['2-1', '管理規約が作られている', checkBylaws],
  ['2-2', '規約に、緊急時の立入りと、点検・修繕の記録の保管の定めがある', checkEntryAndRecords],
  ['2-3', '規約に、財務・管理の情報を書面などで交付する定めがある', checkInformation],
  ['3-1', '管理費と修繕積立金を分けて経理している', checkSeparateAccounts],
  ['3-2', '修繕積立金会計から他の会計へ充当していない', checkReserveTransfers],
  ['3-3', '3か月以上の滞納が、年間に徴収すべき額の1割以内', checkArrears],
  ['4-1', '計画が標準様式に準じ、計画と積立金の額が総会で決議されている', checkFormAndResolution],
  ['4-2', '計画の作成または見直しが、決められた年数以内', checkPlanAge],
  ['4-3', '計画期間が30年以上で、残りの期間に大規模修繕工事が2回以上', checkPeriod],
  ['4-4', '将来の一時的な徴収を予定していない', checkNoLevy],
  ['4-5', '積立金の平均額が著しく低くない', checkAverage],
  ['4-6', '計画の最後の年度に借入れの残りがない', checkNoLoanLeft],
  ['5-1', '組合員名簿と居住者名簿があり、年1回以上更新している', checkLists],
  ['5-2', '市区町村の管理適正化指針に照らして適切である', checkLocalGuideline],
];

/** 認定基準の1項目 and what was found for it. */
type CheckedItem = Finding & { readonly code: string; readonly title: string };

/** 管理計画認定の自己確認. The municipality decides; this only shows where an association stands. */
export type Certification = {
  readonly criteriaId: string;
  readonly items: readonly CheckedItem[];
  readonly metCount: number;
  /** 5年以内の見直し案に備えた先行確認: no part of the result. */
  readonly proposedPlanAge: Finding;
};

/** The 17 checks on a day; `null` before 2022-04-01, when the system began. */
export function certify(facts: CertificationFacts, on: IsoDate): Certification | null {
  const criteria = criteriaOn(on);
  if (!criteria) return null;
  const some = { facts, on, criteria };
  const items = lines.map(([code, title, check]) => ({ code, title, ...check(some) }));
  return {
    criteriaId: criteria.id,
    items,
    metCount: items.filter(({ state }) => state === 'met').length,
    proposedPlanAge: checkPlanAge({ ...some, criteria: proposedCriteria }),
  };
}
