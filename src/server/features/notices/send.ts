import { dayInJapan, type IsoDate } from '#domain/calendar.ts';
import {
  isForAll,
  type Recipient,
  recipientsOf,
  unknownNumbers,
} from '#domain/notices/audience.ts';
import { namesIn } from '#domain/notices/names-in.ts';
import { releaseMs } from '#domain/notices/quiet-hours.ts';
import { type Reach, reachOf, wayOf } from '#domain/notices/reach.ts';
import { type TemplateId, templateOf } from '#domain/notices/templates.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { listDeliveries } from './delivery-store.ts';
import { listNotices, type NoticeRow } from './notice-store.ts';
import { loadRegister } from './register-store.ts';
import { addDeliveries, markSent } from './write-store.ts';

type Writer = Scope<'notice.write'>;
type Day = { readonly today: IsoDate };
type Worded = Pick<NoticeRow, 'template' | 'title' | 'body' | 'easy' | 'audience'> & Day;

/** What must not be sent, told while it is written. */
export async function refuseFaulty(db: Db, scope: Writer, notice: Worded): Promise<void> {
  const register = await loadRegister(db, scope, notice);
  const unknown = unknownNumbers(notice.audience, register);
  if (unknown.length > 0) {
    throw new Refusal('invalid_input', `${unknown.join('、')}号室は、名簿にありません。`);
  }
  if (!namesNobody(notice.template)) return;
  const found = namesIn(`${notice.title}\n${notice.body}\n${notice.easy}`, register);
  if (found.length === 0) return;
  throw new Refusal(
    'personal_data',
    `「${found.join('」「')}」が入っています。このお知らせでは、住戸やお名前が分からないように書いてください。`,
  );
}

function namesNobody(template: TemplateId | ''): boolean {
  return template !== '' && templateOf(template).namesNobody === true;
}

/** A correction goes to exactly those who got what it corrects. */
export async function listRecipients(
  db: Db,
  scope: Writer,
  { audience, correctsId, today }: Pick<NoticeRow, 'audience' | 'correctsId'> & Day,
): Promise<readonly Recipient[]> {
  const register = await loadRegister(db, scope, { today });
  if (correctsId === null) return recipientsOf(audience, register);
  const dwellings = new Map(register.dwellings.map((it) => [it.id, it]));
  const people = new Map(register.people.map((it) => [it.id, it]));
  const told = await listDeliveries(db, scope, correctsId);
  return told.flatMap(({ personId, dwellingId }) => {
    const dwelling = dwellings.get(dwellingId);
    if (!dwelling) return [];
    return [{ dwelling, person: personId === null ? null : (people.get(personId) ?? null) }];
  });
}

type Sending = {
  readonly noticeId: string;
  readonly reach: Reach;
  readonly now: Date;
};

/** Freezes the notice and writes down who is reached by which way, all or nothing. */
export async function send(
  db: Db,
  scope: Scope<'notice.send'>,
  { noticeId, reach, now }: Sending,
): Promise<void> {
  const writer = grantedScope(scope, 'notice.write');
  const reader = grantedScope(scope, 'notice.read');
  if (!writer || !reader) throw new Refusal('not_allowed');
  const [notice] = await listNotices(db, reader, { seesAll: true, noticeId });
  if (!notice) throw new Refusal('not_found', gone);
  if (notice.stage !== 'draft') throw new Refusal('conflict', alreadySent);
  const today = dayInJapan(now.getTime());
  await refuseFaulty(db, writer, { ...notice, today });
  const recipients = await listRecipients(db, writer, { ...notice, today });
  if (recipients.length === 0) {
    throw new Refusal('invalid_input', '届ける方がいません。対象を選び直してください。');
  }
  const found = reachOf(recipients);
  if (Object.keys(found).some((key) => found[key as keyof Reach] !== reach[key as keyof Reach])) {
    throw new Refusal('conflict', '届ける人数が変わりました。画面を読み直して、確かめてください。');
  }
  const releaseAt = new Date(releaseMs(now.getTime(), notice.urgency));
  const sending = { noticeId, isForAll: isForAll(notice.audience), releaseAt, now };
  if (!(await markSent(db, scope, sending))) throw new Refusal('conflict', alreadySent);
  const deliveries = recipients.map((it) => ({
    id: newId(now.getTime()),
    personId: it.person?.id ?? null,
    dwellingId: it.dwelling.id,
    way: wayOf(it),
  }));
  await addDeliveries(db, scope, { noticeId, deliveries });
}

export const gone = 'このお知らせは見つかりません。画面を読み直してください。';
export const alreadySent = 'このお知らせは、もう送られています。画面を読み直してください。';

/** Not in the past when it goes up. */
export function refuseEnd(showsUntil: IsoDate | null, today: IsoDate): void {
  if (showsUntil !== null && showsUntil < today) {
    throw new Refusal('invalid_input', '掲示の終わりは、今日よりあとの日を入れてください。');
  }
}
