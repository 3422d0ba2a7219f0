import { expect, test } from 'vitest';
import { entriesOf, expand } from '#domain/retrieval/question/synonyms.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { hints, thesaurus } from '#domain/retrieval/thesaurus/thesaurus.ts';

const wordsBeside = (question: string): readonly string[] =>
  expand(entriesOf(thesaurus, hints), normalise(question));

test.each([
  ['主人の転勤でシンガポールに行きます', '国内管理人'],
  ['いっそ新しい建物にしたい', '建替え'],
  ['きまりをかえるには', '規約の変更'],
  ['払わない家の水を止めてやりたい', '滞納者'],
  ['名前、掲示板に出したらまずい', '名誉毀損'],
  ['継ぐのがいやなら断れますか', '相続放棄'],
  ['隣まで焼けちゃった', '失火'],
  ['集まりに行けないので紙で意思を出したい', '議決権行使書'],
  ['途中で引っ越していなくなったら後釜は', '欠員'],
  ['銀行がつぶれたら', '預金保険'],
  ['足りなかったら急に集められるの', '一時金'],
  ['国のお手本の規約', '標準管理規約'],
  ['丸がついてない議決権行使書', '白紙の議決権行使書'],
  ['普通の議案は何票で通る', '普通決議'],
  ['積立金って返ってくるの', '返還'],
  ['滞納が続いている', '督促'],
  ['誰も住んでいない部屋', '減免'],
  ['父が他界した', '持ち主が替わった'],
  ['網戸に穴があいた', '網戸の網の張替え'],
  ['名簿を消防に渡す', '個人情報'],
])('「%s」 looks for 「%s」 as well', (question, word) => {
  expect(wordsBeside(question)).toContain(word);
});

test.each([
  ['ごみは何時までに出しますか', '招集の通知'],
  ['犬を飼ってもいいですか', '競売'],
  ['駐輪場のシールをください', '滞納'],
  ['エレベーターの点検はいつですか', '総会'],
  ['子どもの自転車を置きたい', '相続'],
])('「%s」 does not look for 「%s」', (question, word) => {
  expect(wordsBeside(question)).not.toContain(word);
});
