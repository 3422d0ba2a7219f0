import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addPushDevice, endPushDevice, endPushDevices, getPush } from '#contract/push.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { PushPart } from './push-part.tsx';

const publicKey = `B${'x'.repeat(86)}`;
const endpoint = 'https://fcm.googleapis.com/fcm/send/1';

/** A browser that can, and what it was asked. */
function createBrowser(permission: 'default' | 'granted' | 'denied') {
  let subscription: object | null = null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = {
        endpoint,
        getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(1).buffer,
        unsubscribe: async () => {
          subscription = null;
        },
      };
      return subscription;
    },
  };
  const worker = { pushManager };
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', { permission, requestPermission: async () => 'granted' });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => worker,
      getRegistration: async () => worker,
      ready: Promise.resolve(worker),
    },
  });
  return { isSubscribed: () => subscription !== null };
}

async function digestOf(words: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a member starts it on this device, and stops it', async () => {
  const browser = createBrowser('default');
  const { calls, answerWith } = renderPage(<PushPart />, {
    answers: [
      answer(getPush, { publicKey, devices: [] }),
      answer(addPushDevice, {}),
      answer(endPushDevice, {}),
    ],
  });
  const start = await screen.findByRole('button', { name: 'この端末への通知を始める' });
  answerWith(answer(getPush, { publicKey, devices: [await digestOf(endpoint)] }));
  fireEvent.click(start);
  const stop = await screen.findByRole('button', { name: 'この端末への通知をやめる' });
  expect(browser.isSubscribed()).toBe(true);
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  answerWith(answer(getPush, { publicKey, devices: [] }));
  fireEvent.click(stop);
  await screen.findByRole('button', { name: 'この端末への通知を始める' });
  expect(browser.isSubscribed()).toBe(false);
});

test('devices that are lost are ended all at once', async () => {
  createBrowser('granted');
  const { calls } = renderPage(<PushPart />, {
    answers: [
      answer(getPush, { publicKey, devices: ['another', 'third'] }),
      answer(endPushDevices, {}),
    ],
  });
  expect(await screen.findByText(/^2台の端末にも通知しています/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'すべての端末への通知をやめる' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('who has refused learns how to change it', async () => {
  createBrowser('denied');
  renderPage(<PushPart />, {
    answers: [answer(getPush, { publicKey, devices: [] })],
  });
  expect(await screen.findByText(/「許可しない」になっています/)).toBeDefined();
});

test('a browser without it is told of the mail', async () => {
  renderPage(<PushPart />, { answers: [answer(getPush, { publicKey, devices: [] })] });
  expect(await screen.findByText(/通知に対応していません/)).toBeDefined();
});

test('where it is not offered nothing is said of it', async () => {
  const { calls } = renderPage(<PushPart />, {
    answers: [answer(getPush, { publicKey: null, devices: [] })],
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
