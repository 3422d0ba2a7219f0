import { expect, test } from 'vitest';
import {
  creationOptions,
  passkeyHostOf,
  readPasskeyName,
  requestOptions,
} from './passkey-rules.ts';

test.each([
  ['https://sumiwa.example', 'sumiwa.example'],
  ['https://sumiwa.example:8443', 'sumiwa.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://sumiwa.example', null],
  ['https://192.0.2.1', null],
  ['http://127.0.0.1:3000', null],
  ['https://[::1]', null],
])('passkeys of %s belong to %s', (appUrl, host) => {
  expect(passkeyHostOf(appUrl)).toBe(host);
});

test('a name is kept as it was meant, and never empty', () => {
  expect(readPasskeyName('　自分の　スマートフォン（青） ')).toBe('自分の スマートフォン（青）');
  expect(readPasskeyName(' 　')).toBeUndefined();
  expect(readPasskeyName('長'.repeat(41))).toBeUndefined();
});

const known = [{ id: 'abc', transports: ['internal', 'telepathy'] }];
const asked = { host: 'sumiwa.example', challenge: 'xyz', known };

test('a device makes a key that it finds by itself, behind its lock, and no second one', () => {
  const who = { userHandle: 'h', email: 'hanako@example.jp', name: '' };
  expect(creationOptions({ ...asked, ...who })).toMatchObject({
    rp: { id: 'sumiwa.example' },
    user: { id: 'h', name: 'hanako@example.jp', displayName: 'hanako@example.jp' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: 'abc', transports: ['internal'] }],
    attestation: 'none',
  });
});

test('an answer is asked for with the lock of the device', () => {
  expect(requestOptions({ ...asked, known: [] })).toMatchObject({
    rpId: 'sumiwa.example',
    challenge: 'xyz',
    userVerification: 'required',
    allowCredentials: [],
  });
});
