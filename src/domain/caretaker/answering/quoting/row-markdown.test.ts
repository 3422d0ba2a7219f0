import { expect, test } from 'vitest';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { isWideTable, rowInWords, rowMarkdown, seeTable } from './row-markdown.ts';

const plan =
  '案：案1／内容：早めに一度で上げ、その後は変えない／心配な点：初めの負担が大きいことが挙げられる';
const said = (row: string, isWide: boolean) => rowMarkdown(row, isWide, escapeMarkdown);

test.each([
  ['曜日：水／時間：午前のみ', '**曜日：水** — 時間：午前のみ'],
  ['年度：2042／主な工事：給水管', '**2042年度** — 主な工事：給水管'],
  ['会計：管理費会計／収入：1円／支出：2円', '**管理費会計** — 収入：1円、支出：2円'],
  ['戸数：60／面積：80㎡', '**戸数：60** — 面積：80㎡'],
  // A ／ within a cell, or in no table, stays a letter.
  ['区分：承認／届出／手続：要る', '**承認／届出** — 手続：要る'],
  ['費用：無料', '費用：無料'],
  [String.raw`名：*／額：1_0`, String.raw`**名：\*** — 額：1\_0`],
])('%s on one line', (row, markdown) => {
  expect(said(row, false)).toBe(markdown);
});

test('of a wide table each cell has a line of its own', () => {
  expect(said(plan, true)).toBe(
    '**案1**  \n  内容：早めに一度で上げ、その後は変えない  \n  心配な点：初めの負担が大きいことが挙げられる',
  );
});

test('one long row makes a table wide', () => {
  expect(isWideTable([{ text: '曜日：水／時間：午前のみ' }])).toBe(false);
  expect(isWideTable([{ text: '曜日：水／時間：午前のみ' }, { text: plan }])).toBe(true);
});

test('a table is told by the names of its rows, where they are short', () => {
  const rows = (names: readonly string[]) =>
    names.map((name) => ({ text: `案：${name}／額：245円` }));
  expect(seeTable(rows(['案1', '案2', '案3']))).toBe('案1、案2、案3の一覧の表があります。');
  expect(seeTable(rows(['月', '火', '水', '木', '金']))).toBe(
    '月、火、水、木などの一覧の表があります。',
  );
  expect(seeTable(rows(['案1', '案1']))).toBe('一覧の表があります。');
  expect(seeTable(rows(['案1', '長い名前はそれだけで一行になり、読みにくい']))).toBe(
    '一覧の表があります。',
  );
});

test('within a line a row is its name with the rest in brackets', () => {
  expect(rowInWords('案：案3／内容：毎年上げる／額：245円')).toBe(
    '案3（内容：毎年上げる、額：245円）',
  );
  expect(rowInWords('日時：7月1日')).toBe('日時：7月1日');
});
