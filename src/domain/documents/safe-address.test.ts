import { expect, test } from 'vitest';
import { safeAddress } from './safe-address.ts';

test.each([
  'https://example.com/a?b=c:d',
  'HTTP://example.com',
  'mailto:a@example.com',
  'irc://example.com',
  'ircs://example.com',
  'xmpp:a@example.com',
  '/document/1#article-2',
  '#article-2',
  '?q=a:b',
  'relative/path',
])('keeps %s', (address) => {
  expect(safeAddress(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc',
  ' javascript:x',
  'tel:110',
])('empties %s', (address) => {
  expect(safeAddress(address)).toBe('');
});
