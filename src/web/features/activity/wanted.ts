import type { z } from 'zod/mini';
import { listActivity } from '#contract/activity.ts';

export type Wanted = z.input<typeof listActivity.input>;

export const activityPage = '/demo/activity';
const names = ['who', 'kind', 'from', 'until', 'page'] as const;

/** What the address asks for; what no page of ours would write there is left out. */
export function wantedIn(params: URLSearchParams): Wanted {
  const given = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name);
      const one = { [name]: value };
      return value && listActivity.input.safeParse(one).success ? [[name, value]] : [];
    }),
  );
  return listActivity.input.parse(given);
}

/** The address of the same log with something else asked for; a new condition begins at the first page. */
export function addressWith(wanted: Wanted, change: Partial<Wanted>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...wanted, page: undefined, ...change })) {
    if (value) params.set(name, value);
  }
  const search = params.toString();
  return search === '' ? activityPage : `${activityPage}?${search}`;
}
