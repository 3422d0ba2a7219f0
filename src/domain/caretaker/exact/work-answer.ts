import { fiscalYearOf } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import {
  planRecordId,
  shortageWords,
  spanWords,
  worksLines,
} from '#domain/caretaker/records/plan-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { roundYenTo, sumYen, type Yen } from '#domain/money.ts';
import { costOf, pricesOf, type WorkCost } from '#domain/repair-plan/projection/work-cost.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { aboutYen, plainYen } from '#domain/repair-plan/words/about-yen.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';
import { worksNamedIn, workWords } from './planned-works.ts';

const whenOrHowMuch =
  /いつ|何年|なん年|予定|いくら|幾ら|何円|費用|金額|単価|(?:どの?|どれ)(?:くらい|ぐらい)(?:かか|の(?:費用|金額|お金))/;
const ofWorks =
  /交換|取り?替|取り?換|入れ?替|更新|リニューアル|塗り?替|塗り?直|塗装|防水|改修|修繕|補修|修理|工事|直す|やり直/;
/** Their names hold the word for a work. */
const ofThePaper = /(?:長期)?修繕計画(?:書|表)?|修繕積立金/g;
const ofTheMajorWork = /大規模修繕/;
/** What was done, and why, is told by the papers. */
const otherwise = /ました|した[かの]|った[かの]|でした|なぜ|どうして|とき|たら|れば/;
/** What may stand beside it without changing what is asked. */
const beside =
  /次回?|今後|今度|将来|共用部?分?|マンション|建物|全体|全部|合計|総額|費|年度|時期|頃|実施|行[わいうえ]|始ま|掛か|見込|必要|額|計画|今|教え|知|円|2回目/;

const everyWord = [ofWorks, whenOrHowMuch, beside];

const mostWorks = 6;

type Plan = NonNullable<Known['facts']['repairPlan']>;

/** エレベーターの交換はいつ、いくらですか: what the plan in force has for it, before any older paper. */
export function workAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question).replace(ofThePaper, '');
  if (!asked.useDocuments || !ofWorks.test(text) || !whenOrHowMuch.test(text)) return undefined;
  if (otherwise.test(text)) return undefined;
  const { repairPlan } = known.facts;
  const passage = known.passages.find(({ id }) => id === planRecordId);
  if (repairPlan === null || passage === undefined) return undefined;
  const lines = ofTheMajorWork.test(text)
    ? majorLines(text, repairPlan)
    : workLines(text, repairPlan.plan, fiscalYearOf(asked.today));
  if (lines.length === 0) return undefined;
  return {
    outcome: 'answered',
    lines: [
      ...lines.map((markdown) => ofThePlan(markdown, repairPlan, passage)),
      ofThePlan(escapeMarkdown(spanWords(repairPlan)), repairPlan, passage),
      ...worksLines(repairPlan, passage),
      own('[計画の画面で工事を見る](/demo/repair-fund-simulation?view=works)'),
    ],
  };
}

function ofThePlan(markdown: string, plan: Plan, passage: KnowledgePassage): Line {
  return { markdown, quotes: [{ passage, words: spanWords(plan) }] };
}

/** The next year of each work that is named, the earliest first. */
function workLines(text: string, plan: RepairPlan, thisYear: number): readonly string[] {
  const prices = pricesOf(plan);
  const { items: named, rest } = worksNamedIn(text, plan.items);
  if (!isUnderstood(rest, everyWord)) return [];
  const planned = named
    .flatMap((item) => {
      const year = Math.min(...item.years.filter((it) => it >= thisYear));
      return Number.isFinite(year)
        ? [{ item, year, yen: costOf(item, year, prices).totalYen }]
        : [];
    })
    .toSorted((one, other) => one.year - other.year);
  const [first] = planned;
  if (!first) return named.slice(0, 1).map((item) => unplannedWords(item, plan));
  if (planned.length === 1) {
    return [
      `${escapeMarkdown(workWords(first.item))}は、今の長期修繕計画では**${first.year}年度**に、**${inMan(first.yen)}**の予定です。`,
      ...(/単価/.test(text) ? [priceWords(first.item)] : []),
    ];
  }
  const isOneYear = planned.every(({ year }) => year === first.year);
  return [
    isOneYear
      ? `今の長期修繕計画では、**${first.year}年度**に、次の工事を合わせて**${inMan(sumYen(planned.map(({ yen }) => yen)))}**の予定です。`
      : '今の長期修繕計画では、次の予定です。',
    ...planned
      .slice(0, mostWorks)
      .map(
        ({ item, year, yen }) =>
          `- ${escapeMarkdown(workWords(item))}：${isOneYear ? '' : `**${year}年度**に`}**${inMan(yen)}**`,
      ),
    ...(planned.length > mostWorks ? [`- ほかに${planned.length - mostWorks}件あります。`] : []),
  ];
}

/** 「単価は、1㎡あたり3,500円です（数量4,200㎡）。」 */
function priceWords({ unit, unitPriceYen, quantity, priceSource }: RepairItem): string {
  const source = priceSource === '' ? '' : `、単価の出どころ：${priceSource}`;
  return escapeMarkdown(
    `単価は、1${unit}あたり${formatYen(unitPriceYen)}です（数量${quantity.toLocaleString('ja-JP')}${unit}${source}）。`,
  );
}

function unplannedWords(item: RepairItem, plan: RepairPlan): string {
  return `今の長期修繕計画には、${endYearOf(plan)}年度まで、${escapeMarkdown(workWords(item))}の予定は**ありません**。`;
}

/** To the 万円, so that what stands below each other adds up. */
function inMan(yen: Yen): string {
  return yen < 10_000 ? plainYen(yen) : `約${plainYen(roundYenTo(yen, 10_000))}`;
}

/** 設計・工事監理, where the plan has them as works of their own. */
const designGroup = 18;

/** The major work with and without those who draw and supervise it, and what else falls into its year. */
function majorLines(text: string, repairPlan: Plan): readonly string[] {
  const { plan, nextMajorWork } = repairPlan;
  if (nextMajorWork === null || !isUnderstood(text, [ofTheMajorWork, ...everyWord])) return [];
  const { fiscalYear, costYen } = nextMajorWork;
  const prices = pricesOf(plan);
  const works = plan.items.filter((it) => it.isMajorWork && it.years.includes(fiscalYear));
  const costs = works.map((item) => ({ item, cost: costOf(item, fiscalYear, prices) }));
  const wholeYen = sumYen(costs.map(({ cost }) => cost.totalYen));
  const designYen = sumYen(
    costs.map(({ item, cost }) =>
      item.group === designGroup ? cost.totalYen : withTax(item, cost),
    ),
  );
  const short = shortageWords(repairPlan);
  const year = `${fiscalYear}年度の工事費は、ほかの工事も合わせて${aboutYen(costYen)}です。`;
  if (wholeYen === 0) {
    return [`次の大規模修繕は、**${fiscalYear}年度**の予定です。`, year, escapeMarkdown(short)];
  }
  const design = designYen === 0 ? '' : `、設計・監理を含めて**${inMan(wholeYen)}**`;
  return [
    `次の大規模修繕は、**${fiscalYear}年度**に、工事費が**${inMan(wholeYen - designYen)}**${design}の予定です（消費税を含みます）。`,
    ...(wholeYen === costYen ? [] : [year]),
    escapeMarkdown(short),
  ];

  function withTax(item: RepairItem, { designYen: ownYen }: WorkCost): Yen {
    return item.tax === 'excluded' ? ownYen + roundYenTo(ownYen * plan.rates.tax, 1) : ownYen;
  }
}
