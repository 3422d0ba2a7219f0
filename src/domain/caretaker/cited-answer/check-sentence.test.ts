import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entriesOf } from '#domain/retrieval/question/synonyms.ts';
import { hints, thesaurus } from '#domain/retrieval/thesaurus/thesaurus.ts';
import { supportOf } from './check-sentence.ts';
import { readSource } from './source-text.ts';
import { examplePassage } from './testing/example-passage.ts';

const entries = entriesOf(thesaurus, hints);
const pets = examplePassage(
  '組合員は、1住戸につき犬又は猫を合わせて2匹まで飼うことができる。\n体高50cmを超える犬は飼うことができない。\n飼育を始める10日前までに、飼育届を理事長に提出しなければならない。',
);
const fees = examplePassage(
  '平置駐車場：月額15,000円\n機械式駐車場：月額12,000円\n駐輪場：月額300円\nバイク置場：月額2,000円',
  { id: 'rule-2#fees', sourceTitle: '駐車場使用細則', heading: '別表（使用料）', title: '使用料' },
);
const meeting = examplePassage(
  '次の理事会は、2026年12月19日（土）10:00から集会室で開かれます。\n議題は、大規模修繕工事の進め方と、消防設備の更新です。\n司会は佐藤さんです。',
  {
    id: 'record-1',
    sourceTitle: '会議の予定',
    heading: '',
    title: '次の理事会',
    inForceFrom: null,
  },
);
const smoking = examplePassage(
  'バルコニー及び専用庭での喫煙は禁止する。\n敷地内の喫煙所は、東京ガスビルサービス株式会社が清掃する。',
  { id: 'rule-4#1', sourceTitle: '使用細則', heading: '第8条（喫煙）', title: '喫煙' },
);

const sourceOf = { pets, fees, meeting, smoking };
type Name = keyof typeof sourceOf;

function isSupported(sentence: string, name: Name, text?: string): boolean {
  const passage = text === undefined ? sourceOf[name] : { ...sourceOf[name], text };
  return supportOf(sentence, [readSource(passage)], { question: '', entries }).length > 0;
}

test.each<[string, Name]>([
  ['犬や猫は、1住戸につき合わせて2匹まで飼えます。', 'pets'],
  ['ペットは２匹まで飼うことができます。', 'pets'],
  ['体高が50cmを超える犬は飼えません。', 'pets'],
  ['飼い始める10日前までに、理事長へ飼育届を出す必要があります。', 'pets'],
  ['届出は、飼育を始める十日前までです。', 'pets'],
  ['ペット飼育細則第3条により、犬と猫は合わせて2匹までです。', 'pets'],
  ['この細則は2026年5月24日から有効で、ペットは2匹まで飼えます。', 'pets'],
  ['平置きの駐車場は月15,000円です。', 'fees'],
  ['駐輪場の使用料は月額300円です。', 'fees'],
  ['バイク置場は1か月2000円です。', 'fees'],
  ['次の理事会は12月19日（土）の午前10時からです。', 'meeting'],
  ['次回の理事会は2026年12月19日10時から、集会室で行われます。', 'meeting'],
  ['議題は大規模修繕の進め方と消防設備の更新です。', 'meeting'],
  ['バルコニーでの喫煙は禁止されています。', 'smoking'],
  ['ベランダでタバコを吸うことはできません。', 'smoking'],
  ['バルコニーや専用庭では喫煙できません。', 'smoking'],
])('is borne out: %s', (sentence, name) => {
  expect(isSupported(sentence, name)).toBe(true);
});

test.each<[why: string, string, Name]>([
  ['another number', 'ペットは3匹まで飼うことができます。', 'pets'],
  ['another unit', 'ペットは2階まで飼うことができます。', 'pets'],
  ['a limit turned round', '犬又は猫は2匹以上飼うことができます。', 'pets'],
  ['a denial left out', '体高50cmを超える犬も飼うことができます。', 'pets'],
  ['a denial put in', '犬又は猫を2匹飼うことはできません。', 'pets'],
  ['after for before', '飼育を始めた10日後までに飼育届を提出します。', 'pets'],
  ['an animal that is not there', 'ハムスターは2匹まで飼うことができます。', 'pets'],
  ['a limit taken away', 'ペットは何匹でも飼えます。', 'pets'],
  ['a limit taken away', '犬や猫の飼育に制限はありません。', 'pets'],
  ['a price taken away', '駐輪場は無料です。', 'fees'],
  ['a kind of dog left out', '小型犬は対象外です。', 'pets'],
  ['a kind of dog left out', '小型犬は飼育できません。', 'pets'],
  ['a denial put into an exception', '体高50cm以下の犬は飼うことができない。', 'pets'],
  ['a duty made of a permission', '猫を飼う必要があります。', 'pets'],
  ['an invented duty', '飼育には毎年の予防接種証明書と保証人の印鑑が必要です。', 'pets'],
  ['the sum of something else', '駐輪場の使用料は月額15,000円です。', 'fees'],
  ['the sum of something else', 'バイク置場は月額300円です。', 'fees'],
  ['another sum', '平置駐車場は月額15,500円です。', 'fees'],
  ['another day', '次の理事会は12月20日です。', 'meeting'],
  ['another year', '次の理事会は2027年12月19日です。', 'meeting'],
  ['another weekday', '次の理事会は12月19日（日）です。', 'meeting'],
  ['another time', '次の理事会は12月19日11時からです。', 'meeting'],
  ['another person', '理事会の司会は鈴木さんです。', 'meeting'],
  ['another subject', '外壁の塗装工事は来年の春に始まります。', 'meeting'],
  ['another firm', '喫煙所は大阪ビルサービス株式会社が清掃する。', 'smoking'],
  ['the opposite', 'バルコニーでの喫煙はできます。', 'smoking'],
  ['the opposite', 'バルコニーでの喫煙は禁止されていません。', 'smoking'],
  ['an address', '喫煙は https://evil.example/ で申し込めます。', 'smoking'],
  ['words in quotation marks', '細則には「喫煙は理事長が認める」とあります。', 'smoking'],
])('is not borne out, %s: %s', (_why, sentence, name) => {
  expect(isSupported(sentence, name)).toBe(false);
});

test.each([
  [
    '燃えるごみの収集日は、毎週火・金曜日です。朝8時30分までに出してください。',
    '燃えるごみは毎週火曜日と金曜日です。',
  ],
  [
    '燃えるごみの収集日は、毎週火・金曜日です。朝8時30分までに出してください。',
    'ごみは朝8時半までに出してください。',
  ],
  [
    '修繕積立金の残高は、2026年10月31日現在で52,340,000円です。',
    '10月31日時点の修繕積立金の残高は5,234万円です。',
  ],
  [
    '2038年度に積立金が32,000,000円不足する見込みです。',
    '2038年度に3,200万円足りなくなる見込みです。',
  ],
  ['楽器の演奏は、午前9時から午後8時までとする。', 'ピアノは9時から20時まで弾けます。'],
  [
    'ドラムや管楽器など大きな音の楽器は、消音器か防音室がないときは住戸内では演奏できません。',
    'ドラムや管楽器は、消音器か防音室がなければ演奏できません。',
  ],
  [
    '廊下での喫煙はご遠慮ください。子どもの三輪車は玄関前に置いて構いません。',
    '廊下でタバコは吸えません。',
  ],
  [
    '廊下での喫煙はご遠慮ください。子どもの三輪車は玄関前に置いて構いません。',
    '子どもの三輪車は、玄関前に置くことができます。',
  ],
  [
    '総会を招集するには、少なくとも会議を開く日の2週間前までに通知を発しなければならない。',
    '総会の招集通知は、開催日の2週間前までに出す必要があります。',
  ],
  [
    '規約の変更は、出席組合員及びその議決権の各4分の3以上の多数による。',
    '規約の変更には、出席した組合員の4分の3以上の賛成が必要です。',
  ],
  [
    '専有部分を住宅以外の用途に供してはならない。民泊に使用することを禁ずる。',
    '民泊はできません。',
  ],
  [
    '専有部分を貸すときは、届出書を理事長に提出しなければならない。',
    '部屋を貸す場合は、理事長に届出書を出してください。',
  ],
  [
    'エレベーターの点検は毎月1回、フルメンテナンス契約で行う。',
    'エレベーターは月に1回点検しています。',
  ],
  [
    '理事長は高橋 誠一、任期は2026年5月24日から2028年5月の総会までです。',
    '理事長は高橋誠一さんです。',
  ],
])('%s bears out: %s', (text, sentence) => {
  const source = readSource(
    examplePassage(text, { title: '', heading: '', sourceTitle: '', inForceFrom: null }),
  );
  expect(supportOf(sentence, [source], { question: '', entries })).toHaveLength(1);
});

test('figures that change places are a changed sentence', () => {
  const source = readSource(examplePassage('決議：可決（賛成5・反対0）'));
  const check = (text: string) => supportOf(text, [source], { question: '', entries });
  expect(check('決議は可決（賛成5・反対0）です。')).toHaveLength(1);
  expect(check('決議は可決（賛成5・反対5）です。')).toEqual([]);
});

test('a short yes is read together with the question', () => {
  const given = { question: '猫を飼うことはできますか', entries };
  expect(supportOf('はい、できます。', [readSource(pets)], given)).not.toEqual([]);
  expect(supportOf('はい、できます。', [readSource(smoking)], given)).toEqual([]);
});

test('a sentence may rest on two sources together', () => {
  const sources = [readSource(pets), readSource(fees)];
  const sentence = 'ペットは2匹まで飼え、駐輪場は月額300円です。';
  expect(supportOf(sentence, sources, { question: '', entries })).toHaveLength(2);
  expect(supportOf(sentence, sources.slice(0, 1), { question: '', entries })).toEqual([]);
});

test('quotes are the very sentences of the source', () => {
  const [support] = supportOf('届出は10日前までです。', [readSource(pets)], {
    question: 'ペットの届出',
    entries,
  });
  expect(support?.quotes).toEqual([
    '飼育を始める10日前までに、飼育届を理事長に提出しなければならない。',
  ]);
});

test.each<[Name, string]>([
  ['pets', '犬や猫は、1住戸につき合わせて2匹まで飼えます。'],
  ['fees', '平置きの駐車場は月15,000円です。'],
  ['meeting', '次の理事会は12月19日（土）の午前10時からです。'],
])('a digit changed in a sentence or in its source: the sentence goes (%s)', (name, sentence) => {
  const digits = [...sentence.matchAll(/\d/g)].map(({ index }) => index);
  fc.assert(
    fc.property(fc.constantFrom(...digits), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = String((Number(sentence[at]) + by) % 10);
      const changed = sentence.slice(0, at) + digit + sentence.slice(at + 1);
      expect(isSupported(changed, name)).toBe(false);
    }),
  );
  const { text } = sourceOf[name];
  const [first = ''] = text.split('\n');
  const figure = /\d[\d,]*(?=匹|円|日)/.exec(first)?.[0] ?? '';
  expect(isSupported(sentence, name, text.replace(figure, '7'))).toBe(false);
  expect(isSupported(sentence, name, 'この一節は削除された。')).toBe(false);
});
