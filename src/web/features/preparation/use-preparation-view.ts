import { useLocation, useSearchParams } from 'wouter';

const page = '/demo/meetings';

export const preparationParts = ['calendar', 'agenda', 'convocation'] as const;
type Part = (typeof preparationParts)[number];
type Shown = { readonly meetingId?: string; readonly part?: Part };

export function preparationAddress({ meetingId, part }: Shown = {}): string {
  const params = new URLSearchParams({ view: 'prepare' });
  if (meetingId) params.set('meeting', meetingId);
  if (part && part !== 'calendar') params.set('part', part);
  return `${page}?${params}`;
}

/** Which meeting the address names, if any, and which part of its preparation. */
export function usePreparationView() {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const part = preparationParts.find((it) => it === params.get('part')) ?? preparationParts[0];
  return { meetingId: params.get('meeting'), part, navigate };
}
