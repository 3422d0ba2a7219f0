import { useLocation, useSearchParams } from 'wouter';

const page = '/demo/meetings';

export const boardParts = ['agenda', 'call', 'evening', 'minutes', 'circulation'] as const;
export type Part = (typeof boardParts)[number];

type Shown = { readonly meetingId?: string | undefined; readonly part?: Part };

export function boardAddress({ meetingId, part }: Shown = {}): string {
  const params = new URLSearchParams({ view: 'board' });
  if (meetingId) params.set('meeting', meetingId);
  if (part && part !== 'agenda') params.set('part', part);
  return `${page}?${params}`;
}

/** Which meeting of the board the address names, if any, and which part of it. */
export function useBoardView() {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const part = boardParts.find((it) => it === params.get('part')) ?? boardParts[0];
  return { meetingId: params.get('meeting'), part, navigate };
}
