import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { letterCodeFrom, letterDigits, readLetterCode, spacedLetterDigits } from './letter-code.ts';

const code = { find: '1234567', secret: '89012345' };
const digits = letterDigits(code);

describe('the number of a letter', () => {
  test('has sixteen digits, zeros in front included, in four groups', () => {
    expect(letterCodeFrom(() => 7)).toEqual({ find: '0000007', secret: '00000007' });
    expect(digits).toMatch(/^123456789012345\d$/);
    expect(spacedLetterDigits(digits)).toMatch(/^1234 5678 9012 345\d$/);
  });

  test('the last digit is that of a bank card', () => {
    // 4539 1488 0343 6467 is a well-known test card.
    expect(letterDigits({ find: '4539148', secret: '80343646' })).toBe('4539148803436467');
  });

  test('is read in any width and with any gaps', () => {
    const wide = digits.replaceAll(/\d/g, (it) => String.fromCodePoint(it.charCodeAt(0) + 0xfee0));
    for (const typed of [digits, spacedLetterDigits(digits), wide, ` ${digits}\n`]) {
      expect(readLetterCode(typed)).toEqual(code);
    }
    for (const typed of ['', '1234', `${digits}0`, digits.slice(1), 'abcd efgh ijkl mnop']) {
      expect(readLetterCode(typed)).toBeUndefined();
    }
  });

  test('one wrong digit is told before a try is spent', () => {
    const any = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), any, (at, digit) => {
        const wrong = digits.slice(0, at) + digit + digits.slice(at + 1);
        expect(readLetterCode(wrong) !== undefined).toBe(wrong === digits);
      }),
    );
  });
});
