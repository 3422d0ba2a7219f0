import { expect, test } from 'vitest';
import { isInCharge, longestOwner, withOwner } from './owner.ts';

const tamura = { name: '田村 修', position: '副理事長' };

test('who shares a task is in charge of it, whoever else is', () => {
  expect(isInCharge('田村 副理事長・管理員', tamura)).toBe(true);
  expect(isInCharge('副理事長', tamura)).toBe(true);
  expect(isInCharge('田村 副理事長・管理員', { ...tamura, position: '理事長' })).toBe(false);
  expect(isInCharge('小林 会計担当理事・検討会', { ...tamura, position: '理事' })).toBe(false);
});

test('of several directors the name decides', () => {
  const director = { name: '森 和子', position: '理事' };
  expect(isInCharge('森 理事・渡辺 理事', director)).toBe(true);
  expect(isInCharge('渡辺 理事', director)).toBe(false);
});

test('taking over adds to those in charge, but for the board as a whole', () => {
  expect(withOwner('理事会', '理事長')).toBe('理事長');
  expect(withOwner('田村 副理事長・管理員', '理事長')).toBe('田村 副理事長・管理員・理事長');
  expect(withOwner('管'.repeat(longestOwner), '理事長')).toBeNull();
});
