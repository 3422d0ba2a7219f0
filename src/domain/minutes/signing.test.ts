import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsDocument, nextTryMinutes, signingWords } from './signing.ts';

const signer = (name: string, hasSigned: boolean) => ({
  name,
  mail: '',
  personId: null,
  hasSigned,
});

test('whoever has not signed is named', () => {
  const signers = [signer('青木', true), signer('井上', false), signer('上田', false)];
  expect(signingWords('waiting', null, signers)).toBe(
    '署名を待っています。まだの方は、井上さん、上田さんです。',
  );
  expect(signingWords('waiting', null, [signer('青木', true)])).toContain('全員が署名しました');
  expect(signingWords('refused', 'signer', signers)).toContain('断った方がいる');
});

test('a signed document is what was sent and something behind it', () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(bytes, bytes, fc.nat(), (sent, behind, at) => {
      const signed = Uint8Array.from([...sent, ...behind]);
      expect(holdsDocument(signed, sent)).toBe(true);
      expect(holdsDocument(sent, sent)).toBe(false);
      expect(holdsDocument(behind.slice(0, sent.length), sent)).toBe(false);
      const place = at % sent.length;
      const changed = signed.map((byte, index) => (index === place ? byte ^ 1 : byte));
      expect(holdsDocument(changed, sent)).toBe(false);
    }),
  );
});

test('a desk that is away is asked ever more rarely, and at least every hour', () => {
  expect([0, 1, 2, 5, 6, 99].map(nextTryMinutes)).toEqual([1, 2, 4, 32, 60, 60]);
});
