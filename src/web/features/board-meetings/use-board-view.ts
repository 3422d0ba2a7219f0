import { useLocation, useSearchParams } from 'wouter';

const page = '/demo/meetings';

const parts = ['agenda', 'call', 'evening', 'minutes', 'circulation'] as const;
export type Part = (typeof parts)[number];

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
  const part = parts.find((it) => it === params.get('part')) ?? parts[0];
  return { meetingId: params.get('meeting'), part, navigate };
}
