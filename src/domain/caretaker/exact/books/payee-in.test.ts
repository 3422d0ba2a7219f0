import { expect, test } from 'vitest';
import { payeeIn, shortPayeeIn } from './payee-in.ts';

const names = [
  '関東パーキングメンテ株式会社',
  '関東ガス株式会社',
  'みどり坂文具',
  '株式会社みどり坂造園',
];

test('a payee is known by its name with and without 株式会社', () => {
  expect(payeeIn('関東パーキングメンテ株式会社に払う', names)?.name).toBe(names[0]);
  expect(payeeIn('関東パーキングメンテに払う', names)?.words).toBe('関東パーキングメンテ');
  expect(payeeIn('みどり坂造園への未払い', names)?.name).toBe(names[3]);
});

test('by how its name begins, where no other begins so', () => {
  expect(shortPayeeIn('関東パーキングへの未払い', names)).toEqual({
    name: names[0],
    words: '関東パーキング',
  });
  expect(shortPayeeIn('みどり坂に払う', names)).toBeUndefined();
  expect(shortPayeeIn('関東に払う', names)).toBeUndefined();
  expect(shortPayeeIn('まだ払っていないお金', [])).toBeUndefined();
});
