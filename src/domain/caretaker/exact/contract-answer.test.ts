import { expect, test } from 'vitest';
import { exampleQuestion } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';
import { contractAnswer } from './contract-answer.ts';
import type { ExactGiven } from './known.ts';

const endsOn = '2027-06-30';
const facts = {
  ...exampleFacts,
  contracts: [
    { name: '管理委託契約', counterparty: '株式会社みどり管財', endsOn, yearlyYen: 6_480_000 },
    {
      name: 'エレベーター保守契約',
      counterparty: 'あさひ昇降機メンテナンス株式会社',
      endsOn,
      yearlyYen: 660_000,
    },
    {
      name: '受水槽清掃・給水設備点検契約',
      counterparty: '多摩川水道設備株式会社',
      endsOn,
      yearlyYen: 187_000,
    },
    { name: '植栽管理契約', counterparty: 'みどり坂造園', endsOn, yearlyYen: 363_000 },
  ],
};
const records = recordPassages(facts);
const [first] = records;
if (!first) throw new Error('no records');
const cleaning = {
  ...first,
  id: 'contract-cleaning#section-0',
  sourceTitle: '清掃業務の概要（管理委託契約のうち）',
  text: '清掃は、管理委託契約の一部です。清掃だけの契約は結んでいません。',
};

function linesTo(question: string, passages = records) {
  // What was found in texts is not looked at.
  const evidence = {} as ExactGiven['evidence'];
  const asked = exampleQuestion(question);
  const answer = contractAnswer({ asked, evidence, known: { facts, passages } });
  return answer?.lines.map(({ markdown }) => markdown) ?? [];
}

test.each([
  ['植木の手入れは誰に頼んでいますか', '**みどり坂造園**に頼んでいます（植栽管理契約）。'],
  ['庭木の剪定はどこの業者さんに頼んでいますか', '**みどり坂造園**に頼んでいます'],
  ['エレベーターの保守はどこの会社に頼んでいますか', '**あさひ昇降機メンテナンス株式会社**'],
  ['受水槽の清掃はどこに頼んでいますか', '**多摩川水道設備株式会社**に頼んでいます'],
  ['管理会社はどこですか', '**株式会社みどり管財**に頼んでいます（管理委託契約）。'],
  ['エレベーターの会社はどこですか', '**あさひ昇降機メンテナンス株式会社**'],
  ['受水槽の点検はどこがやっていますか', '**多摩川水道設備株式会社**に頼んでいます'],
])('%s', (question, words) => {
  expect(linesTo(question)[0]).toContain(words);
});

test('what is a part of a contract is not told as a contract of its own, nor as that of a tank', () => {
  const question = '清掃は誰に頼んでいますか';
  expect(linesTo(question)).toEqual([]);
  expect(linesTo(question, [cleaning, ...records])[0]).toBe(
    '**株式会社みどり管財**に頼んでいます。清掃は、「管理委託契約」の中に入っていて、清掃だけの契約はありません。',
  );
  expect(linesTo('清掃にいくら払っていますか', [cleaning, ...records])).toEqual([]);
});

test('what a work costs is the price of its contract, by the month where that is asked', () => {
  expect(linesTo('エレベーターの点検にいくらかかっていますか')[0]).toBe(
    'エレベーター保守契約の費用は、年**660,000円**（12か月で割ると、月55,000円）です。契約の相手は、あさひ昇降機メンテナンス株式会社です。',
  );
  expect(linesTo('管理会社に毎月いくら払っていますか')[0]).toBe(
    '管理委託契約の費用は、月**540,000円**（年6,480,000円を12か月で割った額）です。契約の相手は、株式会社みどり管財です。',
  );
  expect(linesTo('受水槽の点検に毎月いくらかかっていますか')[0]).toContain('月およそ**15,583円**');
});

test('another work, another question and the books are left alone', () => {
  for (const question of [
    'エレベーターの工事にいくらかかりますか',
    'エレベーターの更新はいくらかかりますか',
    'エレベーターの点検はいつですか',
    'エレベーターはどこの会社が作ったものですか',
    '管理会社に連絡したいときはどこに電話しますか',
    '管理会社に何を頼んでいますか',
    '管理会社はどこにありますか',
    '植木を切るときは誰に頼めばいいですか',
    '部屋の掃除は誰に頼めますか',
    '管理会社にいくら払いましたか',
    '管理会社を変えるにはいくらかかりますか',
    'うちは管理費をいくら払っていますか',
  ]) {
    expect([question, linesTo(question)]).toEqual([question, []]);
  }
});
