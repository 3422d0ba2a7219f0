import type { Yen } from '#domain/money.ts';

type Item = { readonly openYen: Yen };

/** More than that nobody can check with the eyes. */
const mostItems = 12;
const mostParts = 4;

/** The only way in which two or more items come to a sum; nothing where there is none, or more than one. */
export function explainSum<It extends Item>(
  items: readonly It[],
  sumYen: Yen,
): readonly It[] | null {
  if (items.length > mostItems) return null;
  const found: (readonly It[])[] = [];
  const look = (from: number, chosen: readonly It[], restYen: Yen): void => {
    if (restYen === 0 && chosen.length >= 2) found.push(chosen);
    if (found.length > 1 || chosen.length === mostParts) return;
    for (let at = from; at < items.length; at += 1) {
      const item = items[at];
      if (item) look(at + 1, [...chosen, item], restYen - item.openYen);
    }
  };
  look(0, [], sumYen);
  return found.length === 1 ? (found[0] ?? null) : null;
}
