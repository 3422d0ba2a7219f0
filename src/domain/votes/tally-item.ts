import type { Rule } from '#domain/resolutions/rule.ts';
import { outlook } from './outlook.ts';
import type { Box } from './record.ts';
import type { SecretTally } from './secret/secret-tally.ts';
import { standingsAt } from './standings-at.ts';
import { tallyOf } from './tally.ts';

/** Whatever is in the box has been received. */
export const always = Number.MAX_SAFE_INTEGER;

type Asked = { readonly itemId: string; readonly closedAt: number | undefined };

/** An item that is closed as it stood then, else as it stands now. */
export function tallyItem(rule: Rule, box: Box, { itemId, closedAt }: Asked) {
  const standings = standingsAt(box, { itemId, at: closedAt ?? always });
  const { byChoice, byWay, counted, undecided } = tallyOf(box.heads, standings);
  const seen = outlook(rule, box.heads, standings, { isAsking: closedAt === undefined });
  const fate = seen.passes ? ('certain' as const) : ('impossible' as const);
  const shown = closedAt === undefined ? seen.fate : fate;
  return { counted, byChoice, byWay, undecided, ...seen, fate: shown };
}

type OfRecord = { readonly id: string; readonly closedAt: number | undefined };
type Recorded = OfRecord &
  (
    | Pick<ReturnType<typeof tallyItem>, 'counted' | 'byChoice' | 'passes'>
    | Pick<SecretTally, 'counted' | 'result' | 'passes'>
  );

/** 決議の記録 as one text, for its digest: all figures, and the box that they were counted from. */
export function recordText(chainHead: string, items: readonly Recorded[]): string {
  return JSON.stringify([
    chainHead,
    items.map((item) => [
      item.id,
      item.counted,
      'result' in item ? item.result : item.byChoice,
      item.passes,
      item.closedAt ?? null,
    ]),
  ]);
}
