import { useQuery } from '@tanstack/react-query';

type DeviceState =
  /** Not looked at yet. */
  | 'looking'
  /** On an iPhone or iPad: only from the home screen. */
  | 'home-screen'
  | 'unable'
  | 'denied'
  | 'off'
  | 'on';

const workerAddress = '/push-worker.js';

type Found = {
  readonly state: DeviceState;
  /** Of this browser, where it is subscribed. */
  readonly endpoint: string | null;
};

/** What this browser can do, and whether it is one of those that are told; looked at again after every change. */
export function usePushDevice(told: readonly string[]): Found {
  const { data, isError } = useQuery({
    queryKey: ['push device', ...told],
    queryFn: () => lookAtDevice(told),
    retry: false,
  });
  return data ?? { state: isError ? 'unable' : 'looking', endpoint: null };
}

async function lookAtDevice(told: readonly string[]): Promise<Found> {
  const none = { endpoint: null };
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return { ...none, state: isApple() ? 'home-screen' : 'unable' };
  }
  if (Notification.permission === 'denied') return { ...none, state: 'denied' };
  const worker = await navigator.serviceWorker.getRegistration(workerAddress);
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return { ...none, state: 'off' };
  const { endpoint } = subscription;
  const isTold = told.includes(await digestOf(endpoint));
  return { endpoint, state: isTold ? 'on' : 'off' };
}

function isApple(): boolean {
  return /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
}

async function digestOf(words: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Subscribed = {
  readonly id: string;
  readonly endpoint: string;
  readonly publicKey: string;
  readonly authSecret: string;
};

/** Asks the browser, which asks the person; `null` where they said no. */
export async function subscribeDevice(senderKey: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.register(workerAddress);
  await navigator.serviceWorker.ready;
  // One that was made for other keys serves nobody.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: senderKey,
  });
  return {
    id: crypto.randomUUID(),
    endpoint: subscription.endpoint,
    publicKey: base64UrlOf(subscription.getKey('p256dh')),
    authSecret: base64UrlOf(subscription.getKey('auth')),
  };
}

/** The browser forgets it: whoever rings then learns that nobody listens. */
export async function unsubscribeDevice(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(workerAddress);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

function base64UrlOf(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
