import { ownClauseOn, ownQuorum } from '#domain/caretaker/exact/votes/own-clause.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Kind } from '#domain/resolutions/kind.ts';
import type { Axis, Demand } from '#domain/resolutions/rule.ts';
import {
  type AppliedRule,
  type BylawClause,
  type RefusedPart,
  type Regime,
  ruleFor,
} from '#domain/resolutions/rule-for.ts';
import { compareThresholds } from '#domain/resolutions/threshold.ts';

/** 規約の定め that was read when the box was opened: of one kind of resolution, or of every meeting (定足数). */
export type OwnRule = {
  readonly of: Kind | 'meeting';
  /** 管理規約 第47条（総会の会議及び議事） */
  readonly place: string;
  readonly words: string;
  readonly href: string;
  readonly clause: BylawClause;
};

/** What the bylaws say on these kinds; read where the caretaker reads it, so both count alike. */
export function ownRulesIn(
  passages: readonly KnowledgePassage[],
  kinds: readonly Kind[],
): readonly OwnRule[] {
  const quorum = ownQuorum({ passages });
  const ofMeeting = quorum ? [ruleOf('meeting', quorum.sentence, { quorum: quorum.quorum })] : [];
  const ofKinds = [...new Set(kinds)].flatMap((kind) => {
    const own = ownClauseOn({ passages }, kind);
    return own ? [ruleOf(kind, own.sentence, own.clause)] : [];
  });
  return [...ofMeeting, ...ofKinds];
}

type Sentence = { readonly passage: KnowledgePassage; readonly words: string };

function ruleOf(of: OwnRule['of'], { passage, words }: Sentence, clause: BylawClause): OwnRule {
  const { sourceTitle, heading, href } = passage;
  return { of, place: `${sourceTitle} ${heading}`.trim(), words, href, clause };
}

export type CountingRule = AppliedRule & {
  /** The bylaws' own words on it, those on this kind before those on every meeting. */
  readonly own: readonly OwnRule[];
};

/** What is counted for one kind: the Act, with what the bylaws may change of it, and their 定足数 of every meeting. */
export function countingRule(
  kind: Kind,
  regime: Regime,
  own: readonly OwnRule[],
): CountingRule | undefined {
  const ofKind = own.find(({ of }) => of === kind);
  const applied = ruleFor(kind, regime, ofKind?.clause);
  if (!applied) return undefined;
  const ofMeeting = own.find(({ of }) => of === 'meeting');
  const { rule } = applied;
  const quorum = stricter(rule.quorum, ofMeeting?.clause.quorum ?? {});
  return {
    // Four fifths of all include any quorum that bylaws know.
    rule: rule.base === 'all' ? rule : { ...rule, quorum },
    refused: applied.refused,
    own: [ofKind, ofMeeting].flatMap((it) => it ?? []),
  };
}

/** On each axis whichever asks for more. */
function stricter(one: Demand, other: Demand): Demand {
  const axes: readonly Axis[] = ['heads', 'votes', 'land'];
  return Object.fromEntries(
    axes.flatMap((axis) => {
      const [a, b] = [one[axis], other[axis]];
      const most = a && b ? (compareThresholds(a, b) >= 0 ? a : b) : (a ?? b);
      return most ? [[axis, most]] : [];
    }),
  );
}

/** What of the bylaws does not count, in words; empty where everything does. */
export function refusedWords(refused: readonly RefusedPart[], article: string): string {
  const names = [...new Set(refused.map(nameOf))];
  return names.length === 0
    ? ''
    : `この定めのうち${names.join('と')}は使えません。区分所有法${article}が優先します。`;
}

function nameOf(part: RefusedPart): string {
  if (part === 'base') return '数えるもと';
  return part.startsWith('quorum') ? '出席の割合' : '賛成の割合';
}
