import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import { formatYen } from '#domain/format-yen.ts';
import { monthlyBills, monthlyTotal } from '#domain/repair-plan/projection/tariff.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { dwellingNamedIn, isOfOwnDwelling } from './asked-dwelling.ts';
import { billsOf } from './dwelling-bills.ts';

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
  const named = dwellingNamedIn(text);
  const numbers = named === undefined ? facts.ownDwellings : [named];
  const bills = billsOf(plan, prices, numbers);
  const unknown =
    named !== undefined && bills.length === 0
      ? [own(`${named}号室は、住戸の記録に見つかりません。部屋番号をお確かめください。`)]
      : [];
  const isOfADwelling = named !== undefined || (isOfOwnDwelling(text) && bills.length > 0);
  const shown = bills.length > 0 ? bills : [averageBill(plan, prices)];
  const isAsked = isOfADwelling && asksForTheBill.test(text);
  const dash = isAsked ? '' : '- ';
  return {
    lines: [
      ...unknown,
      ...shown.map((words) => ({ markdown: `${dash}${words}`, quotes })),
      ...numbers
        .flatMap((number) => wholeBill(plan, { number, facts, prices }))
        .map((words) => own(`${dash}${words}`)),
    ],
    isAsked,
  };
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
