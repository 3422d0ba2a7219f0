import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import { getLawArticle } from '#contract/law.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import type { Env } from '#server/http/handle.ts';
import { handlePublicKept } from '#server/http/handle-kept.ts';
import { listExplanations } from './explanations.ts';
import { keyedArticles } from './law-passages.ts';
import { lawPlaceName } from './short-law-name.ts';
import { splitText } from './split-text.ts';
import { findLawVersion, listLawArticles, listRevisionsOn } from './store.ts';

type Article = z.input<typeof getLawArticle.output>['article'];

export function lawRoutes(app: Hono<Env>): void {
  handlePublicKept(app, getLawArticle, {
    version: (c) => findLawVersion(c.var.db),
    answer: async (c, { lawArticleId: id }) => {
      const { db, today } = c.var;
      const article = findExplanation(id) ?? (await findLawText(db, id, today()));
      if (!article) throw new Refusal('not_found');
      return { article };
    },
  });
}

function findExplanation(id: string): Article | undefined {
  const found = listExplanations().find((it) => `law-${it.id}` === id);
  if (!found) return undefined;
  const { title, law, article, inForceFrom, source, confidence, body } = found;
  return {
    id,
    title,
    law,
    label: law === '判例' ? lawPlaceName(law, article) : article,
    inForceFrom,
    source,
    confidence,
    kind: 'explanation',
    paragraphs: paragraphsOf(body),
  };
}

async function findLawText(db: Db, id: string, today: IsoDate): Promise<Article | undefined> {
  const revisions = await listRevisionsOn(db, today);
  const revision = revisions.find(({ lawId }) => id.startsWith(`law-${lawId}-`));
  if (!revision) return undefined;
  const { lawId, revisionId, title, inForceFrom } = revision;
  const articles = keyedArticles({ lawId, articles: await listLawArticles(db, revisionId) });
  const found = articles.find((it) => it.id === id);
  if (!found) return undefined;
  const { label, caption, text } = found;
  return {
    id,
    title: caption || label,
    law: title,
    label,
    inForceFrom,
    source: `https://laws.e-gov.go.jp/law/${lawId}`,
    confidence: 'P',
    kind: 'law-text',
    paragraphs: paragraphsOf(text),
  };
}

function paragraphsOf(body: string): Article['paragraphs'] {
  return splitText(body).map((text, index) => ({ id: `p${index + 1}`, text }));
}
