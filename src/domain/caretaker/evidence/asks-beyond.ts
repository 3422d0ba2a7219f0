import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';

// What an association's documents name only where it has it: said by the question and not by the passage, it is missing.
const amenities =
  'スマートロック プール ジム サウナ 大浴場 温泉 図書 本棚 自動販売機 自販機 カーシェア レンタサイクル 貸し自転車 シェアサイクル ゲストルーム コンシェルジュ フロントサービス ドッグラン 足洗い テニス 卓球 ビリヤード カラオケ ラウンジ キッズルーム 遊び場 ブランコ 滑り台 砂場 菜園 畑 庭園 シアター コワーキング 会議ブース コインランドリー クリーニング ヘリポート シャトルバス 送迎 喫茶 カフェ レストラン 売店 コンビニ 太陽光 ソーラー 床暖房 免震 制震 温水 噴水 コピー機 ファックス 切手';
const town =
  '駅前 駅まで 始発 終電 時刻表 電車 バス停 タクシー スーパー 商店 病院は 内科 歯医者 薬局は 郵便局 ポスト 交番の 銀行は 保育園 幼稚園 塾は 給食 学区 通学路 図書館 公園 選挙 投票所 市長 住民票 パスポート マイナンバー 健康診断';
const events =
  '祭り 花火大会 花見 餅つき もちつき 運動会 弁当 天気 気温 ラジオ体操 忘年会 新年会 子ども会 ゴルフ 大地震は';
const householdMoney =
  '確定申告 控除 ふるさと納税 相続税 贈与税 生前贈与 固定資産税 登録免許税 住宅ローン 年金は 年金の 資産価値 査定 売値 分譲価格 家賃 利回り 株価 光熱費は 水道料金 ガス料金 検針 受信料 チャンネル 車検 自動車税 遺言 離婚 定期預金';
const makers = '口コミ 格付け ワット 広告 メーカー 製造元 品番 型番 画素 ブランド 設計者 施工業者';
const privateMatters = '趣味 給料 年収 出身 学歴 社長 社員 何歳 年齢 パスワード 誕生日';
const words = [amenities, town, events, householdMoney, makers, privateMatters]
  .flatMap((list) => list.split(' '))
  .map(foldedWord);

// Every repetition is bounded: the questions of others run through these.
const patterns = [
  /(?:隣|隣り|となり|向かい|近く|近所|他|ほか|別|よそ)の(?:マンション|建物|物件|土地|敷地|店|町|駅)/g,
  /最寄り|近所で|近くの|一番近い|お(?:すすめ|勧め|薦め)|おいしい|人気の|評判|紹介して|相場/g,
  /(?:建て|作っ|造っ|設計し|描い)た(?:会社|人|業者|建設会社|のは)|何年(?:働|勤め)/g,
  /[0-9]{1,3}年後の|次の(?:大)?地震|[晴雨雪](?:です|でしょう|が降)/g,
  /(?:住ん|飼われ|暮らし|入居し)てい(?:る|ます|ない)(?:の|人|家|世帯|犬|猫|方|部屋)?/g,
  /(?:機械|電気|配電|ポンプ|制御|ボイラー)室(?=の鍵|は|って|に)/g,
  /引継(?=[^。]{0,4}(?:もの|物|書類|資料|こと|事項))/g,
  /(?:外国|高齢|子ども|小学生|赤ちゃん|若い|一人暮らし)の?(?:人|方|いる家|世帯)/g,
];

/** 書類の外のこと: whether a normalised question names what documents seldom tell, and the folded text does not name it. */
export function asksBeyond(asked: string, foldedText: string): boolean {
  const spelt = asked.replaceAll('引き継', '引継');
  const told = foldedText.replaceAll('引き継', '引継');
  const folded = foldKana(spelt);
  const said = words.filter((word) => folded.includes(word));
  const meant = patterns.flatMap((pattern) => spelt.match(pattern) ?? []).map(foldedWord);
  return [...said, ...meant].some((word) => !told.includes(word));
}

function foldedWord(word: string): string {
  return foldKana(normalise(word));
}
