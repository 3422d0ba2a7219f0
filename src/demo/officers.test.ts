import { expect, it } from 'vitest';
import { seedOfficers } from './officers.ts';
import { personId } from './people.ts';
import { relativeDates } from './relative-dates.ts';

const officers = seedOfficers(relativeDates('2026-11-21'));

function boardOn(day: string): readonly string[] {
  return officers
    .filter(({ term_from, term_until }) => term_from <= day && day < term_until)
    .map((officer) => `${officer.post} ${officer.person_id}`);
}

it.each([
  ['2026-11-21', ['高橋 誠一', '田村 由美子', '小林 健', '石井 和夫']],
  ['2025-11-21', ['高橋 誠一', '井上 直樹', '小林 健', '石井 和夫']],
  ['2024-11-21', ['中村 正', '井上 直樹', '山本 恵子', '清水 浩']],
  ['2023-11-21', ['中村 正', '松本 隆', '山本 恵子', '清水 浩']],
  ['2022-11-21', ['斎藤 実', '松本 隆', '吉田 幸子', '長谷川 亮']],
])('on %s the board is led by %s', (day, names) => {
  const board = boardOn(day);
  const posts = ['chair', 'vice_chair', 'treasurer', 'auditor'];
  expect(board).toHaveLength(6);
  expect(board).toEqual(
    expect.arrayContaining(names.map((name, index) => `${posts[index]} ${personId(name)}`)),
  );
  expect(board.filter((member) => member.startsWith('director '))).toHaveLength(2);
});

it('changes on the day of the general meeting', () => {
  expect(boardOn('2026-05-23')).not.toEqual(boardOn('2026-05-24'));
  expect(boardOn('2026-05-24')).toEqual(boardOn('2026-11-21'));
});
