import { expect, test } from 'vitest';
import { rightsOf } from '#domain/access/rights-by-thing.ts';
import type { Role } from '#domain/access/role.ts';
import {
  exampleEvidence,
  exampleQuestion,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import { exampleKnown } from '#domain/caretaker/exact/testing/example-known.ts';
import { rightsAnswer } from './rights-answer.ts';
import { asksOwnWork, screenAnswer } from './screen-answer.ts';

const givenFor = (question: string, role: Role, chance: number) => ({
  asked: exampleQuestion(question),
  evidence: { ...exampleEvidence(question, []), chance },
  known: { ...exampleKnown, may: rightsOf(role) },
});

function toldTo(role: Role, question: string, chance = 0.4): string | undefined {
  const answer = screenAnswer(givenFor(question, role, chance));
  return answer?.lines.map(({ markdown }) => markdown).join('\n');
}

const accounting = '/demo/accounting?view=';

test.each([
  [
    '銀行の明細はどこで取り込みますか',
    `銀行の明細は、[会計の「入出金」](${accounting}bank)で取り込みます。`,
  ],
  ['仕訳をどこで入力しますか', `仕訳は、[会計の「入力」](${accounting}entry)で入力します。`],
  ['予算案はどこで作りますか', `予算案は、[会計の「予算」](${accounting}budget)で作ります。`],
  [
    '請求書が届いたらどうすればいいですか',
    `[会計の「請求書・領収書を入れる」](${accounting}entry#papers)の画面を使います。`,
  ],
  ['領収書はどこにしまえばいいですか', `(${accounting}entry#papers)`],
  [
    'お知らせはどこで作りますか',
    'お知らせは、[お知らせの「お知らせを書く」](/demo/notices?write=new)で作ります。',
  ],
  ['議案書はどこで作りますか', '(/demo/meetings?view=prepare&part=agenda)で作ります。'],
  ['監査資料を印刷したい', `[会計の「監査」](${accounting}audit)の画面を使います。`],
  [
    '名簿はどこで見られますか',
    '名簿は、[管理設定の「組合員と居住者」](/demo/people)で見られます。',
  ],
  ['投票の集計はどこで見られますか', '(/demo/votes)で見られます。'],
  ['月の締めはどこでやりますか', `(${accounting}month)でやります。`],
])('%s, as the treasurer asks', (question, said) => {
  expect(toldTo('treasurer', question)).toContain(said);
});

test('a board at work is led there, whatever the papers say of who decides', () => {
  expect(toldTo('treasurer', '予算案はどこで作りますか', 0.72)).toBeDefined();
  expect(toldTo('owner', '予算案はどこで作りますか', 0.72)).toBeUndefined();
});

test('whoever may not open the screen hears who may, and gets no link to it', () => {
  const told = toldTo('owner', '仕訳はどこで入力しますか');
  expect(told).toContain('仕訳は、**会計の「入力」**で入力します。');
  expect(told).toContain('使えるのは、会計担当理事、管理会社の担当者です');
  expect(told).not.toContain(accounting);
});

test('what residents do there as well stands below the rules of the house', () => {
  expect(toldTo('owner', '集会室はどこで予約しますか', 0.9)).toBeUndefined();
  expect(toldTo('owner', '集会室はどこで予約しますか', 0.4)).toContain(
    '(/demo/applications?view=bookings)で予約します。',
  );
});

test('how one comes in is a matter of the own page', () => {
  for (const question of ['パスワードを変えたい', 'ログイン方法を変えたい']) {
    expect(toldTo('owner', question)).toMatch(
      /^\[「わたしのページ」\]\(\/watashi\)[^]*パスワードはありません/,
    );
  }
});

test('life in the house, a place in it and one word more are another question', () => {
  for (const question of [
    '粗大ごみはどうやって出しますか',
    '委任状はどこでもらえますか',
    '委任状はどこに出しますか',
    '鍵はどこで作れますか',
    '集会室はどこですか',
    '駐車場はどこですか',
    '理事会はどこですか',
    '総会の受付はどこですか',
    '通帳はどこにありますか',
    '銀行はどこですか',
    '口座振替はどうやってしますか',
    '退去はどうすればいいですか',
    'ペットを飼いたい',
    'どうやって申し込めばいいですか',
    '駐車場の請求書はどこで入れますか',
    '滞納している人に何をすればいいですか',
    '銀行の明細は何年残しますか',
  ]) {
    expect([question, toldTo('treasurer', question, 0)]).toEqual([question, undefined]);
  }
});

test('to keep a receipt is work of whoever keeps the books, to see one is of the own bill', () => {
  const isWork = (question: string, role: Role) => asksOwnWork(givenFor(question, role, 0));
  expect(isWork('領収書はどこにしまえばいいですか', 'treasurer')).toBe(true);
  expect(isWork('領収書はどこで見られますか', 'treasurer')).toBe(false);
  expect(isWork('領収書はどこにしまえばいいですか', 'owner')).toBe(false);
});

function whoMay(question: string, chance = 0.4): string | undefined {
  const answer = rightsAnswer(givenFor(question, 'owner', chance));
  return answer?.lines.map(({ markdown }) => markdown).join('\n');
}

test.each([
  [
    '支払いは誰が承認しますか',
    '**会計担当理事、副理事長、理事長**が、支払いと支払先の口座を承認することができます。頼んだ立場と同じ立場では承認できません。',
  ],
  ['払い込みの承認は誰がしますか', '**会計担当理事、副理事長、理事長**が、'],
  ['月の締めは誰ができますか', '**副理事長、理事長**が、月や年度の締めを承認することができます。'],
  ['お知らせは誰が出せますか', '**副理事長、理事長**が、お知らせを送る'],
  [
    '理事長の承認なしで払えますか',
    'はい、**会計担当理事、副理事長**が承認すれば、理事長の承認がなくてもできます。',
  ],
])('%s', (question, said) => {
  expect(whoMay(question)).toContain(said);
  expect(whoMay(question)).toContain('(/demo/rights)');
});

test('what a paper says, who an officer is and what the meeting decides is told elsewhere', () => {
  expect(whoMay('支払いは誰が承認しますか', 0.7)).toBeUndefined();
  for (const question of [
    '理事長は誰ですか',
    '予算は誰が決めますか',
    '総会の招集は誰がしますか',
    'リフォームの申請は誰が承認しますか',
    '管理規約の変更は誰が承認しますか',
    '理事長の承認なしで工事を始められますか',
  ]) {
    expect([question, whoMay(question, 0)]).toEqual([question, undefined]);
  }
});
