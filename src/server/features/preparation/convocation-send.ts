import { randomInt } from 'node:crypto';
import type { IsoDate } from '#domain/calendar.ts';
import type { PaperItem } from '#domain/meetings/convocation/convocation-paper.ts';
import { dispatchPlan } from '#domain/meetings/convocation/dispatch-plan.ts';
import { sendingVerdict } from '#domain/meetings/convocation/sending-verdict.ts';
import { slipCodes } from '#domain/meetings/convocation/slip-code.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Kind } from '#domain/resolutions/kind.ts';
import type { Db } from '#server/db/db.ts';
import {
  findGeneralMeeting,
  listHeads,
  listOwnedDwellings,
  openNewBox,
} from '#server/features/votes/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import type { ConvocationNow } from './convocation-now.ts';
import { fixAgenda, markConvocationSent, type StoredConvocation } from './convocation-store.ts';
import { addDispatches, listOwners } from './dispatch-store.ts';
import type { StoredMeeting } from './store.ts';

type Sending = {
  readonly convocationId: string;
  readonly digest: string;
  readonly hasBoardAgreed: boolean;
  readonly meeting: StoredMeeting;
  readonly found: ConvocationNow;
  readonly today: IsoDate;
  readonly now: Date;
};

type Sender = Scope<'meeting.prepare'>;

/** 発送, in one act: the drafts become the agenda and the items of the box, the roll is fixed, and each owner has a row. */
export async function send(db: Db, scope: Sender, sending: Sending): Promise<void> {
  const { meeting, found, today, now } = sending;
  const convocation = approvedOf(sending);
  if (convocation === 'sent') return;
  refuseLate(sending);
  const items = found.paper.items.map(({ id, kind, secret }) => ({
    id,
    kind: kind as Kind,
    ...(secret ? { secret } : {}),
  }));
  await fixAgenda(db, scope, { meetingId: meeting.id, items: found.paper.items.map(agendaItem) });
  const ahead = await findGeneralMeeting(db, scope, meeting.id);
  if (!ahead) throw new Refusal('not_found');
  const boxId = newId(now.getTime());
  const { deadlineOn, voterIds } = convocation.terms;
  const box = { id: boxId, meeting: ahead, deadlineOn, items, voterIds, today, now };
  await openNewBox(db, scope, box);
  await dispatchAll(db, scope, { convocation, boxId, now });
  await markConvocationSent(db, scope, { convocationId: convocation.id, now });
}

/** What may leave: approved, and word for word what was approved. */
function approvedOf({
  found,
  meeting,
  convocationId,
  digest,
}: Sending): StoredConvocation | 'sent' {
  const { latest, stage, blocks } = found;
  if (latest?.id === convocationId && stage === 'sent') return 'sent';
  if (meeting.dispatchedOn !== null) {
    throw new Refusal('conflict', 'この総会の名簿と議案は、もう確定しています。');
  }
  if (latest?.id !== convocationId || stage !== 'approved' || digest !== latest.digest) {
    throw new Refusal(
      'conflict',
      'ほかの方の承認がまだか、承認のあとで内容が変わっています。画面を読み直してください。',
    );
  }
  if (blocks[0] !== undefined) throw new Refusal('conflict', blocks[0]);
  return latest;
}

function refuseLate({ meeting, found, today, hasBoardAgreed }: Sending): void {
  const { state, words } = sendingVerdict({
    today,
    heldOn: meeting.heldOn,
    dispatch: found.dispatch,
  });
  if (state === 'late' || (state === 'urgent' && !hasBoardAgreed)) {
    throw new Refusal('conflict', words);
  }
}

const agendaItem = ({ id, label, title, kind }: PaperItem) => ({
  id,
  label,
  title,
  kind: kind === 'ordinary' ? ('ordinary' as const) : ('special' as const),
});

type Opened = {
  readonly convocation: StoredConvocation;
  readonly boxId: string;
  readonly now: Date;
};

async function dispatchAll(db: Db, scope: Sender, { convocation, boxId, now }: Opened) {
  const heads = await listHeads(db, scope, boxId);
  const dwellings = await listOwnedDwellings(db, scope);
  const owners = await listOwners(db, scope);
  const { byMail } = convocation.terms;
  const codes = slipCodes(heads.length, (below) => randomInt(below));
  await addDispatches(db, scope, {
    convocationId: convocation.id,
    dispatches: dispatchPlan(heads, { dwellings, owners, byMail }).map((it, place) => ({
      id: newId(now.getTime()),
      headId: it.head.id,
      personId: it.personId,
      dwellingId: it.dwellingId,
      way: it.way,
      slipCode: codes[place] ?? '',
    })),
  });
}
