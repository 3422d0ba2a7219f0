import type { Context, Hono } from 'hono';
import * as contract from '#contract/ended.ts';
import { pathsOf } from '#contract/endpoint.ts';
import { dayInJapan } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handlePublic, namesOf } from '#server/http/handle.ts';
import { checkInput } from '#server/http/read-input.ts';
import { finishedEnding, listEnded } from './ended-store.ts';
import { renderCertificate } from './render-certificate.ts';

/** Who has signed in, if anybody. */
type SignedIn = (c: Context<Env>) => Promise<{ readonly accountId: string } | undefined>;

/** 消去の証明: the association is there no more, so the account alone says who may read it. */
export function endedRoutes(app: Hono<Env>, signedIn: SignedIn): void {
  handlePublic(app, contract.listEnded, async (c) => {
    const session = await signedIn(c);
    if (!session) return { ended: [] };
    const rows = await listEnded(c.var.db, session.accountId);
    return {
      ended: rows.map(({ id, name, deletedAt, finishedAt }) => ({
        id,
        name,
        deletedOn: dayInJapan(Date.parse(deletedAt)),
        hasCertificate: finishedAt !== null,
      })),
    };
  });

  const { method, mediaType, input } = contract.getCertificate;
  app.on(method, [...pathsOf(contract.getCertificate)], async (c) => {
    const { endedId } = checkInput(input, c.req.param());
    const session = await signedIn(c);
    const rows = session ? await listEnded(c.var.db, session.accountId) : [];
    const ended = finishedEnding(rows.find(({ id }) => id === endedId));
    if (!ended) throw new Refusal('not_found');
    return c.body(await renderCertificate(ended), 200, {
      'content-type': mediaType,
      'content-disposition': `attachment; ${namesOf(`消去証明書_${ended.name}.pdf`)}`,
    });
  });
}
