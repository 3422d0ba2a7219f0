import { boardParagraphs, bylawArticles } from '#domain/caretaker/exact/votes/own-articles.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { articleOf, type OwnArticle } from '#domain/meetings/preparation/dispatch-rule.ts';
import type { Period } from '#domain/resolutions/procedure.ts';
import { readPeriod } from '#domain/resolutions/read-clause.ts';
import { atLeast, majority, type Threshold } from '#domain/resolutions/threshold.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { type CirculationKind, circulationKinds } from './circulation-kinds.ts';

/** A rule of the board with what it rests on: the bylaws' own words, or those of the 標準管理規約. */
type Ruled<Value> = {
  readonly value: Value;
  readonly article: OwnArticle;
  readonly isOwn: boolean;
};

/** 理事会の決まり, as the bylaws have them; the usual ones where they say nothing. */
export type BoardRules = {
  readonly period: Ruled<Period>;
  /** Of all directors. */
  readonly quorum: Ruled<Threshold>;
  readonly hasProxies: Ruled<boolean>;
  /** 利害関係のある理事 is left out of those present as well. */
  readonly recusedLeave: Ruled<boolean>;
  /** 書面や電磁的方法の承諾: for what; nothing where the bylaws do not know it. */
  readonly circulation: {
    readonly kinds: readonly CirculationKind[];
    readonly article: OwnArticle;
  } | null;
};

const model = (article: number, words: string): OwnArticle => ({
  place: `標準管理規約 第${article}条`,
  words,
  href: `/document/law-kiyaku-${article}`,
});

type Sentence = { readonly passage: KnowledgePassage; readonly words: string };

/** Read where the caretaker reads them, so both say alike. */
export function boardRules(passages: readonly KnowledgePassage[]): BoardRules {
  const calling = sentencesOn(passages, /招集/);
  const deciding = sentencesOn(passages, /会議|議事|決議/);
  return {
    period: ruled(calling, ({ words }) => readPeriod(words), {
      value: { count: 2, unit: 'week' },
      article: model(52, '招集の手続は、総会の招集の手続に準じます。'),
    }),
    quorum: ruled(deciding, ({ words }) => quorumIn(words), {
      value: atLeast(1, 2),
      article: model(53, '理事の半数以上が出席しなければ開けません。'),
    }),
    hasProxies: ruled(deciding, ({ words }) => proxiesIn(words), {
      value: false,
      article: model(53, '理事本人が出席することが求められています。'),
    }),
    recusedLeave: ruled(deciding, ({ words }) => recusedIn(words), {
      value: false,
      article: model(53, '特別の利害関係がある理事は、議決に加われません。'),
    }),
    circulation: circulationIn(passages, deciding),
  };
}

function sentencesOn(passages: readonly KnowledgePassage[], heading: RegExp): readonly Sentence[] {
  return boardParagraphs(passages, heading).flatMap(({ lead }) => lead);
}

function ruled<Value>(
  sentences: readonly Sentence[],
  read: (sentence: Sentence) => Value | undefined,
  usual: Omit<Ruled<Value>, 'isOwn'>,
): Ruled<Value> {
  for (const sentence of sentences) {
    const value = read(sentence);
    if (value !== undefined) return { value, article: articleOf(sentence), isOwn: true };
  }
  return { ...usual, isOwn: false };
}

const plain = (words: string): string => normalise(words).replace(/\s/gu, '');

/** 理事の半数以上が出席しなければ */
function quorumIn(words: string): Threshold | undefined {
  const [, share, d, n] =
    /理事(?:の総数)?の(半数以上|過半数|([0-9]+)分の([0-9]+)以上)(?:の理事)?が?(?:の)?出席/.exec(
      plain(words),
    ) ?? [];
  if (share === undefined) return undefined;
  if (share === '過半数') return majority;
  return share === '半数以上' ? atLeast(1, 2) : atLeast(Number(n), Number(d));
}

/** 代理人による出席は認めない, 配偶者に代理させることができる */
function proxiesIn(words: string): boolean | undefined {
  const text = plain(words);
  if (!/代理/.test(text)) return undefined;
  return !/認めない|認められない|できない/.test(text);
}

/** 特別の利害関係を有する理事は、…出席した理事の数に算入しない */
function recusedIn(words: string): boolean | undefined {
  const text = plain(words);
  if (!/利害関係/.test(text)) return undefined;
  return /数に(?:算入しない|含めない|加えない)/.test(text);
}

/** 第17条及び第22条の申請に対する承認並びに第21条第5項の承認については、理事の過半数が書面又は電磁的方法により承諾したとき */
function circulationIn(
  passages: readonly KnowledgePassage[],
  deciding: readonly Sentence[],
): BoardRules['circulation'] {
  const sentence = deciding.find(
    ({ words }) =>
      /書面|電磁的方法/.test(words) && /理事の過半数.{0,30}(?:承諾|同意|承認)/.test(plain(words)),
  );
  if (!sentence) return null;
  const numbers = [...plain(sentence.words).matchAll(/第([0-9]+)条/g)].map(([, number]) => number);
  const kinds = numbers.flatMap((number) => kindOfArticle(passages, Number(number)) ?? []);
  return kinds.length === 0
    ? null
    : { kinds: circulationKinds.filter((it) => kinds.includes(it)), article: articleOf(sentence) };
}

/** What an article of these bylaws is about; another association numbers it otherwise. */
function kindOfArticle(
  passages: readonly KnowledgePassage[],
  number: number,
): CirculationKind | undefined {
  const [article] = bylawArticles(passages, new RegExp(`^第${number}条(?!の)`));
  const heading = article?.heading ?? '';
  if (/窓|玄関/.test(heading)) return 'windows';
  if (/修繕|リフォーム|工事/.test(heading)) return 'works';
  return /管理|保存/.test(heading) ? 'preservation' : undefined;
}
