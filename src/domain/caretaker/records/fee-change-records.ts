import { fiscalYearOf, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { ContributionStep } from '#domain/repair-plan/register/repair-plan.ts';
import { unitPriceText } from '#domain/repair-plan/words/unit-price-text.ts';
import type { AssociationFacts } from './association-facts.ts';
import { record } from './record.ts';

export const feeChangeRecordId = 'record-fee-change';

const ofTheReserve = /積立金/;

/** 修繕積立金の額の変更: whether one is resolved, and where it is talked about next. */
export function feeChangeRecords({
  repairPlan,
  meetings,
  today,
}: AssociationFacts): readonly KnowledgePassage[] {
  if (repairPlan === null) return [];
  const next = resolvedStep(repairPlan.plan, today);
  return [
    record({
      id: feeChangeRecordId,
      sourceTitle: '長期修繕計画',
      heading: '修繕積立金の額の変更',
      href: '/demo/repair-fund-simulation',
      searchWords: '修繕積立金は上がりますか 値上げ 引き上げ 改定は決まりましたか',
      sentences: [
        next === undefined
          ? '修繕積立金が上がるかどうか、その額も時期も、まだ決まっていません。'
          : `修繕積立金は、${next.fromYear}年度から${pricePer(repairPlan.plan)}月${unitPriceText(next.unitPriceYen)}円になることが決まっています。`,
        ...talkedAbout(meetings),
        repairPlan.proposal === null
          ? ''
          : `${repairPlan.proposal.mark}として、${repairPlan.proposal.name}があります。`,
      ],
    }),
  ];
}

type Plan = NonNullable<AssociationFacts['repairPlan']>['plan'];

/** The next change of the fee. What the plan in force holds is resolved; what is only proposed stands beside it. */
export function resolvedStep({ contribution }: Plan, today: IsoDate): ContributionStep | undefined {
  return contribution.steps
    .filter(({ fromYear }) => fromYear > fiscalYearOf(today))
    .toSorted((one, other) => one.fromYear - other.fromYear)[0];
}

function pricePer({ contribution }: Plan): string {
  return contribution.basis === 'area' ? '1㎡あたり' : '建物全体で';
}

/** The next general meeting decides; where it is not on its agenda yet, a board meeting may talk of it before. */
function talkedAbout(meetings: AssociationFacts['meetings']): readonly string[] {
  const names = (kind: 'general' | 'board') =>
    meetings
      .filter((meeting) => meeting.kind === kind)
      .flatMap(({ title, heldOn, agenda }) =>
        agenda
          .filter((item) => ofTheReserve.test(item.title))
          .map((item) => `${formatPlainDate(heldOn)}の${title}の「${item.title}」`),
      );
  const [general] = names('general');
  if (general !== undefined) return [`修繕積立金の額を決めるのは総会で、${general}が議題です。`];
  const [board] = names('board');
  const nextGeneral = meetings.find(({ kind }) => kind === 'general');
  return [
    nextGeneral === undefined
      ? '修繕積立金の額を決めるのは総会です。'
      : `修繕積立金の額を決めるのは総会で、次は${formatPlainDate(nextGeneral.heldOn)}の${nextGeneral.title}です（議題になるかどうかは未定です）。`,
    ...(board === undefined ? [] : [`理事会では、${board}で話し合います。`]),
  ];
}
