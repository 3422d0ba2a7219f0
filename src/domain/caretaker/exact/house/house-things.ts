/** What people call a thing of the house, and the name that the records have for it. */
const calledOtherwise: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /^(?:自転車|チャリ)(?:の?置き?場所?|を?(?:置く|置ける|止める|停める|とめる)(?:場所|所|ところ))$|^駐輪スペース$/,
    /駐輪場/,
  ],
  [
    /^(?:バイク|原付)(?:の?置き?場所?|を?(?:置く|置ける|止める|停める|とめる)(?:場所|所|ところ))$/,
    /バイク置き?場/,
  ],
  [
    /^(?:車|自動車)(?:の?置き?場所?|を?(?:置く|置ける|止める|停める|とめる)(?:場所|所|ところ))$|^(?:駐車スペース|パーキング)$/,
    /駐車場/,
  ],
  [
    /^(?:ごみ|ゴミ)(?:捨て場|置き?場|集積所|を?(?:出す|捨てる|置く)(?:場所|所|ところ))$/,
    /ごみ置き?場/,
  ],
  [/^(?:会議室|ミーティングルーム|集会所|(?:集まれる|集まる)(?:部屋|場所))$/, /集会室/],
  [/^(?:監視)?カメラ$/, /防犯カメラ/],
  [/^(?:宅配ロッカー|宅配box)$/, /宅配ボックス/],
  [/^(?:防災|備蓄)倉庫$/, /防災備蓄倉庫|備蓄倉庫/],
  [/^(?:自動体外式)?除細動器$/, /aed/],
  [/^(?:管理人室|管理室|管理員室)$/, /管理(?:事務室|[員人]室)/],
  [/^エレベータ$/, /^エレベーター$/],
];

const shortestPart = 3;

/** Whether a name of the records, both as recognisers read them, is what was asked for: 駐車場 is 機械式駐車場, too. */
export function isCalled(name: string, asked: string): boolean {
  const isPart = asked.length >= shortestPart && name.endsWith(asked);
  return (
    name === asked ||
    name === `${asked}設備` ||
    isPart ||
    calledOtherwise.some(([words, told]) => words.test(asked) && told.test(name))
  );
}

/** What some houses share and others have not: where the list of shared facilities lacks it, there is none. */
export const sharedFacility =
  /^(?:(?:ゲスト|キッズ|プレイ|パーティー?|シアター|スタディ|フィットネス|トランク|ラウンジ|カラオケ|ペットの?)ルーム|(?:フィットネス|トレーニング)?ジム|(?:屋内|屋外)?プール|大浴場|サウナ|ラウンジ|スタジオ|ライブラリー|図書[室館]|コワーキング(?:スペース)?|ワーク(?:スペース|ルーム)|自習室|茶室|宿泊(?:室|施設)|(?:来客|客)用の?(?:部屋|宿泊室)|売店|コンビニ|カフェ|コインランドリー|ドッグラン|洗車場|カーシェア(?:リング)?|シェアサイクル|レンタサイクル|ヘリポート|卓球(?:台|室)|テニスコート|菜園|託児所|保育所)$/;

/** The net of the house comes by wire; whether there is one without is another question. */
export const withoutWires = /^(?:(?:共用|無料|フリー)の?)?(?:wi-?fi|ワイファイ|無線lan)$/;
const net =
  /^(?:ネット(?:回線|環境)?|光(?:回線|ファイバー)|光?インターネット(?:の?(?:回線|設備|環境))?)$/;

/** What a contract calls it: ネット回線 and Wi-Fi come with インターネット. */
export const contractedWord = (asked: string): string =>
  net.test(asked) || withoutWires.test(asked) ? 'インターネット' : asked;
