import type { RegisteredDwelling, StoredHead } from './box-store.ts';

/** Who owns all of a head's dwellings as the register is today. */
export function ownersOf(
  register: readonly RegisteredDwelling[],
  { dwellings }: Pick<StoredHead, 'dwellings'>,
): readonly { readonly id: string; readonly name: string }[] {
  const numbers = dwellings.split('、');
  const own = register.filter(({ number }) => numbers.includes(number));
  const [first] = own;
  if (!first || own.length < numbers.length) return [];
  return first.owners
    .map((id, place) => ({ id, name: first.names[place] ?? '' }))
    .filter(({ id }) => own.every(({ owners }) => owners.includes(id)));
}
