import { z } from 'zod/mini';
import { publicEndpoint } from './endpoint.ts';
import { isoDate } from './schema.ts';

/** One article of the law as the product explains it, or as e-Gov publishes it. */
export const getLawArticle = publicEndpoint({
  method: 'GET',
  path: '/api/law/:lawArticleId',
  input: z.strictObject({ lawArticleId: z.string().check(z.regex(/^law-[\w.-]{1,120}$/)) }),
  output: z.object({
    article: z.object({
      id: z.string(),
      title: z.string(),
      /** 建物の区分所有等に関する法律 */
      law: z.string(),
      /** 第31条; empty where a text has no articles. */
      label: z.string(),
      inForceFrom: z.nullable(isoDate),
      source: z.string(),
      /** 確からしさ: primary source, secondary, unconfirmed. */
      confidence: z.enum(['P', 'S', 'B']),
      /** Our own words, or the words of the law itself. */
      kind: z.enum(['explanation', 'law-text']),
      paragraphs: z.array(z.object({ id: z.string(), text: z.string() })),
    }),
  }),
});
