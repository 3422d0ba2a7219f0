import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getVotes, noteDoor } from '#contract/votes.ts';
import type { DoorEvent } from '#domain/votes/stays-of.ts';
import { ApiError, send, sentenceOf } from '#web/lib/api.ts';
import { keyHere } from '#web/lib/place.ts';
import { requestOf } from '#web/lib/request-of.ts';

const retryMs = 4_000;

/**
 * 受付 without network: every line is kept in the browser before it is sent, with its own hour, and stays until the
 * server has it. Sent twice it counts once, by its id.
 */
export function useDoorQueue(meetingId: string) {
  const key = keyHere(`door-${meetingId}`);
  const [waiting, setWaiting] = useState<readonly DoorEvent[]>(() => readKept(key));
  const [refusal, setRefusal] = useState('');
  const queryClient = useQueryClient();

  useEffect(() => {
    localStorage.setItem(key, JSON.stringify(waiting));
    if (waiting.length === 0) return undefined;
    let isOver = false;
    async function sendAll(): Promise<void> {
      try {
        await send(requestOf(noteDoor, { meetingId, events: [...waiting] }));
        await queryClient.invalidateQueries({ queryKey: [requestOf(getVotes, { meetingId }).url] });
        setRefusal('');
      } catch (error) {
        // Without network it is tried again; what the server refuses it will always refuse.
        if (!(error instanceof ApiError) || error.status >= 500) return;
        setRefusal(sentenceOf(error));
      }
      const sent = new Set(waiting.map(({ id }) => id));
      if (!isOver) setWaiting((now) => now.filter(({ id }) => !sent.has(id)));
    }
    void sendAll();
    const timer = setInterval(() => void sendAll(), retryMs);
    const retry = () => void sendAll();
    window.addEventListener('online', retry);
    return () => {
      isOver = true;
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [key, meetingId, waiting, queryClient]);

  return {
    waiting,
    refusal,
    note: (personId: string, what: DoorEvent['what']) =>
      setWaiting((now) => [...now, { id: crypto.randomUUID(), personId, what, at: Date.now() }]),
  };
}

function readKept(key: string): readonly DoorEvent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as DoorEvent[]) : [];
  } catch {
    return [];
  }
}
