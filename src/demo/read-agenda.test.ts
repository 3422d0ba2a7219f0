import { describe, expect, it } from 'vitest';
import { readAgenda } from './read-agenda.ts';

function decisionBelow(line: string): unknown {
  return readAgenda(`## 議題1　管理費\n${line}\n\n説明。`, 'sample.md')[0];
}

const generalMinutes = `## 開催概要

日時など。

## 第1号議案　2025年度事業報告及び収支決算の承認
**決議：** 普通決議・可決（賛成 46・反対 0・棄権 1）

説明。

## 第2号議案　管理規約の一部改正
**決議：** 特別決議・否決（賛成 40・反対 6・棄権 1）

## 報告事項1　エレベーター定期点検の結果
**報告**

## 閉会
終わり。`;

describe('minutes of a 通常総会', () => {
  it('give each item with its votes and skip other headings', () => {
    expect(readAgenda(generalMinutes, 'sample.md')).toEqual([
      {
        label: '第1号議案',
        title: '2025年度事業報告及び収支決算の承認',
        kind: 'ordinary',
        result: 'passed',
        votes: { for: 46, against: 0, abstained: 1 },
      },
      {
        label: '第2号議案',
        title: '管理規約の一部改正',
        kind: 'special',
        result: 'rejected',
        votes: { for: 40, against: 6, abstained: 1 },
      },
      {
        label: '報告事項1',
        title: 'エレベーター定期点検の結果',
        kind: 'report',
        result: null,
        votes: null,
      },
    ]);
  });
});

describe('one line of decision', () => {
  it.each([
    ['**決議：** 可決（賛成 5・反対 0）', 'board', 'passed', { for: 5, against: 0, abstained: 0 }],
    [
      '**決議：** 否決（賛成 2・反対 3）',
      'board',
      'rejected',
      { for: 2, against: 3, abstained: 0 },
    ],
    ['**決議：** 継続審議', 'board', 'continued', null],
    ['\n**報告**', 'report', null, null],
    ['**議題**', 'board', null, null],
    ['**普通決議**', 'ordinary', null, null],
    ['**特別決議**', 'special', null, null],
  ])('%s', (line, kind, result, votes) => {
    expect(decisionBelow(line)).toMatchObject({ kind, result, votes });
  });

  it.each([
    '説明だけ。',
    '**決議：** 可決',
    '**決議：** 可決（全員賛成）',
    '**決議：** 保留（賛成 1・反対 0）',
    '**決議：** 継続審議（理由）',
  ])('%s is refused', (line) => {
    expect(() => decisionBelow(line)).toThrow('sample.md: no decision below “## 議題1　管理費”');
  });
});

it('finds nothing in a document without items', () => {
  expect(readAgenda('## 議題\n本文\n### 第1号議案　小見出し', 'sample.md')).toEqual([]);
});
