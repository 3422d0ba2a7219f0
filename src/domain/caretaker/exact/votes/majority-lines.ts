import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Known } from '#domain/caretaker/exact/known.ts';
import { type Kind, kindNames } from '#domain/resolutions/kind.ts';
import type { Rule } from '#domain/resolutions/rule.ts';
import { type AppliedRule, type Regime, ruleFor } from '#domain/resolutions/rule-for.ts';
import { from2026April } from '#domain/resolutions/rules.ts';
import { thresholdWords } from '#domain/resolutions/threshold.ts';
import { passWords, quorumWords } from './demand-words.ts';
import { lawQuote, resting, saidByLaw } from './law-quote.ts';
import { ownClauseOn } from './own-clause.ts';
import { clauseLine, ownLines } from './own-lines.ts';
import { numbersLine } from './record-numbers.ts';

/** 何人の賛成が必要か: the figure first, then who is counted, who must be present, when it takes less, and the building's own article. */
export function majorityLines(known: Known, kind: Kind, regime: Regime): readonly Line[] {
  const own = regime === 'from-2026-04' ? ownClauseOn(known, kind) : undefined;
  const applied = ruleFor(kind, regime, own?.clause);
  if (applied === undefined) return formerLines(known, from2026April[kind].explainedIn);
  const { rule } = applied;
  if (regime === 'until-2026-03') {
    return [...formerLead(known, kind, rule), ...formerLines(known, rule.explainedIn)];
  }
  return [
    ...leadLines(known, kindNames[kind], applied),
    ...(isOfEstate(kind) ? [] : numbersOfAll(known, rule)),
    ...baseLines(known, rule),
    ...presenceLines(known, rule),
    ...relaxedLines(known, kind),
    ...besideLines(known, rule),
    ...ownLines(own ? [clauseLine(own, applied.refused, rule.article)] : []),
  ];
}

/** The figure, on the words of the Act. */
function leadLines(known: Known, name: string, { rule }: AppliedRule): readonly Line[] {
  const share = Object.values(rule.pass)[0];
  const figure = share === undefined ? /賛成/ : new RegExp(thresholdWords(share));
  const isSpecial = rule.base === 'present' && Object.keys(rule.quorum).length > 0;
  const start = isSpecial ? `${name}は、特別決議で決めます。` : `${name}には、`;
  return resting(`${start}**${passWords(rule, '区分所有者')}**の賛成が必要です。`, [
    lawQuote(known, rule.explainedIn, figure) ?? lawQuote(known, rule.explainedIn, /普通決議/),
  ]);
}

/** Owners of other buildings, or of a building that is gone, are not those of the record. */
const isOfEstate = (kind: Kind): boolean =>
  kind.startsWith('estate') || kind.endsWith('after-loss');

const numbersOfAll = (known: Known, { base, pass }: Rule): readonly Line[] =>
  base === 'all' ? numbersLine(known, pass, '賛成') : [];

export function baseLines(known: Known, { base }: Rule): readonly Line[] {
  return base === 'all'
    ? resting(
        '- 数えるもとは、出席した人ではなく全員です。欠席した人や答えなかった人も、全員の数に入ります。',
        [lawQuote(known, 'kubun-39-quorum', /全員を母数に数える/)],
      )
    : resting(
        '- 数えるもとは、総会に出席した人です。委任状や議決権行使書で議決権を使った人も、出席した人に入ります。',
        [lawQuote(known, 'kubun-39-ballot', /出席者の数にも/)],
      );
}

/** Who must be there before anything is decided. */
function presenceLines(known: Known, { base, quorum, explainedIn }: Rule): readonly Line[] {
  const words = quorumWords(quorum, '区分所有者');
  if (words !== '') {
    return resting(`- 決議をするには、${words}の出席も必要です（定足数）。`, [
      lawQuote(known, explainedIn, /出席が要ります/) ??
        lawQuote(known, 'kubun-39-quorum', /過半数/),
    ]);
  }
  return base === 'all'
    ? resting('- 全員を数えて決めるので、必要な出席者の数（定足数）の定めはありません。', [
        lawQuote(known, 'kubun-39-quorum', /全員を母数に数える/),
      ])
    : saidByLaw(known, 'kubun-39', /定足数/);
}

const grounds = '建物が、耐震性の不足など、法律の決めた5つの事由のどれかに当たるときは';
const relaxations: Partial<Record<Kind, readonly [to: Kind, when: string]>> = {
  rebuilding: ['rebuilding-relaxed', grounds],
  renewal: ['renewal-relaxed', grounds],
  sale: ['sale-relaxed', grounds],
  'demolition-and-sale': ['demolition-and-sale-relaxed', grounds],
  demolition: ['demolition-relaxed', grounds],
  'major-change': [
    'major-change-relaxed',
    '欠陥を取り除くため、またはバリアフリー化のために必要な変更なら',
  ],
  'estate-approval': [
    'estate-approval-relaxed',
    '建て替える棟が、法律の決めた5つの事由のどれかに当たるときは',
  ],
  'estate-rebuilding': [
    'estate-rebuilding-relaxed',
    'すべての棟が、法律の決めた5つの事由のどれかに当たるときは',
  ],
  'estate-sale': [
    'estate-sale-relaxed',
    'すべての棟が、法律の決めた5つの事由のどれかに当たるときは',
  ],
};

/** The named cases in which it takes less. */
function relaxedLines(known: Known, kind: Kind): readonly Line[] {
  const [to, when] = relaxations[kind] ?? [];
  const relaxed = to && from2026April[to];
  const share = relaxed?.pass.votes;
  if (relaxed === undefined || share === undefined) return [];
  const words = thresholdWords(share);
  return resting(`- ${when}、**${words}**に下がります。`, [
    lawQuote(known, relaxed.explainedIn, new RegExp(words)),
  ]);
}

/** What else the resolution takes, in the words of the law's explanation. */
function besideLines(known: Known, rule: Rule): readonly Line[] {
  const { explainedIn } = rule;
  const isOfWorks = explainedIn.startsWith('kubun-17');
  return [
    ...(isOfWorks ? saidByLaw(known, 'kubun-17', /普通決議で足ります/) : []),
    ...(rule.needsClause ? saidByLaw(known, explainedIn, /規約に特別な定めがあれば/) : []),
    ...(rule.hearing ? saidByLaw(known, explainedIn, /弁明/) : []),
    ...(rule.veto ? saidByLaw(known, explainedIn, /を超える反対/) : []),
    ...(rule.latitude === 'free' ? [] : saidByLaw(known, explainedIn, /割合は、?規約で/)),
    ...(rule.consent
      ? saidByLaw(known, isOfWorks ? 'kubun-17-consent' : 'kubun-31-consent', /承諾/)
      : []),
  ];
}

function formerLead(known: Known, kind: Kind, rule: Rule): readonly Line[] {
  return resting(
    `2026年3月31日までに招集の手続を始めた総会では、${kindNames[kind]}に、**${passWords(rule, '区分所有者')}**の賛成が必要です。`,
    [
      lawQuote(known, rule.explainedIn, /改正前/, true),
      lawQuote(known, 'kubun-transition-meeting', /改正前の決まり/),
    ],
  );
}

/** 改正前は…: in the words of the explanation. */
function formerLines(known: Known, explainedIn: string): readonly Line[] {
  const quote = lawQuote(known, explainedIn, /改正前/, true);
  return quote === undefined ? [] : resting(`- ${quote.words}`, [quote]);
}
