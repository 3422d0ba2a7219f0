import { expect, test } from 'vitest';
import { balanceBridge, heldSource } from './balance-words.ts';

const nothing = { otherAssetsYen: 0, debtsYen: 0 };

test('what others owe is added and what is owed is taken off, so that it can be added up', () => {
  expect(
    balanceBridge({
      heldYen: 5_744_279,
      otherAssetsYen: 630_850,
      debtsYen: 1_609_329,
      carriedYen: 4_765_800,
    }),
  ).toBe(
    '預金の残高5,744,279円に、未収金や前払金など630,850円を足し、未払金や前受金など1,609,329円を差し引いた額が、繰越金4,765,800円です。',
  );
});

test('entries that moved no money after the bank are told by their day', () => {
  const days = { heldAsOf: '2026-10-31', carriedAsOf: '2026-11-27' };
  const standing = { ...nothing, heldYen: 900_000, debtsYen: 100_000, carriedYen: 800_000 };
  expect(balanceBridge(standing, days)).toBe(
    '2026年11月27日までの記帳では、預金の残高900,000円から、未払金や前受金など100,000円を差し引いた額が、繰越金800,000円です。',
  );
});

test('what no close has held against the bank yet is said to be the books’ figure', () => {
  expect(heldSource('2026-11-30', '2026-10-31')).toBe(
    '預金の残高は、帳簿の額です。通帳と見くらべて締めたのは、2026年10月31日までです。',
  );
  expect(heldSource('2026-11-30', null)).toBe(
    '預金の残高は、帳簿の額です。通帳と見くらべて締めた月は、まだありません。',
  );
  expect(heldSource('2026-10-31', '2026-10-31')).toBe('');
});

test('where nothing is owed, what others owe is added alone', () => {
  const standing = { ...nothing, heldYen: 900_000, otherAssetsYen: 100_000, carriedYen: 1_000_000 };
  expect(balanceBridge(standing)).toBe(
    '預金の残高900,000円に、未収金や前払金など100,000円を加えた額が、繰越金1,000,000円です。',
  );
});

test('where there is nothing between, they are the same', () => {
  expect(balanceBridge({ ...nothing, heldYen: 46_038_462, carriedYen: 46_038_462 })).toBe(
    '繰越金は、預金の残高46,038,462円と同じ額です。',
  );
});

test('what does not add up by its parts is told by its difference', () => {
  const standing = { heldYen: 900_000, otherAssetsYen: 7, debtsYen: 5, carriedYen: 800_000 };
  expect(balanceBridge(standing)).toBe(
    '預金の残高900,000円から、未払金や前受金など100,000円を差し引いた額が、繰越金800,000円です。',
  );
});
