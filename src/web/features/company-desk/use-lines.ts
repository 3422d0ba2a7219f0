import { useSuspenseQuery } from '@tanstack/react-query';
import { type Company, getOverview } from '#contract/company.ts';
import { byLateness, type Overview } from '#domain/company/overview.ts';
import { send } from '#web/lib/api.ts';
import { requestAt } from '#web/lib/request-of.ts';

export type Line = Company['clients'][number] & { readonly overview: Overview | null };

/** So many at once: a company of forty houses must not be all that the server does. */
const atOnce = 4;

/**
 * The lines of those whom one is assigned to, what is late first. Each is asked of its own association, through the same
 * door as its pages; one that fails leaves the others standing.
 */
export function useLines(clients: Company['clients']): readonly Line[] {
  const mine = clients.filter(({ isMine }) => isMine);
  const { data } = useSuspenseQuery({
    queryKey: ['overviews', ...mine.map(({ associationId }) => associationId)],
    queryFn: async () => {
      const found = new Map<string, Overview>();
      const waiting = mine.map(({ associationId }) => associationId);
      const work = async (): Promise<void> => {
        for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
          const overview = await readOverview(id);
          if (overview) found.set(id, overview);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return found;
    },
  });
  return mine
    .map((client) => ({ ...client, overview: data.get(client.associationId) ?? null }))
    .toSorted(byLateness);
}

async function readOverview(associationId: string): Promise<Overview | null> {
  try {
    const response = await send(requestAt(getOverview, {}, associationId));
    return getOverview.output.parse(await response.json());
  } catch {
    return null;
  }
}
