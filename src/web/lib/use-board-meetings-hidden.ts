import { rolesWith } from '#domain/access/role.ts';
import { seesBoardMeetings } from '#domain/access/shown.ts';
import { useSession } from './use-session.ts';

/** Whether it is known that this one is not told of the meetings of the board. */
export function useBoardMeetingsHidden(): boolean {
  const session = useSession();
  return session !== null && !seesBoardMeetings(rolesWith(session.user.position));
}
