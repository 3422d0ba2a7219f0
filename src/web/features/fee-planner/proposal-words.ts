import { bindingWords, violationWords } from '#domain/repair-plan/planner/binding-words.ts';
import type { Method, PlanRules, StagedFailure } from '#domain/repair-plan/planner/propose.ts';
import { aboutYen, plainYen } from '#domain/repair-plan/words/about-yen.ts';
import type { Outcome } from './proposal-outcome.ts';
import { priceWords } from './rules-draft.ts';

export const methods: readonly Method[] = ['level', 'staged', 'catch-up'];

type MethodWords = {
  readonly name: string;
  readonly term: string;
  readonly good: readonly string[];
  readonly careful: readonly string[];
};

/** What speaks for a method and what to think of; none is called the best. */
export const methodWords: Readonly<Record<Method, MethodWords>> = {
  level: {
    name: 'ずっと同じ額',
    term: '均等積立方式',
    good: ['額を決める話し合いが一度で済みます。', '今住む人も後から住む人も、同じ額を払います。'],
    careful: ['始めの年の上がり方が大きくなります。'],
  },
  staged: {
    name: '段階的に上げる',
    term: '段階増額積立方式',
    good: ['始めの上がり方が小さく、家計の支度をする時間があります。'],
    careful: [
      '後の値上げも、総会で決める必要があります。決まらないと、お金が足りなくなります。',
      '後から住む人ほど、高い額を払います。',
    ],
  },
  'catch-up': {
    name: '早めに集める',
    term: '早期積立',
    good: ['早くから残高が増え、工事費が上がったときの備えになります。', '後の額を低くできます。'],
    careful: ['始めの年の上がり方が、いちばん大きくなることがあります。'],
  },
};

/** What holds for all three, on the screen and on paper. */
export const comparisonNotes: readonly string[] = [
  'どの案にも良い点と気をつける点があり、どれを選ぶかは総会で決めます。国のガイドラインは、ずっと同じ額で集める方式を望ましいとし、段階的に上げるときは、早めに上げ終えることを勧めています。',
  'どれも、計画どおりに進んだときに条件を満たす、いちばん低い額です。工事費や時期がずれると、各案に書いた確率で足りなくなります。',
];

/** The movement of the fee in one sentence. */
export function shapeWords({ proposal, fees }: Outcome, { catchUp }: PlanRules): string {
  const [present, first] = fees;
  const last = fees.at(-1);
  if (!present || !first || !last) return '今の額のままで、条件を満たします。';
  if (first === last) {
    const verb = first.unitPriceYen > present.unitPriceYen ? '上げ' : '下げ';
    return `${first.fromYear}年度に一度${verb}、その後は変えません。`;
  }
  return proposal.method === 'catch-up'
    ? `始めの${catchUp.years}年間を高くし、その後は下げます。`
    : `${first.fromYear}年度から${last.fromYear}年度までに、${fees.length - 1}回上げます。`;
}

/** Why a wider limit may begin with a larger step: fewest steps go before small ones. Paper has no room for it. */
export function fewestStepsWords({ proposal, fees }: Outcome): string {
  return proposal.method === 'staged' && fees.length > 2
    ? '条件の中で、回数がいちばん少ない案です。'
    : '';
}

/** 「国の目安に合うか」 with its figures. */
export function guidelineWords({ proposal, plan, level, lowest, highest }: Outcome): string[] {
  const average = `均等額（D）：${priceWords(plan.contribution.basis, level)}`;
  if (proposal.method === 'level') return ['国のガイドラインが望ましいとする集め方です。', average];
  if (level === 0) return ['均等額が0円なので、割合では比べられません。'];
  const yen = (price: number) => `${price.toLocaleString('ja-JP')}円`;
  const low = ratioWords(lowest / level, (ratio) => ratio >= 0.6);
  const high = ratioWords(highest / level, (ratio) => ratio <= 1.1);
  return [
    average,
    `いちばん低い額（E）：${yen(lowest)}、Dの${low}倍（0.6倍以上）`,
    `いちばん高い額（F）：${yen(highest)}、Dの${high}倍（1.1倍以内）`,
  ];
}

/** Rounded as one does by hand, with as many digits as tell on which side of the limit it lies: 0.599, not 0.60. */
function ratioWords(ratio: number, keeps: (ratio: number) => boolean): string {
  const texts = [2, 3, 4].map((digits) => ratio.toFixed(digits));
  return texts.find((text) => keeps(Number(text)) === keeps(ratio)) ?? ratio.toFixed(5);
}

/** What a proposal cannot help or leaves behind. */
export function warningsOf({ projection }: Outcome): string[] {
  const { shortageYear, loanLeftYen } = projection;
  const words: string[] = [];
  if (shortageYear !== null) {
    words.push(`${shortageYear}年度の不足は、始める年度より前なので、この案では防げません。`);
  }
  if (loanLeftYen > 0) {
    words.push(`計画の最後に、返していない借入れが${aboutYen(loanLeftYen)}残ります。`);
  }
  return words;
}

/** 「なぜこれより安くできないか」 */
export function whyWords(outcome: Outcome, { isWithinGuideline }: PlanRules): string[] {
  const { proposal, plan, fees, level, lowest } = outcome;
  const words = proposal.bindings.map((binding) => bindingWords(binding, plan.startYear));
  const isAtLeast = isWithinGuideline && lowest === Math.ceil((level * 6) / 10);
  if (proposal.method === 'catch-up' && isAtLeast) {
    words.push('長く続く額は、国の目安の下限（均等額の6割）まで下げています。');
  }
  if (words.length === 0 && fees.length === 1) words.push('上げなくても、条件を満たします。');
  return words;
}

/** Why a method has no proposal, and what to loosen. */
export function noneWords(
  method: Method,
  failure: StagedFailure | null,
  startYear: number,
): readonly [why: string, loosen: string] {
  if (method !== 'staged') {
    return [
      '積立金をどれだけ上げても、条件を満たせません。',
      '始める年度を早める、残高の下限や最後に残す額を小さくする、と案ができることがあります。',
    ];
  }
  if (!failure) {
    return [
      '今の額が、すでに国の目安の上限（均等額の1.1倍）を超えています。',
      '「ずっと同じ額」の案をご覧ください。国の目安を守らない条件にすると、案ができることがあります。',
    ];
  }
  const { violation, loanYen, mayBorrow } = failure;
  const most =
    loanYen > 0 ? `上げ、いちばん先まで足りる${plainYen(loanYen)}を借りても` : '上げても';
  const why = `条件の中でいちばん早く、いちばん大きく${most}、${violationWords(violation, startYear)}`;
  const borrowing = mayBorrow ? '借入れの年度や上限を変える' : '借入れを使う';
  return violation.kind === 'lowest-start'
    ? [why, '1回の上げ幅を大きくするか、国の目安を守らない条件にすると、案ができることがあります。']
    : [
        why,
        `上げる回数を増やす、あける年数を短くする、1回の上げ幅を大きくする、残高の下限や最後に残す額を小さくする、${borrowing}、のどれかで、案ができることがあります。`,
      ];
}
