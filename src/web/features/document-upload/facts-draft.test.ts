import { expect, test } from 'vitest';
import { exampleDocument } from '#web/testing/example-document.ts';
import {
  draftOfDocument,
  draftOfFile,
  factsOf,
  problemsOfFacts,
  replaceable,
  settled,
} from './facts-draft.ts';

const draft = draftOfFile({ name: '第18期_総会議事録.pdf' }, '2026-11-21', '');

test('a new document is issued today, for everyone, named and sorted by its file name', () => {
  expect(factsOf(draft)).toEqual({
    title: '第18期 総会議事録',
    category: 'general-meeting',
    summary: '',
    visibility: 'everyone',
    issuedOn: '2026-11-21',
    inForceFrom: null,
    inForceUntil: null,
    supersedesId: null,
  });
});

test('what the file calls itself names and sorts it better than the name of the file', () => {
  const named = draftOfFile({ name: 'rooftop.md' }, '2026-11-21', '屋上庭園の使用細則');
  expect(named).toMatchObject({ title: '屋上庭園の使用細則', category: 'rule' });
});

test('a title, a category and a day of issue are needed', () => {
  const bare = { ...draft, title: ' 　', category: '', issuedOn: '' };
  expect(problemsOfFacts(bare)).toEqual({
    title: '題名を入力してください。',
    category: '分類を選んでください。',
    issuedOn: '発行日を、年・月・日とも入力してください。',
  });
  expect(factsOf(bare)).toBeUndefined();
});

test('what ends before it begins is told', () => {
  const wrong = { ...draft, inForceFrom: '2027-04-01', inForceUntil: '2027-03-31' };
  expect(problemsOfFacts(wrong).inForceUntil).toContain('始まりの日よりあと');
  expect(problemsOfFacts({ ...wrong, inForceUntil: '2027-04-01' })).toEqual({});
});

test('a title and a summary may not be longer than the server takes', () => {
  const long = { ...draft, title: 'あ'.repeat(121), summary: 'あ'.repeat(201) };
  expect(Object.keys(problemsOfFacts(long))).toEqual(['title', 'summary']);
});

test('a document keeps what is known of it', () => {
  const old = exampleDocument({ category: 'rule' });
  const head = exampleDocument({ category: 'rule', version: 2, inForceFrom: '2026-06-01' });
  expect(factsOf(draftOfDocument(head, old))).toMatchObject({
    title: head.title,
    inForceFrom: '2026-06-01',
    inForceUntil: null,
    supersedesId: old.id,
  });
});

test('only what nothing has replaced yet, of the same category, can be replaced', () => {
  const rule = exampleDocument({ category: 'rule' });
  const replaced = exampleDocument({ category: 'rule', isSuperseded: true });
  const library = [rule, replaced, exampleDocument({ category: 'bylaw' })];
  const rules = { ...draft, category: 'rule' };
  expect(replaceable(library, rules)).toEqual([rule]);
  expect(replaceable(library, rules, { id: rule.id, replaced })).toEqual([replaced]);
});

test('a choice that is none any more is dropped', () => {
  const rule = exampleDocument({ category: 'rule' });
  const chosen = { ...draft, supersedesId: rule.id };
  expect(settled(chosen, [rule]).supersedesId).toBe(rule.id);
  expect(settled(chosen, []).supersedesId).toBe('');
});
