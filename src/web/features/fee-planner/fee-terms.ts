import type { MethodOutcome, Outcome } from './proposal-outcome.ts';
import { priceWords } from './rules-draft.ts';

/** 言葉の説明, with the figures of the proposals they explain. */
export function feeTerms(
  outcomes: readonly MethodOutcome[],
): readonly (readonly [term: string, meaning: string])[] {
  const of = (method: MethodOutcome['method']) =>
    outcomes.find((some) => some.method === method)?.outcome ?? null;
  return [
    [
      '均等積立方式（ずっと同じ額）',
      `計画の期間を通して、毎月の額を変えない集め方です。国のガイドラインは、将来にわたって安定して集められるこの方式を、望ましいとしています。${levelFigures(of('level'))}`,
    ],
    [
      '段階増額積立方式（段階的に上げる）',
      `始めの額を抑え、あとから何回かに分けて上げる集め方です。上げるたびに総会の決議が要ります。国のガイドラインは、この方式を選ぶときは、早めに上げ終えることを勧めています。${stagedFigures(of('staged'))}`,
    ],
    [
      '早期積立（早めに集める）',
      '始めの何年間かを高くし、その後は低くする集め方です。早く残高が増えるので、工事費が上がったときの備えになります。',
    ],
    [
      '国の目安（D・E・F）',
      `段階的に上げるとき、上がり方が急になりすぎないようにする目安です。ずっと同じ額で集めるときの額をD、いちばん低い始めの額をE、いちばん高い最後の額をFとして、EがDの0.6倍以上、FがDの1.1倍以内であることを確かめます。${guidelineFigures(of('staged'))}国土交通省の「マンションの修繕積立金に関するガイドライン」（令和6年6月改定）の考え方で、積立金を変え始める年度からの額で確かめています。`,
    ],
  ];
}

function levelFigures(outcome: Outcome | null): string {
  if (!outcome) return '';
  const { plan, level } = outcome;
  return `この計画では、月に${priceWords(plan.contribution.basis, level)}です。`;
}

function stagedFigures(outcome: Outcome | null): string {
  const last = outcome?.fees.at(-1);
  if (!outcome || !last || outcome.fees.length === 1) return '';
  return `この計画では、${last.fromYear}年度に上げ終わります。`;
}

function guidelineFigures(outcome: Outcome | null): string {
  if (!outcome) return '';
  const { level, lowest, highest } = outcome;
  const yen = (price: number) => `${Math.round(price).toLocaleString('ja-JP')}円`;
  return `「段階的に上げる」案では、Dが${yen(level)}、Eが${yen(lowest)}、Fが${yen(highest)}です。Eは${yen(Math.ceil((level * 6) / 10))}以上、Fは${yen(Math.floor((level * 11) / 10))}以下なら、目安に合います。`;
}
