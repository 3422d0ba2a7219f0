import { expect, test } from 'vitest';
import { balanceBridge } from './balance-words.ts';

test('what is owed is taken from what lies in the bank', () => {
  expect(balanceBridge({ heldYen: 5_744_279, carriedYen: 4_765_800 })).toBe(
    '預金の残高5,744,279円から、未払金や前受金など978,479円を差し引いた額が、繰越金4,765,800円です。',
  );
});

test('what others owe is added to it', () => {
  expect(balanceBridge({ heldYen: 900_000, carriedYen: 1_000_000 })).toBe(
    '預金の残高900,000円に、未収金や前払金など100,000円を加えた額が、繰越金1,000,000円です。',
  );
});

test('where there is nothing between, they are the same', () => {
  expect(balanceBridge({ heldYen: 46_038_462, carriedYen: 46_038_462 })).toBe(
    '繰越金は、預金の残高46,038,462円と同じ額です。',
  );
});
