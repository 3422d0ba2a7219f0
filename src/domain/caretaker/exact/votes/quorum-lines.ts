import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Known } from '#domain/caretaker/exact/known.ts';
import { type Kind, kindNames } from '#domain/resolutions/kind.ts';
import { type Regime, ruleFor } from '#domain/resolutions/rule-for.ts';
import { passWords, quorumWords } from './demand-words.ts';
import { lawQuote, resting, saidByLaw } from './law-quote.ts';
import { baseLines, majorityLines } from './majority-lines.ts';
import { ownClauseOn, ownQuorum } from './own-clause.ts';
import { clauseLine, ownLines, quotedArticle } from './own-lines.ts';
import { numbersLine } from './record-numbers.ts';

/** 総会の定足数: by the bylaws for whatever is decided, by the Act for 特別決議. */
export function meetingQuorumLines(known: Known): readonly Line[] {
  const own = ownQuorum(known);
  const special = ruleFor('bylaw', 'from-2026-04', ownClauseOn(known, 'special')?.clause);
  const base = special ? baseLines(known, special.rule) : [];
  const said = special && quorumWords(special.rule.quorum, '区分所有者');
  return [
    ...(own
      ? resting(`総会が成立するには、**${quorumWords(own.quorum, '組合員')}**の出席が必要です。`, [
          own.sentence,
        ])
      : resting('**普通決議だけの総会には、法律の定める定足数はありません。**', [
          lawQuote(known, 'kubun-39', /定足数/),
        ])),
    ...(own ? numbersLine(known, own.quorum, '出席') : []),
    ...base,
    ...resting(`- 特別決議（規約の変更など）をするには、${said}の出席が必要です。`, [
      lawQuote(known, 'kubun-39-quorum', /過半数を持つ人たちの出席/),
    ]),
    ...(own ? saidByLaw(known, 'kubun-39', /定足数/) : []),
    ...ownLines(own ? [quotedArticle(own.sentence)] : []),
  ];
}

/** The quorum of one kind of resolution. */
export function kindQuorumLines(
  known: Known,
  kind: Kind | 'special',
  regime: Regime,
): readonly Line[] {
  const own = ownClauseOn(known, kind);
  const name = kind === 'special' ? '特別決議' : `${kindNames[kind]}の決議`;
  const of: Kind = kind === 'special' ? 'bylaw' : kind;
  const applied = ruleFor(of, regime, own?.clause);
  if (applied === undefined || regime === 'until-2026-03') return majorityLines(known, of, regime);
  const { rule, refused } = applied;
  const words = quorumWords(rule.quorum, '区分所有者');
  if (words === '') {
    const lead = resting(
      `**${name}に、定足数（必要な出席者の数）の定めはありません。** ${passWords(rule, '区分所有者')}の賛成で決まります。`,
      [lawQuote(known, 'kubun-39-quorum', /全員を母数に数える/)],
    );
    return [...lead, ...majorityLines(known, of, regime).slice(1).filter(isNoQuorum)];
  }
  return [
    ...resting(`${name}をするには、**${words}**の出席が必要です。`, [
      lawQuote(known, 'kubun-39-quorum', /過半数を持つ人たちの出席/),
    ]),
    ...numbersLine(known, rule.quorum, '出席'),
    ...baseLines(known, rule),
    ...resting(`- そのうえで、${passWords(rule, '区分所有者')}の賛成で決まります。`, [
      lawQuote(known, rule.explainedIn, /賛成/),
    ]),
    ...saidByLaw(known, 'kubun-39-quorum', /引き上げることだけ/),
    ...ownLines(own ? [clauseLine(own, refused, rule.article)] : []),
  ];
}

const isNoQuorum = ({ markdown }: Line): boolean => !/定足数/.test(markdown);
