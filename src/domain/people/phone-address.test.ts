import { expect, test } from 'vitest';
import { phoneAddress } from './phone-address.ts';

test('keeps what a telephone can dial', () => {
  expect(phoneAddress('045-000-1480')).toBe('tel:0450001480');
  expect(phoneAddress('#7119')).toBe('tel:%237119');
  expect(phoneAddress('119')).toBe('tel:119');
});
