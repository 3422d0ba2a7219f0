/** Names as banks and registers have them; those of one family share the first part. */
export type Person = { readonly kanji: string; readonly kana: string };

const surnames =
  '佐藤サトウ 鈴木スズキ 高橋タカハシ 田中タナカ 伊藤イトウ 渡邊ワタナベ 山本ヤマモト 中村ナカムラ 小林コバヤシ 加藤カトウ 吉田ヨシダ 山田ヤマダ 佐々木ササキ 山口ヤマグチ 松本マツモト 井上イノウエ 木村キムラ 林ハヤシ 清水シミズ 齋藤サイトウ 山崎ヤマザキ 森モリ 池田イケダ 橋本ハシモト 阿部アベ 石川イシカワ 前田マエダ 藤田フジタ 後藤ゴトウ 岡田オカダ 長谷川ハセガワ 村上ムラカミ 近藤コンドウ 石井イシイ 坂本サカモト 遠藤エンドウ 青木アオキ 藤井フジイ 西村ニシムラ 福田フクダ';
const givenNames =
  '太郎タロウ 花子ハナコ 美咲ミサキ 健一ケンイチ 由美ユミ 翔ショウ 真理子マリコ 大輔ダイスケ 恵ケイ 洋ヒロシ 和子カズコ 茂シゲル 京子キョウコ 純一ジュンイチ 咲サキ 隆タカシ 直美ナオミ 勇ユウ 香織カオリ 誠マコト 節子セツコ 亮リョウ 智子トモコ 剛ツヨシ';

function pairs(text: string): readonly Person[] {
  return text.split(' ').map((word) => {
    const kanji = word.replace(/[ァ-ヶー]+$/, '');
    return { kanji, kana: word.slice(kanji.length) };
  });
}

const families = pairs(surnames);
const given = pairs(givenNames);

export type Random = (limit: number) => number;

export function pick<It>(random: Random, items: readonly It[]): It {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

export function somebody(random: Random, family?: string): Person & { readonly family: string } {
  const first = families.find(({ kana }) => kana === family) ?? pick(random, families);
  const second = pick(random, given);
  return {
    kanji: `${first.kanji} ${second.kanji}`,
    kana: `${first.kana} ${second.kana}`,
    family: first.kana,
  };
}

export const companies = [
  'カ)トウトシユウタクサ-ビス',
  'カ)ヒガシニホンリロケ-シヨンカンリ',
  'ユ)ミナミフドウサン',
  'カ)シヤタクダイコウセンタ-',
];
