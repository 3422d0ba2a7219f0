import { may } from '#domain/access/permissions.ts';
import type { Action } from '#domain/activity/action.ts';
import { actionAt } from '#domain/activity/actions.ts';
import { subjectOf, subjectWithWhich } from '#domain/activity/subject.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from './scope.ts';

type Doing = {
  /** Method and path of the contract. */
  readonly address: string;
  readonly input: object;
  /** What the handler answers. */
  readonly answer: unknown;
  readonly now: Date;
};

/** 操作の記録: leaves an entry of what was done, in the transaction that does it. One statement. */
export async function noteActivity(db: Db, scope: Scope, doing: Doing): Promise<void> {
  const { address, now } = doing;
  const action = actionAt(address);
  if (!action) return;
  if (action.ofThoseWho && !may(scope.roles, action.ofThoseWho)) return;
  const isNameless = action.nameless !== undefined;
  const { userId, personId, role } = isNameless
    ? { userId: null, personId: null, role: '' }
    : scope;
  await appendActivity(db, {
    at: now,
    userId,
    personId,
    role,
    action: address,
    subject: isNameless ? '' : subjectOfDoing(action, doing),
  });
}

function subjectOfDoing({ several }: Action, { address, input, answer }: Doing): string {
  const asked = { ...input };
  const subject = subjectOf(address, asked);
  if (!several) return subject;
  const answered = typeof answer === 'object' ? { ...answer } : {};
  return subjectWithWhich(subject, several, { input: asked, answer: answered });
}

type NewEntry = {
  readonly at: Date;
  readonly userId: string | null;
  readonly personId: string | null;
  /** Empty where it does not matter, or is nobody's business. */
  readonly role: string;
  readonly action: string;
  readonly subject: string;
};

async function appendActivity(db: Db, entry: NewEntry): Promise<void> {
  const { at, userId, personId, role, action, subject } = entry;
  await db.query('select append_activity($1, $2, $3, $4, $5, $6)', [
    at.toISOString(),
    userId,
    personId,
    role,
    action,
    subject,
  ]);
}

type Entering = {
  readonly associationId: string;
  readonly accountId: string;
  readonly personId: string | null;
  readonly address: 'POST /api/kumiai' | 'POST /api/sign-in';
  readonly now: Date;
};

/** The same for whoever comes in: until then they are nobody in the association. */
export async function noteEntrance(db: Db, entering: Entering): Promise<void> {
  const { associationId, accountId: userId, personId, address: action, now } = entering;
  await db.query(`select set_config('app.association_id', $1, true)`, [associationId]);
  await appendActivity(db, { at: now, userId, personId, role: '', action, subject: '' });
}
