import { buildIndex, type Passage } from '#domain/retrieval/indexing/build-index.ts';
import type { Hint, Thesaurus } from '#domain/retrieval/question/synonyms.ts';

/** A handful of documents as a small association has them. */
export const examplePassages: readonly Passage[] = [
  {
    id: 'pets',
    title: 'ペット飼育細則 第3条（飼育できる動物）',
    text: '飼育できるのは、犬または猫のうち1住戸につき1匹までとする。体重は10kg以下とし、成長後の大きさで判断する。小鳥と観賞用の魚は、届出を必要としない。',
  },
  {
    id: 'pet-rules',
    title: 'ペット飼育細則 第5条（飼い主の守ること）',
    text: '共用廊下とエレベータの中では、動物を抱くかケージに入れる。バルコニーでブラッシングをしてはならない。',
  },
  {
    id: 'burnable',
    title: 'ごみの出し方 燃やすごみ',
    text: '燃やすごみの収集日は、月曜日と木曜日です。当日の朝8時30分までに、1階のごみ置場へ出してください。袋は市の指定のものを使います。',
  },
  {
    id: 'bulky',
    title: 'ごみの出し方 粗大ごみ',
    text: '粗大ごみは、受付センターへ電話で申し込みます。処理券は1枚400円で、コンビニエンスストアで買えます。',
  },
  {
    id: 'parking',
    title: '駐車場使用細則 第7条（使用料）',
    text: '使用料は、平置きが月額12,000円、機械式が月額8,000円とする。使用料は、前月の27日に口座から引き落とす。解約は、1か月前までに書面で届け出る。',
  },
  {
    id: 'parking-size',
    title: '駐車場使用細則 第4条（車両の大きさ）',
    text: '機械式駐車場に入る車両は、全長5,050mm、全幅1,850mm、全高1,550mm以下とする。重さは2,000kgまでとする。',
  },
  {
    id: 'assembly',
    title: '管理規約 第四十二条（総会の招集）',
    text: '通常総会は、毎年1回、5月に招集する。招集の通知は、開催の2週間前までに発する。会場は、原則として1階の集会室とする。',
  },
  {
    id: 'votes',
    title: '管理規約 第四十七条（決議）',
    text: '規約の変更は、組合員総数と議決権総数の各四分の三以上で決する。その他の議事は、出席組合員の議決権の過半数で決する。',
  },
  {
    id: 'works',
    title: 'お知らせ 排水管の高圧洗浄',
    text: '6月14日（土）に、全住戸の排水管を高圧洗浄します。在宅が必要です。漏水を防ぐため、洗濯機の排水口の周りを片付けてください。問い合わせは、管理員の佐々木さんへ。',
  },
];

export const exampleIndex = buildIndex(examplePassages);

export const exampleThesaurus: Thesaurus = [
  ['車', '自動車', '車両', 'マイカー'],
  ['ペット', '動物', '犬', '猫', '飼育'],
  ['燃やす', '燃える', '可燃'],
  ['たばこ', '喫煙'],
];

export const exampleHints: readonly Hint[] = [{ from: ['水が漏れ'], to: ['漏水'] }];
