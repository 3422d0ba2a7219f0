import type { z } from 'zod/mini';
import type { getManagement } from '#contract/management.ts';
import { hasWords } from '#domain/documents/find-words.ts';

type Register = z.output<typeof getManagement.output>;

/** A dwelling, or a person whose name this reader may see. */
export type PalettePlace = {
  readonly kind: 'dwelling' | 'person';
  readonly label: string;
  readonly description: string;
  readonly href: string;
};

const mostPlaces = 6;

const posts: Readonly<Record<Register['officers'][number]['post'], string>> = {
  chair: '理事長',
  vice_chair: '副理事長',
  treasurer: '会計担当理事',
  director: '理事',
  auditor: '監事',
};

/** Officers first, then the dwellings of that number, then owners and residents; a masked name is nobody's. */
export function placesFor(
  { officers, dwellings, readings }: Pick<Register, 'officers' | 'dwellings' | 'readings'>,
  words: readonly string[],
): PalettePlace[] {
  const kanaOf = new Map(readings.map(({ name, kana }) => [name, kana]));
  const namesOf = (name: string) => [name, kanaOf.get(name) ?? ''];
  const seats = officers.map(
    ({ post, name, dwelling }): PalettePlace => ({
      kind: 'person',
      label: name,
      description: `${posts[post]}・${dwelling}号室`,
      href: '/demo/management#officers',
    }),
  );
  const known = dwellings ?? [];
  const homes = known.map(
    ({ number, floor }): PalettePlace => ({
      kind: 'dwelling',
      label: `${number}号室`,
      description: `${floor}階の住戸`,
      href: registerHref(number),
    }),
  );
  const people = known.flatMap(({ number, owners, residents }) =>
    [...new Set([...owners, ...residents])].map(
      (name): PalettePlace => ({
        kind: 'person',
        label: name,
        description: `${number}号室・${roleWords(owners.includes(name), residents.includes(name))}`,
        href: registerHref(name),
      }),
    ),
  );
  return [
    ...seats.filter(({ label, description }) => hasWords([...namesOf(label), description], words)),
    ...homes.filter(({ label }) => hasWords([label], words)),
    ...people.filter(({ label }) => hasWords(namesOf(label), words)),
  ]
    .filter(({ label }) => !label.includes('＊'))
    .slice(0, mostPlaces);
}

function roleWords(isOwner: boolean, isResident: boolean): string {
  if (isOwner && isResident) return '所有者・居住者';
  return isOwner ? '所有者' : '居住者';
}

function registerHref(query: string): string {
  return `/demo/management?${new URLSearchParams({ q: query })}#dwellings`;
}
