/** 住戸の設備, as people call it, with the words by which the bylaws tell whose it is. */
export type HouseholdThing = {
  readonly name: string;
  readonly asked: RegExp;
  readonly told: RegExp;
  /** Pipes and cables of the house may be the cause. */
  readonly hangsOnHouse?: boolean;
  readonly burnsGas?: boolean;
};

/** 電気配線その他の設備: whatever the bylaws do not name stands with these. */
export const anyDevice = /(?<!配管)その他の設備は/;
const drains = /^排水管は/;

/** What is taken first goes before: お風呂のお湯 is of the boiler, お風呂の水 of the drain. */
export const householdThings: readonly HouseholdThing[] = [
  {
    name: '給湯器',
    asked: /給湯器|湯沸かし器|ボイラー|お湯|床暖房|追い?[焚だ]き/,
    told: anyDevice,
    hangsOnHouse: true,
    burnsGas: true,
  },
  { name: 'コンロ', asked: /(?:ガス)?コンロ|ガス台/, told: anyDevice, burnsGas: true },
  {
    name: 'エアコン',
    asked: /(?:エアコン|クーラー)(?:の(?:室外機|リモコン))?|室外機/,
    told: anyDevice,
  },
  { name: '換気扇', asked: /換気扇|レンジフード|浴室乾燥機|浴室暖房/, told: anyDevice },
  {
    name: '備付けの器具',
    asked: /ウォシュレット|便座|食洗機|食器洗い機|コンセント|スイッチ|ihヒーター/,
    told: anyDevice,
  },
  { name: 'テレビ', asked: /テレビ|アンテナ/, told: /テレビ/, hangsOnHouse: true },
  { name: '玄関の錠', asked: /(?:玄関の?)?(?:鍵|カギ|錠|キー)(?:穴)?/, told: /錠及び/ },
  {
    name: 'トイレ',
    asked: /トイレ|便器|お手洗い|便所/,
    told: drains,
    hangsOnHouse: true,
  },
  {
    name: '水回り',
    asked:
      /(?:お?風呂場?|浴室|浴槽|シャワー|洗面[台所]?|台所|キッチン|流し台?|シンク)(?:の?(?:排水口?|排水溝|水|流し))?|洗濯機の?(?:排水[口溝]?|水)|排水口/,
    told: drains,
    hangsOnHouse: true,
  },
];

/** 壊れました, 映りません: it does not work. Water that runs and people in danger are met before. */
export const outOfOrder =
  /(?:壊れ|こわれ)(?:て|た|まし)|故障|不具合|調子が?(?:悪|わる|おかし)|おかし[いく]|動[かき](?:な|ませ)|映[らり](?:な|ませ)|(?:点|付|つ)[かき](?:な|ませ)|鳴[らり](?:な|ませ)|回[らり](?:な|ませ)|まわ[らり](?:な|ませ)|開[かき](?:な|ませ)|閉ま[らり](?:な|ませ)|(?:詰|つ)ま(?:っ|り)|流れ(?:な|ませ|が(?:悪|わる)|にく)|出(?:な|ませ|が(?:悪|わる))|(?:変|へん|異常|おかし)[なない]*(?:音|臭い|におい)が?|異音|(?:効|利|き)[かき](?:な|ませ)|冷え(?:な|ませ)|(?:温|暖|あたた)ま[らり](?:な|ませ)|ぬる[いく]|使えな|使えませ|使えなく|止まっ(?:て|た)|止まりました|反応(?:し|が)|エラー|抜け(?:な|ませ)|挿さ[らり](?:な|ませ)|入ら(?:な|ませ)|沸[かき](?:な|ませ)/;
