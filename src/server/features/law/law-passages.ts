import type { IsoDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Explanation } from './explanations.ts';
import type { Law, LawArticle } from './law.ts';
import { keyOfLabel } from './law-numbers.ts';
import { lawPlaceName, shortLawName } from './short-law-name.ts';
import { splitText } from './split-text.ts';

/** 削除: an article that has only its number left says nothing. */
const deleted = '削除';

export function explanationPassages(
  { id, law, article, title, topics, body, inForceFrom, confidence }: Explanation,
  today: IsoDate,
): readonly KnowledgePassage[] {
  const sourceTitle = lawPlaceName(law, article);
  return passagesOf(body, {
    sourceId: `law-${id}`,
    sourceTitle,
    heading: title,
    searchTitle: [sourceTitle, title, ...topics].join(' '),
    inForceFrom,
    confidence,
    today,
  });
}

export function lawTextPassages(law: Law, today: IsoDate): readonly KnowledgePassage[] {
  const name = shortLawName(law.title);
  return keyedArticles(law).flatMap(({ id, label, caption, place, text }) =>
    text === deleted
      ? []
      : passagesOf(text, {
          sourceId: id,
          sourceTitle: `${name} ${label}（条文）`,
          heading: caption,
          searchTitle: [name, label, caption, place].filter(Boolean).join(' '),
          inForceFrom: law.inForceFrom,
          confidence: 'P',
          today,
        }),
  );
}

/** 条文 with the identifier its page has: `law-337AC0000000069-38_2`. */
export function keyedArticles({
  lawId,
  articles,
}: Pick<Law, 'lawId' | 'articles'>): readonly (LawArticle & { readonly id: string })[] {
  const used = new Map<string, number>();
  return articles.map((article) => {
    const id = `law-${lawId}-${keyOfLabel(article.label)}`;
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return { ...article, id: count === 1 ? id : `${id}.${count}` };
  });
}

type Source = Pick<
  KnowledgePassage,
  'sourceId' | 'sourceTitle' | 'heading' | 'inForceFrom' | 'confidence'
> & { readonly searchTitle: string; readonly today: IsoDate };

function passagesOf(
  body: string,
  { searchTitle, today, ...source }: Source,
): readonly KnowledgePassage[] {
  const { sourceId, inForceFrom } = source;
  const isComing = inForceFrom !== null && inForceFrom > today;
  return splitText(body).map((text, index) => ({
    ...source,
    id: `${sourceId}#${index + 1}`,
    title: searchTitle,
    text,
    origin: 'law',
    href: `/document/${sourceId}#p${index + 1}`,
    category: 'law',
    issuedOn: null,
    validity: isComing ? 'coming' : 'current',
  }));
}
