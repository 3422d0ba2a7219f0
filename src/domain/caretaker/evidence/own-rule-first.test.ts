import { expect, test } from 'vitest';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { ownRuleFirst } from './own-rule-first.ts';
import { rankCandidates } from './rank-candidates.ts';
import { candidate, passageOf } from './testing/candidate.ts';

const law = passageOf('law-kubun-31');
const bylaw = { ...passageOf('bylaws'), category: 'bylaw' } as const;
const model = { ...law, sourceTitle: '標準管理規約（単棟型） 第47条' };
const guide = { ...bylaw, category: 'notice' } as const;
const minutes = { ...bylaw, category: 'board-meeting' } as const;
const former = { ...bylaw, validity: 'ended' } as const;

const most = Math.log(0.7);
const third = Math.log(0.33);
const hardly = Math.log(0.05);

/** What leads of a source of the law and one of the building that fits so well beside it. */
function firstOf(general: KnowledgePassage, own: KnowledgePassage, fits: number, likeness = 0) {
  const ranked = rankCandidates([candidate(general, 0), candidate(own, fits)], 'management');
  return ownRuleFirst(ranked, () => likeness, '')[0]?.passage;
}

test('a rule of the building that fits nearly as well goes before the law', () => {
  expect(firstOf(law, bylaw, most)).toBe(bylaw);
  expect(firstOf(law, bylaw, third)).toBe(law);
});

test('and sooner before a model that binds nobody', () => {
  expect(firstOf(model, bylaw, third)).toBe(bylaw);
});

test.each([bylaw, guide])('what says the same as the law goes before it: $category', (own) => {
  expect(firstOf(law, own, hardly, 1.5)).toBe(own);
  expect(firstOf(law, own, hardly, 0.5)).toBe(law);
});

test('a model is overtaken by a document that says the same less nearly', () => {
  const practice = { ...law, sourceTitle: '実務の目安' };
  expect(firstOf(practice, guide, hardly, 1.25)).toBe(guide);
  expect(firstOf(law, guide, hardly, 1.25)).toBe(law);
});

test('nothing that the question does not mean goes before the law', () => {
  const other = candidate(bylaw, most, { isOfOtherKind: true });
  const ranked = rankCandidates([candidate(law, 0), other], 'management');
  expect(ownRuleFirst(ranked, () => 1.5, '')[0]?.passage).toBe(law);
});

test.each([former, minutes])(
  'but no former rule, and nothing that was said one day: $category',
  (own) => {
    expect(firstOf(law, own, hardly, 1.5)).toBe(law);
  },
);

test('the likelihood of the first place stays with it', () => {
  const ranked = rankCandidates([candidate(law, 0), candidate(bylaw, most)], 'management');
  const swapped = ownRuleFirst(ranked, () => 0, '');
  expect(swapped.map(({ likelihood }) => likelihood)).toEqual(
    ranked.map(({ likelihood }) => likelihood),
  );
});

/** What leads of the law and a passage of the building that fits so well, after this was asked. */
function firstAsked(asked: string, own: ReturnType<typeof candidate>, general = candidate(law, 0)) {
  return ownRuleFirst(rankCandidates([general, own], 'management'), () => 0, asked)[0]?.passage;
}

test('who names the building asks for its own rule, even where the law is named beside it', () => {
  const asked = candidate(law, 0);
  const named = { ...asked, features: { ...asked.features, lawUnasked: 0, score: 0 } };
  const own = candidate(bylaw, third);
  expect(firstAsked('うちの規約は新しい法律に合わせてありますか', own, named)).toBe(bylaw);
  expect(firstAsked('新しい法律では規約はどうなりますか', own, named)).toBe(law);
});
