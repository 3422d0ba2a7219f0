import { expect, test } from 'vitest';
import { seasonOf } from './season.ts';

test('the wardrobe changes with the month', () => {
  const worn = Array.from({ length: 12 }, (_, month) => seasonOf(new Date(2026, month, 15)));
  expect(worn.join(' ')).toBe(
    'winter winter spring spring spring summer summer summer autumn autumn autumn winter',
  );
});
