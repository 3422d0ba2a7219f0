import { expect, test } from 'vitest';
import { cardNumbersFrom, cardStateOf, mayHaveCard, proofCardPaper } from './proof-card.ts';

test('ten numbers of eight digits, the first of which is asked for first', () => {
  let drawn = 0;
  const numbers = cardNumbersFrom(() => (drawn += 1));
  expect(numbers).toHaveLength(10);
  expect(numbers[0]).toBe('00000001');
  expect(cardStateOf(0)).toEqual({ next: 1, left: 10 });
  expect(cardStateOf(9)).toEqual({ next: 10, left: 1 });
  expect(cardStateOf(10).left).toBe(0);
});

test('a card is for whoever runs a house', () => {
  expect(mayHaveCard(['owner', 'chair'])).toBe(true);
  expect(mayHaveCard(['companyStaff'])).toBe(true);
  expect(mayHaveCard(['owner', 'tenant'])).toBe(false);
  expect(mayHaveCard([])).toBe(false);
});

test('the paper numbers its lines and says when it was printed', () => {
  const paper = proofCardPaper({
    name: '鈴木 一郎',
    numbers: ['12345678', '00000001'],
    today: '2026-11-28',
  });
  expect(paper.to).toBe('鈴木 一郎 様');
  expect(paper.date).toBe('2026年11月28日に印刷');
  expect(paper.numbers).toEqual([
    { place: '1', number: '1234 5678' },
    { place: '2', number: '0000 0001' },
  ]);
  expect(proofCardPaper({ name: '', numbers: [], today: '2026-11-28' }).to).toBe('');
});
