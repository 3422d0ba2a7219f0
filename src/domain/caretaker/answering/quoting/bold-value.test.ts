import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnswerKind } from '#domain/retrieval/question/expected-answer.ts';
import { boldValue } from './bold-value.ts';

test.each<[string, AnswerKind, string, string]>([
  ['何匹まで飼えますか', 'count', '1住戸につき2匹まで飼える。', '1住戸につき**2匹**まで飼える。'],
  ['何曜日ですか', 'weekday', '毎週火曜日と金曜日です。', '**毎週火曜日と金曜日**です。'],
  ['いつ回収に来ますか', 'date', '第2・第4月曜日です。', '**第2・第4月曜日**です。'],
  [
    '次の理事会はいつ',
    'date',
    '次の理事会は、2026年12月19日（土）10:00からです。',
    '次の理事会は、**2026年12月19日**（土）**10:00**からです。',
  ],
  ['いつまでに出しますか', 'date', '工事の1か月前までに出す。', '工事の**1か月前まで**に出す。'],
  ['有効期間は', 'date', '有効期間は5年です。', '有効期間は**5年**です。'],
  ['残高はいくら', 'amount', '45,678,900円です。', '**45,678,900円**です。'],
  ['利息は', 'count', '年14.6％の割合とする。', '年**14.6**％の割合とする。'],
  ['何分の何ですか', 'count', '各5分の4以上で決する。', '各**5分の4以上**で決する。'],
  ['何人の賛成が要りますか', 'count', '4分の3以上（第31条）。', '**4分の3以上**（第31条）。'],
  // Not what was asked: how a sum is rounded, a month's share, a word with a weekday in it.
  [
    '管理費はいくら',
    'amount',
    '10円未満を四捨五入した額とする。',
    '10円未満を四捨五入した額とする。',
  ],
  ['いつ引き落とされますか', 'date', '1か月分を支払う。', '1か月分を支払う。'],
  ['何時まで', 'date', '日曜大工は、20:00まで。', '日曜大工は、**20:00**まで。'],
  ['何匹ですか', 'count', '2匹3匹です。', '**2匹3匹**です。'],
  ['2匹でもいいですか', 'count', '2匹まで飼える。', '2匹まで飼える。'],
  ['間隔は何年ですか', 'date', '1回目が15.6年でした。', '1回目が**15.6年**でした。'],
  ['どのくらいの期間ですか', 'date', '2〜3週間かかります。', '**2〜3週間**かかります。'],
  ['何センチまで', 'count', '直径50センチメートル以下', '直径**50センチメートル**以下'],
  [
    '使用料は。何時まで使えますか',
    'amount',
    '9:00〜21:00、使用料は200円です。',
    '**9:00**〜**21:00**、使用料は200円です。',
  ],
  ['何時から', 'date', '2026年12月19日の午後1時半から', '2026年12月19日の**午後1時半**から'],
  ['使用料は。何時まで', 'amount', '使用料は200円です。', '使用料は200円です。'],
  ['飼えますか', 'permission', '*2匹*まで', String.raw`\*2匹\*まで`],
])('%s (%s): %s', (asked, kind, quote, markdown) => {
  expect(boldValue(quote, asked, kind)).toBe(markdown);
});

test('only bold is added to the words of a quote', () => {
  const pieces = [
    '2026年12月19日',
    '（土）',
    '1,200円',
    '％',
    '*',
    '火・金曜',
    '犬',
    '4分の3以上',
    '[',
    '。',
  ];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...pieces)),
      fc.constantFrom<AnswerKind>('date', 'amount', 'weekday', 'count', 'other'),
      (words, kind) => {
        const quote = words.join('');
        const markdown = boldValue(quote, 'いつですか', kind);
        const plain = markdown.replace(/(?<!\\)\*\*/g, '').replace(/\\([!-/:-@[-`{-~])/g, '$1');
        expect(plain).toBe(quote);
      },
    ),
  );
});
