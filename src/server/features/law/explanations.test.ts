import { expect, test } from 'vitest';
import { sourceDayWords } from '#domain/caretaker/source-day.ts';
import { listExplanations, readExplanation } from './explanations.ts';
import { lawPlaceName } from './short-law-name.ts';
import { splitText } from './split-text.ts';

test('every explanation is well formed, and there are enough of each kind', () => {
  const all = listExplanations();
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ law }) => law === '判例').length).toBeGreaterThanOrEqual(20);
  const laws = new Set(all.map(({ law }) => law));
  for (const law of [
    '建物の区分所有等に関する法律',
    'マンションの管理の適正化の推進に関する法律',
    'マンション標準管理規約（単棟型）',
    'マンションの修繕積立金に関するガイドライン',
    '長期修繕計画作成ガイドライン',
    '民法',
  ]) {
    expect(laws).toContain(law);
  }
  for (const { source, topics, body } of all) {
    expect(URL.canParse(source)).toBe(true);
    expect(topics.length).toBeGreaterThan(0);
    expect(body).not.toMatch(/^[#|>-]|\*\*/m);
  }
});

test('a malformed explanation fails with its file and the reason', () => {
  const text = (changes: Record<string, string>) => {
    const fields = {
      id: 'kubun-31',
      title: '規約',
      law: '民法',
      article: '',
      inForceFrom: '2026-04-01',
      source: 'https://example.jp/',
      confidence: 'P',
      topics: '規約, 変更',
      ...changes,
    };
    const lines = Object.entries(fields).map(([key, value]) => `${key}: ${value}`);
    return `---\n${lines.join('\n')}\n---\n\n本文です。\n`;
  };
  expect(readExplanation('a.md', text({})).topics).toEqual(['規約', '変更']);
  expect(() => readExplanation('a.md', '本文')).toThrow('a.md: no front matter');
  expect(() => readExplanation('a.md', text({ confidence: 'X' }))).toThrow('a.md: confidence X');
  expect(() => readExplanation('a.md', text({ inForceFrom: '2026-02-30' }))).toThrow('not a day');
  expect(() => readExplanation('a.md', text({ source: 'ftp://x' }))).toThrow('ftp://x');
  expect(() => readExplanation('a.md', text({ author: '誰か' }))).toThrow('unknown front matter');
});

test('laws and cases go by the names people use', () => {
  expect(lawPlaceName('建物の区分所有等に関する法律', '第31条')).toBe('区分所有法 第31条');
  expect(lawPlaceName('マンションの管理の適正化の推進に関する法律施行規則', '第1条の4')).toBe(
    'マンション管理適正化法施行規則 第1条の4',
  );
  expect(lawPlaceName('マンションの修繕積立金に関するガイドライン', '')).toBe(
    '修繕積立金ガイドライン',
  );
  expect(lawPlaceName('判例', '最判 平成10年10月30日')).toBe('最高裁判決（平成10年10月30日）');
  expect(lawPlaceName('判例', '東京高決 平成16年5月20日')).toBe('東京高裁決定（平成16年5月20日）');
  for (const { law, article } of listExplanations()) {
    expect(lawPlaceName(law, article)).not.toMatch(/判例/);
  }
});

test('what is no law does not come into force', () => {
  for (const { law, article, inForceFrom } of listExplanations()) {
    const title = lawPlaceName(law, article);
    const words = sourceDayWords({ kind: 'law', title, inForceFrom });
    const isLaw = /法(律|(律)?施行規則)?$/.test(law);
    const expected = law === '判例' ? /判決$|決定$/ : isLaw ? /施行$/ : /月(公表|時点)$/;
    expect(`${title} ${words}`).toMatch(expected);
  }
});

test('a long paragraph is cut at lines, then at sentences, never inside brackets', () => {
  const long = `${'あ'.repeat(200)}（${'い'.repeat(60)}。）である。`;
  expect(splitText(`一文目。\n\n二文目。`)).toEqual(['一文目。', '二文目。']);
  expect(splitText(`${long}${long}`)).toEqual([long, long]);
  const items = Array.from({ length: 12 }, (_, at) => `${at + 1}　${'号'.repeat(60)}`);
  const pieces = splitText(items.join('\n'));
  expect(pieces.join('\n')).toBe(items.join('\n'));
  expect(pieces.every((it) => it.length <= 350)).toBe(true);
});
