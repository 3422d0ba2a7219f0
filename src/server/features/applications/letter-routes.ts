import type { Hono } from 'hono';
import * as contract from '#contract/application-letters.ts';
import { isToHand, newsStateOf } from '#domain/applications/news.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { listNews, noteNewsHanded, type StoredNews } from './news-store.ts';
import { paperFor, renderPapers } from './papers.ts';
import * as store from './store.ts';

/** 紙で渡す書面: for those whom no mail reaches. */
export function applicationLetterRoutes(app: Hono<Env>): void {
  handle(app, contract.getApplicationLetters, async ({ db, scope }) => {
    const open = await listOpen(db, scope);
    return {
      letters: open.map(({ news, stored }) => ({
        id: news.id,
        number: stored.number ?? '',
        dwelling: stored.dwelling.number,
        applicant: stored.applicant,
        form: stored.form,
        kind: news.kind,
        state: newsStateOf(news),
      })),
    };
  });

  handleFile(app, contract.getLettersPdf, {
    load: async ({ db, scope, today }) => {
      const open = await listOpen(db, scope);
      if (open.length === 0) throw new Refusal('conflict', '紙で渡す書面は、今はありません。');
      return Promise.all(
        open.map(async ({ stored }) => (await paperFor(db, scope, { found: stored, today })).paper),
      );
    },
    make: async (papers) => ({
      bytes: await renderPapers(papers, '届け出・申し込みの書面'),
      fileName: '届け出・申し込みの書面.pdf',
    }),
  });

  handle(app, contract.noteLettersHanded, async ({ db, scope, input, now }) => {
    const count = await noteNewsHanded(db, scope, { newsIds: input.letterIds, now });
    return { count };
  });
}

type Open = { readonly news: StoredNews; readonly stored: store.StoredApplication };

/** Of each application the latest news, unless the applicant has gone on meanwhile. */
async function listOpen(db: Db, scope: Scope<'application.receive'>): Promise<readonly Open[]> {
  const news = await listNews(db, scope);
  const latest = new Map(news.map((it) => [it.applicationId, it.id]));
  const reader = grantedScope(scope, 'application.read');
  const sent = reader ? await store.listSent(db, reader) : [];
  const byId = new Map(sent.map((it) => [it.id, it]));
  return news.flatMap((it) => {
    const stored = byId.get(it.applicationId);
    const last = stored?.steps.at(-1)?.kind;
    const isOpen = isToHand(it) && latest.get(it.applicationId) === it.id;
    return stored && isOpen && last !== 'sent' && last !== 'withdrawn'
      ? [{ news: it, stored }]
      : [];
  });
}
