import { expect, test } from 'vitest';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import type { RepairItem } from './repair-item.ts';
import { problemsAsTyped, textsWithin, withoutTexts, withText } from './unreadable-text.ts';

function textIn(field: string, text = 'abc', itemId: string | null = 'roof') {
  return { itemId, field, text, sentence: `「${text}」を読めません。` };
}

function fieldsToldOf(change: Partial<RepairItem>, ...fields: string[]): string[] {
  const items = [{ ...plainItem, id: 'roof', ...change }];
  const texts = fields.map((field) => textIn(field));
  return problemsAsTyped({ ...plainPlan, items }, texts).map(({ field }) => field);
}

test('a text is told once, and the value under it no more', () => {
  expect(fieldsToldOf({ unitPriceYen: 3500.5 })).toEqual(['unitPriceYen']);
  expect(fieldsToldOf({ unitPriceYen: 3500.5 }, 'unitPriceYen')).toEqual(['unitPriceYen']);
  expect(fieldsToldOf({ unitPriceYen: -1 }, 'quantity')).toEqual(['quantity', 'unitPriceYen']);
});

test('a quantity nobody can read makes no price too high', () => {
  const dear = { quantity: 1_000_000, unitPriceYen: 1_000_000 };
  expect(fieldsToldOf(dear)).toEqual(['unitPriceYen']);
  expect(fieldsToldOf(dear, 'quantity')).toEqual(['quantity']);
});

test('a field holds one text, and the list stays the same where nothing changes', () => {
  const texts = withText([textIn('quantity')], textIn('unitPriceYen'));
  expect(withText(texts, textIn('quantity', '約3')).map(({ text }) => text)).toEqual([
    'abc',
    '約3',
  ]);
  expect(withText(texts, textIn('quantity'))).toBe(texts);
  expect(withoutTexts(texts, [{ itemId: 'wall', field: 'quantity' }])).toBe(texts);
  expect(withoutTexts(texts, [{ itemId: 'roof', field: 'quantity' }])).toEqual([
    textIn('unitPriceYen'),
  ]);
});

test('a text goes with its line, and stays in a field of the plan', () => {
  const ofPlan = textIn('rates.tax', 'x', null);
  expect(textsWithin({ items: [] }, [textIn('quantity'), ofPlan])).toEqual([ofPlan]);
});
