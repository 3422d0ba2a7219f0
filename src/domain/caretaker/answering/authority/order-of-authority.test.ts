import { describe, expect, test } from 'vitest';
import {
  exampleItem,
  examplePassage,
  lawMajority,
  oldMajority,
  petBylaw,
  petRule,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import { orderOfAuthority, sinceWords } from './order-of-authority.ts';
import { remarkOf } from './remark-of.ts';

const notice = examplePassage({ id: 'notice#1', category: 'notice', text: 'お知らせします。' });
const minutes = examplePassage({ id: 'agm#1', category: 'general-meeting', text: '可決した。' });
const ruling = { ...lawMajority, id: 'law-case#1', sourceTitle: '最高裁判決（平成2年）' };

function namesOf(...found: readonly [typeof petRule, number][]): readonly string[] {
  const items = found.map(([passage, chance]) => exampleItem(passage, chance));
  return orderOfAuthority({ items }).map(({ name }) => name);
}

describe('rules on the same subject, the highest first', () => {
  test('law, bylaws, detailed rule, resolution, notice', () => {
    expect(
      namesOf([notice, 0.8], [petRule, 0.8], [minutes, 0.8], [petBylaw, 0.8], [lawMajority, 0.8]),
    ).toEqual(['法律', '管理規約', '使用細則', '総会・理事会の決定', 'お知らせ']);
  });

  test('one kind of rule alone has no order', () => {
    expect(namesOf([petRule, 0.9], [notice, 0.9], [minutes, 0.9])).toEqual([]);
  });

  test('a passage that hardly fits is left out', () => {
    expect(namesOf([petRule, 0.9], [petBylaw, 0.2])).toEqual([]);
    expect(namesOf([petRule, 0.9], [petBylaw, 0.5])).toEqual(['管理規約', '使用細則']);
  });

  test('an old version and a judgement are no rungs', () => {
    expect(namesOf([petRule, 0.9], [oldMajority, 0.9])).toEqual([]);
    expect(namesOf([petRule, 0.9], [ruling, 0.9])).toEqual([]);
  });
});

test('each rung says since when it is in force', () => {
  expect(sinceWords(petRule)).toBe('（2024年7月1日から）');
  expect(sinceWords(notice)).toBe('');
});

test.each([
  [petRule, ''],
  [oldMajority, '旧版・改正法が優先'],
  [{ ...notice, validity: 'ended' as const }, '有効期間が終了'],
  [{ ...petRule, validity: 'coming' as const }, '施行前'],
  [{ ...lawMajority, confidence: 'B' as const }, '未確認の情報を含みます'],
  [{ ...lawMajority, confidence: 'S' as const }, '二次資料による説明'],
])('a source carries what a reader must know of it: %#', (passage, remark) => {
  expect(remarkOf(passage, [passage.text])).toBe(remark);
});
