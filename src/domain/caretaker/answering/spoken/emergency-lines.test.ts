import { describe, expect, test } from 'vitest';
import {
  exampleEvidence,
  exampleItem,
  examplePassage,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import { emergencyOf } from '#domain/caretaker/emergency-of.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Contact } from '#domain/caretaker/records/contact-records.ts';
import { emergencyLines } from './emergency-lines.ts';

const contacts: readonly Contact[] = [
  {
    kind: 'emergency',
    name: '救急安心センター',
    phone: '#7119',
    hours: '24時間',
    purpose: '救急車を呼ぶか迷うとき',
  },
];

const hesitating = '7119';

function said(question: string, ...passages: readonly KnowledgePassage[]): string {
  const kind = emergencyOf(question);
  if (kind === null) throw new Error(`no emergency: ${question}`);
  const items = passages.map((passage) => exampleItem(passage, 0.5));
  const evidence = exampleEvidence(question, items);
  return emergencyLines({ kind, said: question, evidence, contacts })
    .map(({ markdown }) => markdown)
    .join('\n');
}

const page = (
  sourceTitle: string,
  heading: string,
  text: string,
  category: KnowledgePassage['category'] = 'notice',
) => examplePassage({ id: `${sourceTitle}#${heading}`, sourceTitle, heading, text, category });

describe('119 alone where an ambulance must come', () => {
  test.each([
    '隣の人が倒れています',
    '隣のおばあさんの意識がありません',
    '母が息をしていない',
    '血がいっぱい出て止まりません',
    '呼びかけても反応がない',
    '父が急に吐いて、ぐったりしています',
    'エントランスで吐いてうずくまっている人がいます',
    '熱中症みたいで意識がもうろうとしてます',
    '誰か助けて',
    '救急車を呼んでください',
  ])('%s', (question) => {
    const reply = said(question);
    expect(reply).toContain('迷わず119番に');
    expect(reply).not.toContain(hesitating);
    expect(reply).not.toContain('迷うとき');
  });
});

test('nobody of the association is called before the ambulance', () => {
  const clinic = {
    kind: 'emergency',
    name: '坂の上診療所',
    phone: '045-000-7777',
    hours: '',
    purpose: '急な病気',
  } as const;
  const lines = emergencyLines({
    kind: 'medical',
    said: '人が倒れています',
    evidence: exampleEvidence('', []),
    contacts: [clinic],
  });
  expect(lines[0]?.markdown).toContain('**119**');
  expect(lines[1]?.markdown).toContain('**045-000-7777**');
});

describe('who is unwell may ask #7119, after 119', () => {
  test.each([
    '具合が悪い人がいます',
    '蜂に刺されました',
    '子どもが頭をぶつけました',
    '熱中症かもしれない、気分が悪いです',
  ])('%s', (question) => {
    const reply = said(question);
    expect(reply.indexOf('**119**')).toBeLessThan(reply.indexOf('**#7119**'));
    expect(reply).toContain('様子がおかしいときは、迷わず119番に');
    expect(reply).not.toContain('**迷わず119番に');
  });
});

test('sparks are named as one says it', () => {
  expect(said('ガスくさいです')).toContain('火を使わず、電気のスイッチにも触らず、窓を開けて');
});

describe('a document is quoted only where it is about this danger', () => {
  test.each([
    [
      '夜中に変な人がうろうろしています',
      page(
        'くらしのしおり',
        '生活の音',
        '椅子の脚にはフェルトを貼る。身の危険を感じるときは110番へ。',
      ),
    ],
    ['泥棒です', page('くらしのしおり', '鍵を失くしたとき', '警察に遺失届を出す。')],
    [
      '人が倒れています',
      page('防災マニュアル', '備蓄品一覧', '飲料水180本。AEDは入口に。', 'disaster'),
    ],
    [
      'エレベーターに閉じ込められました',
      page(
        'エレベーター定期点検のお知らせ',
        'お願い',
        '点検中は止まります。閉じ込めのときは呼出ボタンを。',
      ),
    ],
    [
      '火事です',
      page('リフォーム細則', '第15条（火災報知設備等）', '火災の感知器を動かさない。', 'rule'),
    ],
    ['火事です', page('防災マニュアル', '停電', '電気が戻ったときの火災を防ぐ。', 'disaster')],
    ['ガスくさいです', page('お知らせ', 'ガス機器の点検', 'ガスの栓の前を空けてください。')],
    [
      '天井から水が漏れています',
      page('水漏れのとき', '必要な書類', '水漏れの写真と見積書。', 'insurance'),
    ],
  ])('%s: nothing from another page', (question, passage) => {
    expect(said(question, passage)).not.toContain('このマンションの書類から');
  });

  test.each([
    ['不審者がうろついています', page('不審者にご注意ください', '', '不審者を見たら110番へ。')],
    ['泥棒です', page('防犯の手引き', '空き巣に入られたとき', '部屋の物に触らない。')],
    ['人が倒れています', page('救急のとき', '', '救急車が来るまで、入口を開ける。')],
    [
      '天井から水が漏れています',
      page('水漏れが起きたとき', 'まず行うこと', '水漏れを受ける。', 'insurance'),
    ],
  ])('%s: the page about it', (question, passage) => {
    const reply = said(question, passage);
    expect(reply).toContain('このマンションの書類から');
    expect(reply).toContain(passage.text.split('。')[0]);
  });

  test('the place of the AED is told, and not what else stands beside it', () => {
    const store = page('防災マニュアル', '備蓄品一覧', '飲料水180本。', 'disaster');
    const text = 'AEDは、郵便受けの隣にあります。防犯カメラは12台あります。';
    const reply = said('人が倒れています', store, page('くらしのしおり', 'AEDとカメラ', text));
    expect(reply).toContain('AEDは、郵便受けの隣にあります。');
    expect(reply).not.toContain('12台');
    expect(reply).not.toContain('飲料水');
  });

  test('a better page of another danger does not hide the right one', () => {
    const power = page('防災マニュアル', '停電', '火災を防ぐ。', 'disaster');
    const fire = page('くらしのしおり', '火災のとき', '119番に電話する。');
    expect(said('火事です', power, fire)).toContain('「火災のとき」に、次のようにあります。');
  });
});

describe('who hesitates is told of #7119 beside 119', () => {
  test.each([
    'おじいちゃんが救急車呼ぶか迷ってます',
    '救急車を呼ぶほどか分からないときはどこに電話する？',
    '救急車を呼ぶか迷う',
    '119番していいか迷っています',
    '救急車を呼んだほうがいいですか',
    '救急車を呼ぶべきか分かりません。子どもが熱を出しています',
    '夜中に具合が悪くなって、救急車を呼ぶかどうか分からない',
  ])('%s', (question) => {
    const reply = said(question);
    expect(reply.indexOf('**119**')).toBeLessThan(reply.indexOf('**#7119**'));
    expect(reply).toContain('救急安心センター');
  });

  test('and by the guide, where no number of the association says so', () => {
    const text = 'こんなとき：救急車を呼ぶか迷う／電話：#7119／受付：24時間';
    const guide = exampleItem(page('くらしのしおり', '困ったときの電話', text), 0.9);
    const question = '救急車を呼ぶか迷っています';
    const evidence = exampleEvidence(question, [guide]);
    const lines = emergencyLines({ kind: 'medical', said: question, evidence, contacts: [] });
    expect(lines.flatMap(({ quotes }) => quotes.map(({ words }) => words))).toContain(text);
  });
});

describe('but never beside somebody for whom an ambulance must come', () => {
  test.each([
    '救急車を呼ぶか迷っています。母が息をしていません',
    '父が倒れて意識がない。救急車を呼ぶか迷う',
    '呼びかけても答えないけど救急車を呼んだほうがいいですか',
    '胸が痛いそうです。救急車を呼ぶべきですか',
    '台風で足場が倒れて人が下敷きです',
  ])('%s', (question) => {
    const reply = said(question);
    expect(reply).toContain('**119**');
    expect(reply).not.toContain(hesitating);
  });
});

describe('a lift that stands still is no trap', () => {
  test.each([
    'エレベーターが動かないので階段がつらい',
    'エレベーター止まってる',
    'エレベーターが壊れて荷物が運べません',
    'エレベーターが動いていないのですが中に人はいません',
  ])('%s', (question) => {
    expect(said(question)).toContain('**かごの中に人がいるときは');
  });

  test.each([
    'エレベーターに閉じ込められました',
    'エレベーターの扉が開きません',
    'エレベーターが急に止まって閉まったままです',
    'エレベーターの中で止まっています',
    '娘が乗ったエレベーターが途中で止まって、中で泣いています',
  ])('%s: the call button first', (question) => {
    expect(said(question)).toContain('**落ち着いて、かごの中の呼出ボタンを');
  });
});

test('of a long manual only what was not said above is quoted', () => {
  const text =
    '火を使わない。窓と玄関を開ける。元栓を閉める。ガスメーターの栓を閉める。建物の外に出る。廊下で声をかける。集合場所へ行く。係に知らせる。業者を待つ。点検を受ける。';
  const reply = said('ガスくさいです', page('防災マニュアル', 'ガスのにおい', text, 'disaster'));
  expect(reply).toContain('- ガスメーターの栓を閉める。');
  expect(reply).toContain('- 点検を受ける。');
  expect(reply).not.toContain('- 火を使わない。');
});

test('who tells of wanting to die is given somebody to talk to', () => {
  const reply = said('もう死にたいです');
  expect(reply).toMatch(/^\*\*打ち明けてくださり、ありがとうございます。/);
  expect(reply).toContain('**0120-279-338**');
  expect(reply).toContain('**119**');
  expect(reply).not.toContain('胸を強く押して');
});

test('what has been begun is met by 119', () => {
  const reply = said('薬をたくさん飲んで死のうとしています');
  expect(reply).toContain('迷わず119番に');
  expect(reply).not.toContain('打ち明けて');
});

test('who is shut in the lift is met as such, in whatever letters', () => {
  for (const words of ['エレベーターにとじこめられました', 'エレベーターに閉じ込められました']) {
    expect(said(words)).not.toContain('階段を使ってください');
  }
});
