import { useMutation } from '@tanstack/react-query';
import { askProvider, returnFromProvider } from '#contract/providers.ts';
import { getAccount } from '#contract/sign-in.ts';
import type { Provider } from '#domain/accounts/provider-rules.ts';
import { useAction } from '#web/lib/use-endpoint.ts';

const backKey = 'sumiwa.back-from-provider';

type Going = {
  readonly provider: Provider;
  readonly purpose: 'enter' | 'add';
  /** Where to go on afterwards. */
  readonly back: string;
};

/** LINEやGoogleへ行く: the page is left, and this tab remembers where it was going. */
export function useGoToProvider() {
  const asking = useAction(askProvider, { refreshes: [] });
  return useMutation({
    mutationFn: async ({ provider, purpose, back }: Going) => {
      const { address } = await asking.mutateAsync({ provider, purpose });
      sessionStorage.setItem(backKey, back);
      location.assign(address);
    },
  });
}

export function useReturnFromProvider() {
  return useAction(returnFromProvider, { refreshes: [getAccount] });
}

/** Where this tab was going before it went to the provider. */
export function takeBack(): string {
  const back = sessionStorage.getItem(backKey) ?? '/watashi';
  sessionStorage.removeItem(backKey);
  return back;
}

export type Returned = {
  readonly code: string;
  readonly state: string;
  readonly issuer: string | null;
};

/** What a provider sent back in the address; an empty code where the person turned back there. */
export function returnedIn(search: string): Returned | null {
  const query = new URLSearchParams(search);
  const state = query.get('state');
  if (state === null) return null;
  return { code: query.get('code') ?? '', state, issuer: query.get('iss') };
}
