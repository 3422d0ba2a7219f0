import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const socket = '10.0.0.9';

test.each([
  ['without a proxy the socket tells', undefined, 0, socket],
  ['without a proxy nobody can claim an address', '203.0.113.1', 0, socket],
  ['behind one proxy the entry it added counts', '203.0.113.1', 1, '203.0.113.1'],
  ['what the caller invented stands before it', '1.1.1.1, 203.0.113.1', 1, '203.0.113.1'],
  [
    'behind two proxies the entry of the outer one counts',
    '1.1.1.1, 203.0.113.1, 10.0.0.1',
    2,
    '203.0.113.1',
  ],
  ['spaces do not matter', ' 203.0.113.1 ,10.0.0.1 ', 2, '203.0.113.1'],
  ['a chain that is too short falls back to the socket', '203.0.113.1', 2, socket],
  ['no header falls back to the socket', undefined, 1, socket],
  ['an empty header falls back to the socket', '', 1, socket],
])('%s', (_name, forwardedFor, trustedProxies, address) => {
  expect(clientAddress(forwardedFor, socket, trustedProxies)).toBe(address);
});

test('a caller without any address is one and the same', () => {
  expect(clientAddress(undefined, undefined, 0)).toBe('unknown');
  expect(clientAddress('', undefined, 1)).toBe('unknown');
});
