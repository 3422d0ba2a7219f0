import type { TariffAnswer } from '#contract/billing.ts';

/** The dwellings that are billed, to choose from. */
export function dwellingOptions({ dwellings }: Pick<TariffAnswer, 'dwellings'>) {
  return dwellings.map(({ id, number }) => ({ value: id, label: `${number}号室` }));
}
