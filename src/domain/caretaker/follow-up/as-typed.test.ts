import { describe, expect, test } from 'vitest';
import { followUp, standingAlone } from '#domain/caretaker/follow-up.ts';
import { namesSubject } from './own-subject.ts';

describe('what goes on is understood as it is typed', () => {
  test.each([
    // The year before.
    ['去年の防災訓練は何人来た', 'その前は？', '一昨年の防災訓練は何人来た'],
    ['今年の総会の出席者は何人', 'その前の年は？', '去年の総会の出席者は何人'],
    ['2024年度の収支は', '前の年度は？', '2023年度の収支は'],
    ['第17期の総会で反対した人は', 'その前の期は', '第16期の総会で反対した人は'],
    // The particle is left out.
    ['今の理事長だれ', '任期いつまで', '今の理事長の任期いつまで'],
    // が of a verb is no particle.
    ['管理委託費いくら', '去年より上がった？', '管理委託費は去年より上がった？'],
    // What is kept, and not how to begin.
    [
      '駐車場を解約したいのですが',
      '今日言ったらいつまで払うんですか',
      '駐車場の解約は今日言ったらいつまで払うんですか',
    ],
    [
      '滞納が3か月の人がいます。どうする',
      'それでも払わなかったら裁判ですか',
      '滞納が3か月の人がいます。それでも払わなかったら裁判ですか',
    ],
    [
      '規約を変えるには何分の何の賛成がいりますか',
      '大規模修繕のときも同じですか',
      '大規模修繕には何分の何の賛成がいりますか',
    ],
    [
      '工事の騒音はいつまでですか',
      'どうやって解決するつもりですか',
      '工事の騒音はどうやって解決するつもりですか',
    ],
    ['大規模修繕いつ', 'お金足りるの', '次の大規模修繕はお金足りるの'],
    ['自転車のシールもらいたい', 'お金は', '自転車のシールはいくら？'],
    // Things tear, rules are broken.
    ['自転車のシールもらいたい', '破れたときは', '自転車のシールは破れたときは'],
    ['監事って何する人', '理事会で投票できるの', '監事の理事会で投票できるの'],
  ])('%s → %s', (before, question, understood) => {
    expect(followUp(question, before)).toBe(understood);
  });

  test.each([
    [['防災訓練いつですか', '雨降ったら', 'それ何時に終わるの'], '防災訓練は何時に終わるの'],
    [
      ['粗大ごみ出したい', 'どこに電話すんの', 'で、どこに置けばいい'],
      '粗大ごみはどこに置けばいい',
    ],
    [['バイク置きたい', 'いくら', '何台まで'], 'バイクは何台まで'],
    [['ピアノ何時まで', 'ありがとうございました。申込みは？'], 'ピアノの申込みは？'],
  ])('%j', (said, understood) => {
    expect(standingAlone(said)).toBe(understood);
  });
});

describe('look-alikes that stand alone', () => {
  test.each([
    ['防災訓練はいつやるの', '代理人は友達でもいいですか'],
    ['畳をフローリングに替えられますか', '内窓つけたい'],
    ['玄関の鍵をなくしました', 'べらんだに布団ほしていいですか'],
    ['エレベーターの保守会社と料金', 'うずらを飼ってもいいですか'],
    ['建替えの説明会はいつですか', '何時まで掃除機かけていいですか'],
    ['2025年の防災訓練は何名でしたか', '委任状って誰に頼んでもいいの?'],
    ['断水いつ', '住んでるの何戸'],
    ['ベランダでたばこを吸えますか', 'かんりひ　いくら'],
  ])('%s / %s', (previous, question) => {
    expect(followUp(question, previous)).toBe(question);
  });
});

test.each([
  ['今日言ったらいつまで払うんですか', false],
  ['いつ増やしたの', false],
  ['月額はいくら', false],
  ['契約はいつまで', false],
  ['口座ごとの内訳は？', false],
  ['うずらを飼ってもいいですか', true],
  ['布団ほしていい', true],
])('%s names its own subject: %s', (question, isNamed) => {
  expect(namesSubject(question)).toBe(isNamed);
});
