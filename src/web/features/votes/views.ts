import type { VoteBox } from '#contract/votes.ts';

export const views = [
  { name: 'roll', label: '名簿と回答' },
  { name: 'slips', label: '用紙を入れる' },
  { name: 'door', label: '受付' },
  { name: 'items', label: '議案の状況' },
  { name: 'wall', label: '議場の画面' },
] as const;
export type View = (typeof views)[number]['name'];

/** On the day the count comes first, before it the roll. */
export function viewIn(params: URLSearchParams, { beganAt }: Pick<VoteBox, 'beganAt'>): View {
  const asked = views.find(({ name }) => name === params.get('view'))?.name;
  return asked ?? (beganAt === null ? 'roll' : 'items');
}

/** As the tab says it; paper has no tabs. */
export function labelOf(view: View): string {
  return views.find(({ name }) => name === view)?.label ?? '';
}

export function addressOfView(meetingId: string, view: View): string {
  return `/demo/votes?meeting=${meetingId}&view=${view}`;
}
