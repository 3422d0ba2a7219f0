import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import * as contract from '#contract/passkeys.ts';
import { getAccount } from '#contract/sign-in.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction, useEndpoint } from '#web/lib/use-endpoint.ts';

/** Whether this browser can use passkeys under the address at which it stands. */
export function usePasskeysHere(): boolean {
  const { passkeyHost } = useEndpoint(getAccount, {});
  return passkeyHost === location.hostname && browserSupportsWebAuthn();
}

/** 画面ロックでのログインを、この端末に加える. */
export function useAddPasskey() {
  const asking = useAction(contract.askToAddPasskey, { refreshes: [] });
  const adding = useAction(contract.addPasskey, { refreshes: [getAccount] });
  return useMutation({
    mutationFn: async (name: string) => {
      const { options } = await asking.mutateAsync({});
      const { id, response } = await startRegistration({ optionsJSON: options });
      const { clientDataJSON, attestationObject, transports = [] } = response;
      const made = { id, clientDataJSON, attestationObject, transports };
      await adding.mutateAsync({ name, made });
    },
  });
}

type Asking = typeof contract.askToEnter | typeof contract.askToProve;
type Answering = typeof contract.enterByPasskey | typeof contract.proveByPasskey;

/** The device is asked, and what it signed is sent: to come in, or to show anew who one is. */
function useSigning(ask: Asking, answer: Answering) {
  const asking = useAction(ask, { refreshes: [] });
  const answering = useAction(answer, { refreshes: [] });
  return async (isByAutofill: boolean) => {
    const { options } = await asking.mutateAsync({});
    const { id, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: isByAutofill,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
    const signed = { id, clientDataJSON, authenticatorData, signature, userHandle };
    await answering.mutateAsync({ signed });
  };
}

export function useEnterByPasskey() {
  const sign = useSigning(contract.askToEnter, contract.enterByPasskey);
  return useMutation({ mutationFn: () => sign(false) });
}

export function useProveByPasskey() {
  const sign = useSigning(contract.askToProve, contract.proveByPasskey);
  return useMutation({ mutationFn: () => sign(false) });
}

/** A question is good for ten minutes; a page that stays open asks anew before. */
const askAgainMs = 8 * 60_000;

/** The browser offers a passkey where the address is typed. Whoever types on is not disturbed. */
export function useOfferedPasskey(isOffered: boolean, onEntered: () => void): void {
  const sign = useSigning(contract.askToEnter, contract.enterByPasskey);
  const offer = useEffectEvent(async () => {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    await sign(true).then(onEntered, () => undefined);
  });
  useEffect(() => {
    if (!isOffered) return;
    void offer();
    const timer = setInterval(() => void offer(), askAgainMs);
    return () => clearInterval(timer);
  }, [isOffered]);
}

const words: Readonly<Record<string, string>> = {
  InvalidStateError: 'この端末は、もう登録されています。',
  NotAllowedError:
    '画面ロックの確認が終わりませんでした。この端末に画面ロック（顔・指紋・暗証番号）があるかお確かめのうえ、もう一度お試しください。',
};

/** What happened between browser and device, for whoever holds it. */
export function sentenceOfPasskey(error: Error): string {
  if (!(error instanceof WebAuthnError) && error.name !== 'NotAllowedError') {
    return sentenceOf(error);
  }
  return words[error.name] ?? 'この端末では、画面ロックでのログインを使えないようです。';
}
