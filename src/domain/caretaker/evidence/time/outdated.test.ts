import { expect, test } from 'vitest';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { inTimeOf, isOutdated } from './outdated.ts';

const asked = {
  asksFormer: false,
  asksVisit: false,
  asksComingDay: false,
  asksLaw: false,
  today: '2026-11-21',
};

function written(
  sourceTitle: string,
  issuedOn: string | null,
  rest: Partial<KnowledgePassage> = {},
) {
  return {
    id: sourceTitle,
    title: sourceTitle,
    text: '住戸に立ち入ります。',
    origin: 'document',
    sourceId: sourceTitle,
    sourceTitle,
    heading: '',
    href: '',
    category: 'inspection',
    issuedOn,
    inForceFrom: null,
    validity: 'always',
    confidence: null,
    ...rest,
  } as const satisfies KnowledgePassage;
}

type Telling = { readonly passage: KnowledgePassage; readonly subjects?: number };

function isBehind(one: Telling, other: Telling, rest: Partial<typeof asked> = {}) {
  const [first, second] = [one, other].map(({ passage, subjects = 1 }) => ({
    passage,
    subjects,
    inTime: inTimeOf(passage, { ...asked, ...rest }),
  }));
  return first !== undefined && second !== undefined && isOutdated(first, [first, second]);
}

const last = { passage: written('2025年度 排水管清掃作業報告書', '2025-11-04') };
const newer = { passage: written('2026年度 排水管清掃作業報告書', '2026-11-04') };
const notice = {
  passage: written('消防設備点検（1月）のお知らせ', '2026-11-16', { category: 'notice' }),
};
const report = { passage: written('消防用設備等点検結果報告書（1月・総合点検）', '2026-02-06') };

test('last year’s report stands behind this year’s that says as much', () => {
  expect(isBehind(last, newer)).toBe(true);
  expect(isBehind(newer, last)).toBe(false);
  expect(isBehind({ ...last, subjects: 1 }, { ...newer, subjects: 0.5 })).toBe(false);
});

test('but not where a former year was asked for, or where they tell of different things', () => {
  expect(isBehind(last, newer, { asksFormer: true })).toBe(false);
  expect(isBehind({ passage: written('受水槽清掃報告書', '2025-10-03') }, newer)).toBe(false);
  const [may, june] = ['2026-05-16', '2026-06-20'].map((day) => ({
    passage: written(`${day.slice(0, 4)}年${day.slice(6, 7)}月 理事会議事録`, day, {
      category: 'board-meeting',
    }),
  }));
  expect(may && june && isBehind(may, june)).toBe(false);
});

test('the report of the last inspection stands behind the notice of the next, unless it is asked for', () => {
  expect(isBehind(report, notice, { asksVisit: true })).toBe(true);
  expect(isBehind(report, notice)).toBe(false);
  expect(isBehind(notice, report, { asksVisit: true })).toBe(false);
  expect(isBehind(last, notice, { asksVisit: true })).toBe(false);
});

const minutes = (text: string, issuedOn: string) => ({
  passage: written('理事会議事録', issuedOn, { category: 'board-meeting', text }),
});
const held = minutes('説明会は、3月に集会室で開く。', '2026-02-21');
const planned = minutes('説明会は、1月に開く。日時は改めて知らせる。', '2026-10-17');
const law = {
  passage: written('適正化法', null, {
    origin: 'law',
    category: 'law',
    text: '説明会の1週間前までに書面を渡します。',
  }),
};

test('whoever asks when it will be is told of the day to come, not of one gone by, nor by the law', () => {
  expect(isBehind(held, planned, { asksComingDay: true })).toBe(true);
  expect(isBehind(law, planned, { asksComingDay: true })).toBe(true);
  expect(isBehind(planned, held, { asksComingDay: true })).toBe(false);
});

test('and nothing stands behind where no day was asked for, the law was, or no coming day is known', () => {
  expect(isBehind(held, planned)).toBe(false);
  expect(isBehind(law, planned, { asksComingDay: true, asksLaw: true })).toBe(false);
  expect(isBehind(held, law, { asksComingDay: true })).toBe(false);
  const rule = {
    passage: written('細則', '2021-05-23', {
      category: 'rule',
      text: '2021年7月1日から施行する。',
    }),
  };
  expect(isBehind(rule, planned, { asksComingDay: true })).toBe(false);
});

test('a text without a day of its own is read again on another day', () => {
  const undated = written('掲示', null, { category: 'notice', text: '説明会は、1月5日に開く。' });
  const tellsOn = (today: string) =>
    inTimeOf(undated, { ...asked, asksComingDay: true, today }).tells;
  expect(['2026-12-21', '2026-12-21', '2027-02-10'].map(tellsOn)).toEqual([
    'coming',
    'coming',
    'past',
  ]);
});
