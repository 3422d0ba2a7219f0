import type { IsoDate } from '#domain/calendar.ts';

type Duty = { readonly owner: string; readonly dueOn: IsoDate | null };

/** What somebody decided about a task of the board. */
export function changeOfTask(
  before: Duty,
  after: Duty,
): 'owner' | 'due' | 'no-due' | 'both' | 'nothing' {
  const isOtherOwner = before.owner !== after.owner;
  if (before.dueOn === after.dueOn) return isOtherOwner ? 'owner' : 'nothing';
  if (isOtherOwner) return 'both';
  return after.dueOn === null ? 'no-due' : 'due';
}
