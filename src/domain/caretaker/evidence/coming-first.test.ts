import { expect, test } from 'vitest';
import {
  exampleItem,
  examplePassage,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import { comingFirst } from './coming-first.ts';

const today = '2026-12-01';
const report = exampleItem(
  examplePassage({
    id: 'accounts#1',
    sourceTitle: '2025年度 決算書',
    heading: '監査報告書',
    category: 'accounts',
    issuedOn: '2026-05-10',
    text: '令和7年4月1日から令和8年3月31日までの会計を監査しました。',
  }),
  0.94,
);
const schedule = exampleItem(
  examplePassage({
    id: 'schedule#1',
    sourceTitle: '次回通常総会の予定',
    heading: '主な予定',
    category: 'general-meeting',
    issuedOn: '2026-10-01',
    text: '4月下旬に監事による監査を行う。',
  }),
  0.3,
);

const order = (asked: string, items = [report, schedule]) =>
  comingFirst(items, asked, today).map(({ passage, chance }) => [passage.id, chance]);

test.each(['監査はいつですか', '次の監査はいつですか', '監査はいつ行いますか'])(
  '%s: what is still to come goes first, as likely as the other was',
  (asked) => {
    expect(order(asked)).toEqual([
      ['schedule#1', 0.94],
      ['accounts#1', 0.94],
    ]);
  },
);

test('what was, another thing, and an older calendar leave the order as it was', () => {
  for (const asked of [
    '前回の監査はいつでしたか',
    '監査は何を見ますか',
    '2025年度の監査はいつですか',
    '決算はいつですか',
  ]) {
    expect(order(asked).map(([id]) => id)).toEqual(['accounts#1', 'schedule#1']);
  }
  const older = { ...schedule, passage: { ...schedule.passage, issuedOn: '2025-10-01' } };
  expect(order('監査はいつですか', [report, older])[0]?.[0]).toBe('accounts#1');
});
