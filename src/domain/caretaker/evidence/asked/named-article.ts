import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';

type Place = Pick<KnowledgePassage, 'origin' | 'category' | 'sourceTitle' | 'heading' | 'validity'>;

/** Whether a passage is the article that was asked for by its number. */
export type AsksForArticle = (passage: Place) => boolean;

const tells =
  '(?:の(?:内容|条文|中身|文))?(?:に|で)?(?:は|を|って|とは|が)?、?(?:何の?|なに|どんな|どう(?:いう)?)?(?:ことが?|内容|条文|規定|決まり|話)?[をがと]?(?:定め|書[いか]|規定|教え|言っ|な(?:って|の)|決め|です|見せ|知りたい|読みたい|見たい|[?。]|$)';

const named =
  /(?<name>[\p{Script=Han}\p{Script=Katakana}ー]{0,24}(?:法|規則|規約|細則|規程))(?:\([^)]{1,8}\))?の?第?(?<number>[0-9]{1,3})条(?:の(?<branch>[0-9]{1,2}))?/u;
/** 第47条を教えて names no rules: those of the building are meant. */
const unnamed = /^(?<name>)第?(?<number>[0-9]{1,3})条(?:の(?<branch>[0-9]{1,2}))?/;
const whole = [named, unnamed].map(({ source, flags }) => new RegExp(source + tells, flags));
const formerly = /旧|以前|改正前|昔/;

/** What a law is called beside the name it was given. */
const fullNames: readonly (readonly [short: RegExp, full: string])[] = [
  [/^(?:建物)?区分所有法$/, '建物の区分所有等に関する法律'],
  [/適正化法$/, 'マンションの管理の適正化の推進に関する法律'],
];

/** Of a normalised question: 管理規約第47条, 区分所有法の31条, ペット飼育細則の第3条. */
export function asksForArticle(asked: string): AsksForArticle | undefined {
  const { name, number, branch } = (named.exec(asked) ?? unnamed.exec(asked))?.groups ?? {};
  if (name === undefined || number === undefined) return undefined;
  const article = new RegExp(
    `第${number}条${branch === undefined ? '(?!の[0-9])' : `の${branch}(?![0-9])`}`,
  );
  const isFormer = formerly.test(asked);
  return (passage) => {
    // Most passages are no articles, and reading their names takes time.
    if (!passage.heading.includes('条') && !passage.sourceTitle.includes('条')) return false;
    if (passage.validity === 'ended' && !isFormer) return false;
    const source = normalise(passage.sourceTitle);
    const heading = normalise(passage.heading);
    return isNamed(passage, source, name) && article.test(`${source} ${heading}`);
  };
}

/** 管理規約第47条には何が書いてありますか: all of it, from its beginning. */
export const asksWholeArticle = (question: string): boolean =>
  question.includes('条') && whole.some((pattern) => pattern.test(normalise(question)));

function isNamed({ origin, category }: Place, source: string, name: string): boolean {
  if (/^(?:管理|うちの)?規約$|^$/.test(name)) return origin === 'document' && category === 'bylaw';
  const full = fullNames.find(([short]) => short.test(name))?.[1];
  return source.includes(name) || (full !== undefined && source.includes(normalise(full)));
}
