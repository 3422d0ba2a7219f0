import type { Hono } from 'hono';
import { z } from 'zod/mini';
import * as contract from '#contract/signing.ts';
import { isUnderWay, signingWords } from '#domain/minutes/signing.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { handleMaking } from '#server/http/handle-making.ts';
import { parseObject, readBytes } from '#server/http/read-input.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import type { SignatureDesk } from '#server/outside/signature-desk.ts';
import { keepElectronic } from './keep-electronic.ts';
import { type LoadedMinutes, loadMinutes, stateOf } from './load-minutes.ts';
import type { MinutesReader, StoredMinutes } from './minutes-store.ts';
import { renderMinutes } from './render-minutes.ts';
import * as store from './signing-store.ts';

type Options = { readonly desk: SignatureDesk | undefined; readonly files: FileStore };

const notOffered = '電子署名は、いまは使えません。紙に署名してもらい、写しを保存してください。';

/** 電子署名: asked for, taken back, kept. What is done beside, the clock does. */
export function signingRoutes(app: Hono<Env>, { desk, files }: Options): void {
  handle(app, contract.getSigning, async ({ db, scope, input: { meetingId } }) => {
    const loaded = await loadMinutes(db, scope, meetingId);
    const [latest] = loaded.versions;
    const found = latest && (await store.findSigning(db, scope, { minutesId: latest.id }));
    const { isReal, people } = await store.listKnown(db, scope);
    return {
      isOffered: desk !== undefined && isReal,
      signers: signersOf(loaded).map((name) => ({
        name,
        hasAddress: isReached(knownAs(people, name)),
      })),
      latest: found
        ? {
            id: found.id,
            state: found.state,
            words: signingWords(found.state, found.fault, found.signers),
            askedOn: found.askedOn,
            signers: found.signers.map(({ name, hasSigned }) => ({ name, hasSigned })),
          }
        : null,
    };
  });

  askingRoute(app, { desk, files });
  endingRoutes(app);
  if (desk) callback(app, desk);
}

/** The paper is printed between two transactions, and sent after both. */
function askingRoute(app: Hono<Env>, { desk, files }: Options): void {
  handleMaking(app, contract.askSigning, {
    load: async ({ db, scope, input, today }) => {
      if (!desk) throw new Refusal('conflict', notOffered);
      const loaded = await loadMinutes(db, scope, input.meetingId);
      const stored = checkedOf(loaded, input.minutesId);
      const { isReal, people } = await store.listKnown(db, scope);
      if (!isReal) throw new Refusal('conflict', notOffered);
      const signers = signersOf(loaded).map((name, place) => {
        const known = knownAs(people, name);
        const typed = input.addresses[place] ?? '';
        if (typed === '' && !isReached(known)) {
          throw new Refusal('invalid_input', `${name}さんのメールアドレスを入れてください。`);
        }
        const mail = typed === '' ? (known?.mail ?? '') : typed;
        return { name, mail, personId: known?.id ?? null, hasSigned: false };
      });
      if (signers.length !== 3) throw new Refusal('conflict', '署名する方を、3名にしてください。');
      const { meeting } = loaded;
      return { meeting, stored, paper: stored.paper, today, signers };
    },
    make: async ({ signers, ...printed }) => {
      const { bytes, fileName } = await renderMinutes(printed);
      const sha256 = await files.put(bytes);
      return { sha256, fileName, byteSize: bytes.byteLength, signers };
    },
    save: async ({ db, scope, input, now }, made) => {
      const { meetingId, minutesId, id } = input;
      checkedOf(await loadMinutes(db, scope, meetingId), minutesId);
      if (!(await store.addSigning(db, scope, { id, meetingId, minutesId, ...made, now }))) {
        const before = await store.findSigning(db, scope, { minutesId });
        if (before?.id !== id) throw new Refusal('conflict', underWay);
      }
      return {};
    },
  });
}

function endingRoutes(app: Hono<Env>): void {
  handle(app, contract.withdrawSigning, async ({ db, scope, input: { meetingId }, now }) => {
    const { versions } = await loadMinutes(db, scope, meetingId);
    const minutesId = versions[0]?.id ?? meetingId;
    const found = await store.findSigning(db, scope, { minutesId, toWrite: true });
    if (!found || !(await store.saveWithdrawn(db, scope, { id: found.id, now }))) {
      throw new Refusal('conflict', '取り消せる電子署名の依頼は、ありません。');
    }
    return {};
  });

  handle(app, contract.keepSigning, async (call) => {
    const { db, scope, input } = call;
    const { versions } = await loadMinutes(db, scope, input.meetingId);
    const minutesId = versions[0]?.id ?? input.meetingId;
    const found = await store.findSigning(db, scope, { minutesId, toWrite: true });
    if (found?.state !== 'complete') {
      throw new Refusal('conflict', '保存できるのは、全員が電子署名したあとです。');
    }
    await keepElectronic(call, found);
    return {};
  });
}

const underWay = '電子署名の依頼が、もう出ています。画面を読み直してください。';

/** Minutes that wait for signatures elsewhere are neither opened again nor signed on paper. */
export async function refuseUnderWay(
  db: Db,
  scope: MinutesReader,
  minutesId: string,
): Promise<void> {
  const found = await store.findSigning(db, scope, { minutesId });
  if (found && isUnderWay(found.state)) {
    throw new Refusal('conflict', '電子署名を待っています。先に、依頼を取り消してください。');
  }
}

function checkedOf({ versions }: LoadedMinutes, minutesId: string) {
  const [latest] = versions;
  if (latest?.id !== minutesId || stateOf(latest) !== 'checked' || latest.paper === null) {
    throw new Refusal('conflict', '電子署名を頼めるのは、確かめ済みの議事録です。');
  }
  return latest as StoredMinutes & { readonly paper: NonNullable<StoredMinutes['paper']> };
}

/** 議長, then the two whom it has named. */
function signersOf({ draft }: LoadedMinutes): readonly string[] {
  if (!draft) return [];
  const { texts, record } = draft;
  const named = texts.signerIds.flatMap(
    (id) => record.attendants.find((it) => it.id === id)?.name ?? [],
  );
  return [texts.chairName, ...named].filter((name) => name.trim() !== '');
}

const bare = (name: string): string => name.replace(/\s/g, '');

/** Where two bear the same name, nobody's address is taken for the other's. */
function knownAs(people: readonly store.KnownPerson[], name: string) {
  const found = people.filter((it) => bare(it.name) === bare(name));
  return found.length === 1 ? found[0] : undefined;
}

const isReached = (known: store.KnownPerson | undefined): boolean =>
  known !== undefined && (known.mail !== null || known.hasAccount);

const said = z.object({ id: z.uuid() });
const largestBytes = 4_096;

/** The desk says that something has changed. Nothing of what it says is taken: the state is asked for. */
function callback(app: Hono<Env>, desk: SignatureDesk): void {
  app.post('/api/signing', async (c) => {
    const bytes = await readBytes(c.req.raw, largestBytes, new Refusal('too_large'));
    const seal = {
      timestamp: c.req.header('x-signing-timestamp') ?? '',
      signature: c.req.header('x-signing-signature') ?? '',
      nowMs: c.var.now().getTime(),
    };
    if (!desk.isSigned(bytes, seal)) throw new Refusal('not_allowed');
    const parsed = said.safeParse(parseObject(bytes.toString('utf8')));
    if (!parsed.success) throw new Refusal('invalid_input');
    await store.hastenSigning(c.var.db, parsed.data.id, c.var.now());
    return c.json({});
  });
}
