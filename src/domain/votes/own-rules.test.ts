import { describe, expect, test } from 'vitest';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { decide } from '#domain/resolutions/decide.ts';
import { atLeast, majority } from '#domain/resolutions/threshold.ts';
import { countingRule, ownRulesIn, refusedWords } from './own-rules.ts';

const article = (text: string): KnowledgePassage => ({
  id: 'bylaws#article-47',
  title: '管理規約 第47条（総会の会議及び議事）',
  text,
  origin: 'document',
  sourceId: 'bylaws',
  sourceTitle: '管理規約',
  heading: '第47条（総会の会議及び議事）',
  href: '/document/bylaws#article-47',
  category: 'bylaw',
  issuedOn: '2026-04-01',
  inForceFrom: '2026-04-01',
  validity: 'current',
  confidence: null,
});

const usual = [
  '総会は、議決権総数の過半数を有する組合員が出席しなければ、成立しない。',
  '2　総会の議事は、出席した組合員の議決権の過半数で決する（以下「普通決議」という。）。',
  '3　次の事項は、組合員総数の過半数で、議決権総数の過半数を有する組合員が出席し、出席した組合員の数及びその議決権のそれぞれ4分の3以上の賛成により決する（以下「特別決議」という。）。',
  '一　規約の設定、変更又は廃止',
].join('\n');

const ruleIn = (text: string, kind: 'ordinary' | 'bylaw' | 'suit-to-stop' | 'rebuilding') => {
  const own = ownRulesIn([article(text)], [kind]);
  const found = countingRule(kind, 'from-2026-04', own);
  if (!found) throw new Error(`no rule for ${kind}`);
  return found;
};

describe('a quorum of the bylaws', () => {
  test('holds for 普通決議, where the Act knows none, and heads do not count', () => {
    const { rule, refused, own } = ruleIn(usual, 'ordinary');
    expect(rule).toMatchObject({ base: 'present', quorum: { votes: majority } });
    expect(rule.pass).toEqual({ votes: majority });
    expect(refused).toEqual([]);
    expect(own.map(({ of, place }) => [of, place])).toEqual([
      ['ordinary', '管理規約 第47条（総会の会議及び議事）'],
      ['meeting', '管理規約 第47条（総会の会議及び議事）'],
    ]);
  });

  test('30 of 60 votes are no 過半数, 31 are', () => {
    const { rule } = ruleIn(usual, 'ordinary');
    const eligible = { heads: 57, votes: 60 };
    const here = (votes: number) =>
      decide(rule, { eligible, present: { heads: votes, votes }, yes: { heads: votes, votes } });
    expect(here(30)).toEqual({ hasQuorum: false, passes: false });
    expect(here(31)).toEqual({ hasQuorum: true, passes: true });
  });

  test('半数以上 holds for 普通決議, and the Act asks for more where it is 特別決議', () => {
    const half = usual.replace(
      '総数の過半数を有する組合員が出席しなければ',
      '総数の半数以上を有する組合員が出席しなければ',
    );
    expect(ruleIn(half, 'ordinary').rule.quorum).toEqual({ votes: atLeast(1, 2) });
    expect(ruleIn(half, 'bylaw').rule.quorum).toEqual({ heads: majority, votes: majority });
  });

  test('three quarters of all votes hold for everything that counts those present', () => {
    const high = usual.replace(
      '議決権総数の過半数を有する組合員が出席しなければ',
      '議決権総数の4分の3以上を有する組合員が出席しなければ',
    );
    expect(ruleIn(high, 'ordinary').rule.quorum).toEqual({ votes: atLeast(3, 4) });
    expect(ruleIn(high, 'bylaw').rule.quorum).toEqual({ heads: majority, votes: atLeast(3, 4) });
    expect(ruleIn(high, 'rebuilding').rule.quorum).toEqual({});
  });
});

test('what the Act leaves to the bylaws is decided as they decide everything', () => {
  expect(ruleIn(usual, 'suit-to-stop').rule.pass).toEqual({ votes: majority });
});

test('without bylaws the Act alone counts: heads and votes of those present, and no quorum', () => {
  const found = countingRule('ordinary', 'from-2026-04', []);
  expect(found?.rule).toMatchObject({ quorum: {}, pass: { heads: majority, votes: majority } });
});

test('three quarters of all have been in vain since 2026-04-01, and it is said', () => {
  const old =
    '規約の設定、変更及び廃止は、組合員総数の4分の3以上及び議決権総数の4分の3以上の賛成により決する。';
  const { rule, refused } = ruleIn(old, 'bylaw');
  expect(rule).toMatchObject({ base: 'present', pass: { heads: atLeast(3, 4) } });
  expect(refusedWords(refused, rule.article)).toBe(
    'この定めのうち数えるもとは使えません。区分所有法第31条第1項が優先します。',
  );
  expect(refusedWords([], rule.article)).toBe('');
});
