import { useLocation, useSearchParams } from 'wouter';
import type { Meeting } from '#contract/meetings.ts';

const kinds = ['general', 'board'] as const satisfies readonly Meeting['kind'][];

/** What the address says: 総会, 理事会 or all, and the words looked for. */
export function useMeetingsView() {
  const [path] = useLocation();
  const [params, setParams] = useSearchParams();
  return {
    kind: kinds.find((it) => it === params.get('kind')) ?? ('all' as const),
    query: params.get('q') ?? '',
    setQuery: (query: string) =>
      setParams((current) => changed(current, 'q', query), { replace: true }),
    addressOf: (kind: Meeting['kind'] | 'all') => {
      const search = changed(params, 'kind', kind === 'all' ? '' : kind).toString();
      return search ? `${path}?${search}` : path;
    },
  };
}

export type MeetingsView = ReturnType<typeof useMeetingsView>;

function changed(params: URLSearchParams, name: 'kind' | 'q', value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
