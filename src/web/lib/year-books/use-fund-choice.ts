import { useSearchParams } from 'wouter';
import type { YearBooks } from '#contract/money.ts';

type Fund = YearBooks['funds'][number];

/** Which fund the address names by its code; none of them is all of them together. */
export function useFundChoice(funds: readonly Fund[]): Fund | undefined {
  const [params] = useSearchParams();
  return funds.find(({ code }) => code === params.get('fund'));
}

/** This address with something else in it; `null` takes its part out. */
export function useAddressWith(
  path: string,
): (changes: Readonly<Record<string, string | null>>) => string {
  const [params] = useSearchParams();
  return (changes) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    const search = next.toString();
    return search ? `${path}?${search}` : path;
  };
}
