import { asksWhetherAllowed } from '#domain/caretaker/answering/what-is-asked.ts';
import type { EvidenceItem } from './evidence.ts';

/** 第8条（飼育届）: how it is told of, once it is allowed; （届出の要らない生き物） tells of what is allowed without. */
const procedure =
  /（(?![^）]*(?:要らない|要しない|不要|必要の?ない))[^）]*(?:届|申請|申込|手続|書類|承諾|許可)[^）]*）/;
/** Whether it is allowed at all, and within what bounds. */
export const permits = /ことができる|することができない|ことができるのは|てはならない/;

/**
 * 犬を飼ってもいいですか: before what is handed in comes, of the same rule, what says whether it is allowed, as the rule
 * has it in its order. That the rule is the right one stays as likely as it was.
 */
export function allowedFirst(
  items: readonly EvidenceItem[],
  asked: string,
): readonly EvidenceItem[] {
  const [first] = items;
  if (!first || !asksWhetherAllowed(asked) || !procedure.test(first.passage.heading)) return items;
  const saying = items.filter(
    ({ passage }) =>
      passage.sourceId === first.passage.sourceId &&
      !procedure.test(passage.heading) &&
      permits.test(passage.text),
  );
  const [leading] = saying.toSorted((one, other) => articleOf(one) - articleOf(other));
  return leading
    ? [{ ...leading, chance: first.chance }, ...items.filter((item) => item !== leading)]
    : items;
}

/** 第3条（…） is 3; what has no number stands last. */
function articleOf({ passage }: EvidenceItem): number {
  const [, number] = /^第(\d+)条/.exec(passage.heading.normalize('NFKC')) ?? [];
  return number === undefined ? Number.POSITIVE_INFINITY : Number(number);
}
