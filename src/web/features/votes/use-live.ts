import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getVotes } from '#contract/votes.ts';
import { requestOf } from '#web/lib/request-of.ts';

const everyMs = 3_000;

/** On the day: what others note is seen within seconds. Where nothing was written the server sends nothing. */
export function useLive(meetingId: string, isWanted: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isWanted) return undefined;
    const queryKey = [requestOf(getVotes, { meetingId }).url];
    const timer = setInterval(() => {
      if (!document.hidden) void queryClient.invalidateQueries({ queryKey });
    }, everyMs);
    return () => clearInterval(timer);
  }, [meetingId, isWanted, queryClient]);
}
