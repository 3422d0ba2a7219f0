import { passWords, quorumWords } from '#domain/caretaker/exact/votes/demand-words.ts';
import { type Kind, kindNames } from '#domain/resolutions/kind.ts';
import type { Axis, Demand, Rule } from '#domain/resolutions/rule.ts';
import type { Regime } from '#domain/resolutions/rule-for.ts';
import { fewestOf } from '#domain/resolutions/threshold.ts';
import { countingRule, type OwnRule, refusedWords } from '#domain/votes/own-rules.ts';

type Members = { readonly heads: number; readonly votes: number };

/** 決議の要件 in words, with the numbers of the day. */
export type DemandWords = {
  readonly kind: Kind;
  readonly name: string;
  /** What must agree, and how many that is where everybody takes part. */
  readonly pass: string;
  readonly passCount: string;
  /** 定足数; empty where nobody need be present. */
  readonly quorum: string;
  readonly quorumCount: string;
  readonly article: string;
  readonly explainedIn: string;
  readonly own: readonly {
    readonly place: string;
    readonly words: string;
    readonly href: string;
  }[];
  /** What of the bylaws does not count. */
  readonly refused: string;
  /** What else it takes. */
  readonly besides: readonly string[];
  readonly isLong: boolean;
};

type Known = {
  readonly regime: Regime;
  readonly own: readonly OwnRule[];
  readonly members: Members;
};

/** Nothing where the law of that day does not know the kind. */
export function demandOf(kind: Kind, { regime, own, members }: Known): DemandWords | undefined {
  const counted = countingRule(kind, regime, own);
  if (!counted) return undefined;
  const { rule, refused } = counted;
  const names = counted.own.map(({ place, words, href }) => ({ place, words, href }));
  return {
    kind,
    name: kindNames[kind],
    pass: passWords(rule, '組合員'),
    passCount: countWords(rule.pass, members),
    quorum: quorumWords(rule.quorum, '組合員'),
    quorumCount: countWords(rule.quorum, members),
    article: `区分所有法${rule.article}`,
    explainedIn: rule.explainedIn,
    own: names,
    refused: refusedWords(refused, rule.article),
    besides: besidesOf(rule),
    isLong: rule.notice === 'two-months',
  };
}

const axes: readonly Axis[] = ['heads', 'votes'];

/** 58人のうち44人、60個のうち45個 */
function countWords(demand: Demand, members: Members): string {
  return axes
    .flatMap((axis) => {
      const threshold = demand[axis];
      if (threshold === undefined || axis === 'land') return [];
      const unit = axis === 'heads' ? '人' : '個';
      const all = members[axis];
      return all > 0 ? [`${all}${unit}のうち${fewestOf(all, threshold)}${unit}`] : [];
    })
    .join('、');
}

function besidesOf({ consent, hearing, namesVotes, veto, needsClause, notice }: Rule) {
  return [
    consent && '特別の影響を受ける人がいるときは、その人の承諾も必要です。',
    hearing && '決議の前に、本人の言い分を聴く機会を設けます。',
    namesVotes && '議事録に、だれが賛成し、だれが反対したかを書きます。',
    veto !== undefined && '関係する人の反対が法律の割合を超えると、決議できません。',
    needsClause && '規約に定めがあるときだけ、決議できます。',
    notice === 'two-months' && '招集通知は2か月前までに出し、1か月前までに説明会を開きます。',
  ].filter((words) => words !== false);
}
