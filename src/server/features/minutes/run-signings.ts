import { dayInJapan } from '#domain/calendar.ts';
import { holdsDocument, nextTryMinutes } from '#domain/minutes/signing.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Database } from '#server/db/db.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { logError } from '#server/http/log.ts';
import { findCaller, scopeOf } from '#server/http/scope.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import type { EnvelopeState, SignatureDesk } from '#server/outside/signature-desk.ts';
import { keepElectronic } from './keep-electronic.ts';
import {
  holdMs,
  listAccountMails,
  noteHeard,
  putOff,
  type StoredSigning,
  takeDueSigning,
} from './signing-store.ts';

type Parts = {
  readonly desk: SignatureDesk;
  readonly files: FileStore;
  readonly appUrl: string;
  readonly now: Date;
};

/** Where no callback comes, the desk is asked all the same. */
const askEveryMs = 600_000;
const mostAtOnce = 50;

/** What is due is sent to the desk, asked for, fetched, kept, or taken back there. */
export async function runSignings(db: Database, parts: Parts): Promise<void> {
  const until = new Date(parts.now.getTime() + holdMs);
  for (let done = 0; done < mostAtOnce; done += 1) {
    const due = await takeDueSigning(db, { now: parts.now, until });
    if (!due) return;
    try {
      await steps[due.state](db, due, parts);
    } catch (error) {
      logError('a signing did not go on', error);
      await again(db, due, parts);
    }
  }
}

type Step = (db: Database, due: StoredSigning, parts: Parts) => Promise<void>;

const nothing: Step = (db, due) => putOff(db, due, { attempts: 0, nextAt: null });

const steps: Readonly<Record<StoredSigning['state'], Step>> = {
  asked: send,
  waiting: ask,
  complete: keep,
  withdrawn: takeBack,
  kept: nothing,
  refused: nothing,
};

async function again(db: Database, due: StoredSigning, { now }: Parts): Promise<void> {
  const nextAt = new Date(now.getTime() + nextTryMinutes(due.attempts) * 60_000);
  await putOff(db, due, { attempts: due.attempts + 1, nextAt });
}

async function send(db: Database, due: StoredSigning, parts: Parts): Promise<void> {
  const { desk, files, appUrl, now } = parts;
  const { id, sha256, fileName, signers } = due;
  const document = await files.get(sha256);
  if (!document) throw new Error('the minutes that were to be sent are missing');
  const mails = await listAccountMails(db, due);
  const outcome = await desk.send({
    id,
    title: fileName.replace(/\.pdf$/, ''),
    digest: sha256,
    document,
    signers: signers.map(({ name, mail, personId }) => ({
      name,
      mail: mail === '' ? (mails.get(personId ?? '') ?? '') : mail,
    })),
    callback: `${appUrl}/api/signing`,
  });
  if (outcome === 'again') return again(db, due, parts);
  await noteHeard(
    db,
    due,
    outcome === 'accepted'
      ? { state: 'waiting', nextAt: new Date(now.getTime() + askEveryMs), now }
      : { state: 'refused', fault: 'desk', nextAt: null, now },
  );
}

async function ask(db: Database, due: StoredSigning, parts: Parts): Promise<void> {
  const { desk, now } = parts;
  const told = await desk.stateOf(due.id);
  if (told === 'again') return again(db, due, parts);
  if (told.digest !== due.sha256) return refuse(db, due, { fault: 'other-document', now });
  if (told.state === 'refused') return refuse(db, due, { fault: 'signer', now });
  const signers = signedBy(due, told);
  if (told.state === 'signed') return fetchSigned(db, { ...due, signers }, parts);
  await noteHeard(db, due, {
    state: 'waiting',
    signers,
    nextAt: new Date(now.getTime() + askEveryMs),
    now,
  });
}

const signedBy = ({ signers }: StoredSigning, { signed }: EnvelopeState) =>
  signers.map((signer, place) => ({ ...signer, hasSigned: signed[place] === true }));

type Fault = { readonly fault: 'signer' | 'other-document'; readonly now: Date };

const refuse = (db: Database, due: StoredSigning, { fault, now }: Fault): Promise<void> =>
  noteHeard(db, due, { state: 'refused', fault, nextAt: null, now });

/** Only what begins with what was sent, and is said to be signed by each, is the minutes. */
async function fetchSigned(db: Database, due: StoredSigning, parts: Parts): Promise<void> {
  const { desk, files, now } = parts;
  const bytes = await desk.signedDocument(due.id);
  if (bytes === 'again') return again(db, due, parts);
  const sent = await files.get(due.sha256);
  if (!sent) throw new Error('the minutes that were sent are missing');
  if (!holdsDocument(bytes, sent) || due.signers.some(({ hasSigned }) => !hasSigned)) {
    return refuse(db, due, { fault: 'other-document', now });
  }
  const signed = { sha256: await files.put(bytes), byteSize: bytes.byteLength };
  await noteHeard(db, due, { state: 'complete', signers: due.signers, signed, nextAt: now, now });
}

/** In the name of whoever asked for it; where they may no longer, somebody who may does it by one press. */
async function keep(db: Database, due: StoredSigning, { now }: Parts): Promise<void> {
  const today = dayInJapan(now.getTime());
  const { associationId, askedBy: userId } = due;
  try {
    const caller = await findCaller(db, { associationId, userId, hasOwnCopy: false }, today);
    const scope = scopeOf(caller, { associationId, needs: 'minutes.sign' });
    await withAssociation(db, associationId, (tx) =>
      keepElectronic({ db: tx, scope, now, today }, due),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await putOff(db, due, { attempts: 0, nextAt: null });
  }
}

async function takeBack(db: Database, due: StoredSigning, parts: Parts): Promise<void> {
  const outcome = await parts.desk.withdraw(due.id);
  if (outcome === 'again') return again(db, due, parts);
  await putOff(db, due, { attempts: 0, nextAt: null });
}
