import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { clausesOf } from './clauses-of.ts';
import {
  type Enclosure,
  type EnclosureDraft,
  enclosureNow,
  paperEnclosures,
} from './enclosures.ts';

const draft: EnclosureDraft = {
  id: 'e1',
  itemId: 'i1',
  kind: 'settlement',
  title: '決算書',
  changes: [],
  sha256: null,
};
const none = { pack: null, clauses: new Map() };
const article = '管理規約 第50条（ペットの飼育）';
const bylaws = { pack: null, clauses: new Map([[article, '犬は飼えません。']]) };

describe('決算書', () => {
  const pack = { fiscalYear: 2026, state: 'audited' as const, sha256: 'ab' };

  test('is the newest version, by its year', () => {
    const now = enclosureNow(draft, { ...none, pack });
    expect(now).toMatchObject({ title: '2026年度 決算書', sha256: 'ab', faults: [] });
  });

  test('is not bound in before it was made and audited', () => {
    expect(enclosureNow(draft, none).faults[0]).toContain('まだ作られていません');
    const early = enclosureNow(draft, { ...none, pack: { ...pack, state: 'draft' } });
    expect(early.faults[0]).toContain('監査がまだです');
  });
});

describe('新旧対照表', () => {
  const comparing = (change: Partial<EnclosureDraft['changes'][number]>) =>
    enclosureNow(
      {
        ...draft,
        kind: 'comparison',
        title: '規約の新旧対照表',
        changes: [
          {
            place: article,
            isNew: false,
            proposed: '犬は1匹まで飼えます。',
            reason: '',
            ...change,
          },
        ],
      },
      bylaws,
    );

  test('sets the words in force beside the proposed ones', () => {
    expect(comparing({})).toMatchObject({
      rows: [{ place: article, current: '犬は飼えません。', proposed: '犬は1匹まで飼えます。' }],
      faults: [],
    });
  });

  test('a new article has nothing on the left, one that goes nothing on the right', () => {
    const added = comparing({ place: '管理規約 第50条の2（猫）', isNew: true });
    expect(added).toMatchObject({ rows: [{ current: '（新設）' }], faults: [] });
    expect(comparing({ proposed: ' ' })).toMatchObject({
      rows: [{ proposed: '（削除）' }],
      faults: [],
    });
  });

  test('an article that is not there, is there already, or stays as it is, is a fault', () => {
    expect(comparing({ place: '管理規約 第99条' }).faults[0]).toContain('見つかりません');
    expect(comparing({ isNew: true }).faults[0]).toContain('もうあります');
    expect(comparing({ proposed: '犬は 飼えません。\n' }).faults[0]).toContain('同じです');
    expect(
      comparing({ place: '管理規約 第50条の2', isNew: true, proposed: '' }).faults,
    ).toHaveLength(1);
    const empty = enclosureNow({ ...draft, kind: 'comparison' }, bylaws);
    expect(empty.faults).toEqual(['新旧対照表に、変える条がありません。']);
  });
});

test('an article that is read in parts is one, and bylaws that are over are not read', () => {
  const part = {
    sourceTitle: '管理規約',
    heading: '第3条（目的）',
    text: '前',
    validity: 'current',
  };
  const passages = [
    part,
    { ...part, text: '後' },
    { ...part, text: '旧', validity: 'ended' },
    { ...part, heading: '附則', text: '施行' },
  ] as readonly unknown[] as readonly KnowledgePassage[];
  expect([...clausesOf(passages)]).toEqual([['管理規約 第3条（目的）', '前\n後']]);
});

test('資料 are numbered through without gaps in the order of the items, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4), { maxLength: 20 }), (places) => {
      const items = [0, 1, 2, 3, 4].map((n) => ({ id: `i${n}`, label: `第${n + 1}号議案` }));
      const bound = places.map(
        (n, at): Enclosure => ({
          id: `e${at}`,
          itemId: `i${n}`,
          kind: 'file',
          title: `t${at}`,
          sha256: `s${at}`,
          rows: [],
          faults: [],
        }),
      );
      const printed = paperEnclosures(items, bound);
      expect(printed.map(({ label }) => label)).toEqual(places.map((_n, at) => `資料${at + 1}`));
      expect(printed.map(({ itemLabel }) => itemLabel)).toEqual(
        places.toSorted((a, b) => a - b).map((n) => `第${n + 1}号議案`),
      );
      expect(new Set(printed.map(({ sha256 }) => sha256)).size).toBe(places.length);
    }),
  );
});
