import type { Agreements } from '#contract/agreements.ts';
import { formatYen } from '#domain/format-yen.ts';
import { extras, plans } from '#domain/plans/plans.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { taxWords } from './agreement-words.ts';

/** The same figures as on the landing page. */
export function PriceList({ prices }: Pick<Agreements, 'prices'>) {
  const tax = taxWords(prices);
  const offered = Object.values(plans).map(({ name, fromYen, suits }) => ({
    term: `${name}プラン`,
    detail: `${fromYen === null ? 'ご相談' : `月額${formatYen(fromYen)}から${tax}`}　${suits}`,
  }));
  const added = extras.map(({ name, yen, unit }) => ({
    term: name,
    detail: `${formatYen(yen)}${unit}${tax}`,
  }));
  return <DefinitionList facts={[...offered, ...added]} />;
}
