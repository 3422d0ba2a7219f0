import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { outageAnswer } from './outage-answer.ts';
import { exampleKnown } from './testing/example-known.ts';
import { exampleStoppage } from './testing/example-stoppage.ts';

const water = exampleStoppage({ title: '断水のお知らせ（給水ポンプの点検）' });
const evidence = {} as Parameters<typeof outageAnswer>[0]['evidence'];

function told(question: string, stoppages: readonly (typeof water)[] | undefined = [water]) {
  const asked = exampleQuestion(question, { today: '2026-11-21' });
  return outageAnswer({ asked, evidence, known: { ...exampleKnown, stoppages } })?.lines.map(
    ({ markdown }) => markdown,
  );
}

test('what no notice tells is not announced, and whom to call where it stops now', () => {
  const lines = told('来週、停電の予定はありますか');
  expect(lines?.[0]).toBe(
    '**停電の予定は、お知らせに出ていません**（2026年11月21日現在）。決まったときは、お知らせに載ります。',
  );
  expect(lines?.at(-1)).toBe('[お知らせを見る](/demo/notices)');
  expect(told('エレベーターが止まる日はいつですか')?.[0]).toContain('エレベーターの停止の予定は');
});

test('what a notice tells is found among the papers, as before', () => {
  expect(told('次の断水はいつですか')).toBeUndefined();
  expect(told('次の断水はいつですか', [])?.[0]).toContain('断水の予定は、お知らせに出ていません');
});

test.each([
  '停電のときはどうすればいいですか',
  '停電しています。いつ直りますか',
  '去年の停電はいつでしたか',
  '断水の備えは何がありますか',
  'エレベーターの点検はいつですか',
  '総会はいつですか',
])('%s is another question', (question) => {
  expect(told(question, [])).toBeUndefined();
});
