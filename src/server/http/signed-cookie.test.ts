import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sign, unsign } from './signed-cookie.ts';

const secret = 's'.repeat(32);

test('a signed value comes back', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(unsign(sign(value, secret), secret)).toBe(value);
    }),
  );
});

test('a value with dots comes back whole', () => {
  expect(unsign(sign('a.b.c', secret), secret)).toBe('a.b.c');
});

test('another secret, another value or another signature is refused', () => {
  const signed = sign('visitor-1', secret);
  expect(unsign(signed, 't'.repeat(32))).toBeUndefined();
  expect(unsign(signed.replace('visitor-1', 'visitor-2'), secret)).toBeUndefined();
  expect(unsign(`${signed}A`, secret)).toBeUndefined();
  expect(unsign(signed.slice(0, -1), secret)).toBeUndefined();
});

test.each(['', '.', 'visitor-1', 'visitor-1.', '.signature', 'visitor-1.ａｂｃ'])(
  'made-up "%s" is refused',
  (signed) => {
    expect(unsign(signed, secret)).toBeUndefined();
  },
);

test('no changed character goes through', () => {
  const signed = sign('visitor-1', secret);
  fc.assert(
    fc.property(
      fc.nat(signed.length - 1),
      fc.string({ minLength: 1, maxLength: 1 }),
      (at, character) => {
        fc.pre(signed[at] !== character);
        const changed = signed.slice(0, at) + character + signed.slice(at + 1);
        expect(unsign(changed, secret)).toBeUndefined();
      },
    ),
  );
});
