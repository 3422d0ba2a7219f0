import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import { formatYen } from '#domain/format-yen.ts';
import { monthlyBills, monthlyTotal } from '#domain/repair-plan/projection/tariff.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { areaNamedIn, dwellingNamedIn, isOfOwnDwelling } from './asked-dwelling.ts';
import { billsOf, billsOfArea } from './dwelling-bills.ts';

type Asked = {
  readonly question: string;
  readonly facts: Pick<AssociationFacts, 'ownDwellings' | 'dwellingTypes'>;
  readonly prices: { readonly nowYen: number; readonly thenYen: number };
  /** What shows the fee in force. */
  readonly quotes: Line['quotes'];
};

/** The bills of a change, and whether they were asked for and not what becomes of the fund. */
type FeeBills = { readonly lines: readonly Line[]; readonly isAsked: boolean };

const asksForTheBill = /いくら|幾ら|何円|(?:どの?|どれ)(?:くらい|ぐらい|だけ)/;

/** 605号室は毎月いくら払いますか: of the dwelling that is named, else of the asker's own; the average where none is known. */
export function feeBills(plan: RepairPlan, { question, facts, prices, quotes }: Asked): FeeBills {
  const text = plainQuestion(question);
  const { numbers, bills, unknown, isNamed } = meantIn(text, { plan, prices, facts });
  const isOfADwelling = isNamed || (isOfOwnDwelling(text) && bills.length > 0);
  const shown = bills.length > 0 ? bills : [averageBill(plan, prices)];
  const isAsked = isOfADwelling && asksForTheBill.test(text);
  const dash = isAsked ? '' : '- ';
  return {
    lines: [
      ...unknown.map((words) => own(words)),
      ...shown.map((words) => ({ markdown: `${dash}${words}`, quotes })),
      ...numbers
        .flatMap((number) => wholeBill(plan, { number, facts, prices }))
        .map((words) => own(`${dash}${words}`)),
    ],
    isAsked,
  };
}

type Meant = {
  /** Of whose rooms 管理費 is known, too. */
  readonly numbers: readonly string[];
  readonly bills: readonly string[];
  readonly unknown: readonly string[];
  readonly isNamed: boolean;
};

type MeantGiven = Pick<Asked, 'facts' | 'prices'> & { readonly plan: RepairPlan };

/** 605号室, 68.2㎡の住戸, or else the asker's own. */
function meantIn(text: string, { plan, prices, facts }: MeantGiven): Meant {
  const named = dwellingNamedIn(text);
  const area = areaNamedIn(text);
  if (named === undefined && area !== undefined) {
    const bills = billsOfArea(plan, prices, area);
    const unknown =
      bills.length === 0
        ? [`専有面積${area.toFixed(2)}㎡の住戸は、計画の住戸に見つかりません。`]
        : [];
    return { numbers: [], bills, unknown, isNamed: true };
  }
  const numbers = named === undefined ? facts.ownDwellings : [named];
  const bills = billsOf(plan, prices, numbers);
  const unknown =
    named !== undefined && bills.length === 0
      ? [`${named}号室は、住戸の記録に見つかりません。部屋番号をお確かめください。`]
      : [];
  return { numbers, bills, unknown, isNamed: named !== undefined };
}

type Whole = Pick<Asked, 'facts' | 'prices'> & { readonly number: string };

/** What is paid in a month with 管理費, which stays as it is. */
function wholeBill(plan: RepairPlan, { number, facts, prices }: Whole): readonly string[] {
  const type = facts.dwellingTypes.find(({ numbers }) => numbers.includes(number));
  const place = plan.dwellings.findIndex(({ id }) => id === number);
  const yen = monthlyBills(plan.dwellings, plan.contribution, prices.thenYen)[place];
  if (type === undefined || yen === undefined) return [];
  const { managementFeeYen } = type;
  return [
    `${number}号室の管理費${formatYen(managementFeeYen)}が今のままなら、合わせて月${formatYen(yen + managementFeeYen)}です。`,
  ];
}

function averageBill(
  { dwellings, contribution }: RepairPlan,
  { nowYen, thenYen }: Asked['prices'],
): string {
  const average = (price: number) =>
    Math.round(monthlyTotal(dwellings, contribution, price) / Math.max(1, dwellings.length));
  const rise = average(thenYen) - average(nowYen);
  const more =
    rise === 0 ? '今と同じ' : `今より${formatYen(Math.abs(rise))}${rise > 0 ? '多い' : '少ない'}`;
  return `平均の住戸では、月${formatYen(average(thenYen))}になります（${more}）。`;
}
