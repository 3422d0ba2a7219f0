type Lives = 'here' | 'elsewhere' | 'abroad';

/** One 組合員 with the dwellings owned; `since` is a day expression, the handover when left out. */
export type Owner = {
  readonly dwellings: readonly string[];
  readonly names: readonly (readonly [name: string, kana: string])[];
  readonly since?: string;
  readonly lives?: Lives;
  readonly livesIn?: readonly string[];
  readonly note?: string;
};

export type Tenant = {
  readonly dwelling: string;
  readonly name: string;
  readonly kana: string;
  readonly since: string;
};

type Plain = readonly [dwelling: string, name: string, kana: string, since?: string];

const livingInTheirOwn: readonly Plain[] = [
  ['101', '青木 勝', 'あおき まさる'],
  ['102', '石田 淳子', 'いしだ じゅんこ'],
  ['103', '山本 恵子', 'やまもと けいこ'],
  ['106', '三宅 雅彦', 'みやけ まさひこ'],
  ['201', '伊藤 節子', 'いとう せつこ'],
  ['203', '坂本 千尋', 'さかもと ちひろ', 'd-9 10-18'],
  ['205', '岡田 智子', 'おかだ ともこ'],
  ['206', '渡辺 久美', 'わたなべ くみ'],
  ['301', '前田 弘', 'まえだ ひろし'],
  ['302', '加藤 美智子', 'かとう みちこ'],
  ['303', '内田 亜紀', 'うちだ あき', 'd-5 03-22'],
  ['304', '吉田 幸子', 'よしだ さちこ'],
  ['306', '橋本 康夫', 'はしもと やすお'],
  ['401', '藤田 進', 'ふじた すすむ'],
  ['402', '田村 由美子', 'たむら ゆみこ'],
  ['403', '安藤 悠真', 'あんどう ゆうま', 'd-4 09-01'],
  ['405', '近藤 礼子', 'こんどう れいこ'],
  ['406', '村上 英二', 'むらかみ えいじ'],
  ['501', '森 大輔', 'もり だいすけ', 'd-7 11-30'],
  ['502', '遠藤 文子', 'えんどう ふみこ'],
  ['503', '張 麗華', 'ちょう れいか', 'd-6 08-09'],
  ['504', '後藤 修', 'ごとう おさむ'],
  ['505', '新井 さやか', 'あらい さやか', 'd-5 12-14'],
  ['506', '清水 浩', 'しみず ひろし'],
  ['601', '上野 貞夫', 'うえの さだお'],
  ['602', '宮崎 香織', 'みやざき かおり', 'd-8 02-27'],
  ['603', '菊地 直美', 'きくち なおみ'],
  ['604', '井上 直樹', 'いのうえ なおき'],
  ['605', '佐々木 陽子', 'ささき ようこ'],
  ['606', '長谷川 亮', 'はせがわ りょう'],
  ['701', '酒井 光男', 'さかい みつお'],
  ['702', '斎藤 実', 'さいとう みのる'],
  ['703', '高橋 誠一', 'たかはし せいいち'],
  ['704', 'グエン ティ ラン', 'ぐえん てぃ らん', 'd-3 10-05'],
  ['705', '増田 翔太', 'ますだ しょうた', 'd-1 07-12'],
  ['706', '丸山 敏子', 'まるやま としこ'],
  ['801', '中村 正', 'なかむら ただし'],
  ['802', '河合 洋介', 'かわい ようすけ', 'd-10 06-20'],
  ['803', '水野 亜由美', 'みずの あゆみ', 'd-2 04-11'],
  ['804', '小川 義雄', 'おがわ よしお'],
  ['805', '小林 健', 'こばやし けん'],
  ['806', '武田 由香', 'たけだ ゆか'],
  ['904', '松尾 秀子', 'まつお ひでこ'],
  ['905', '木村 拓也', 'きむら たくや', 'd-8 09-03'],
  ['906', '千葉 亮一', 'ちば りょういち'],
  ['1002', '今井 トシ', 'いまい とし'],
  ['1003', '石井 和夫', 'いしい かずお'],
  ['1004', '中島 理恵', 'なかじま りえ', 'd-6 01-16'],
  ['1006', '松本 隆', 'まつもと たかし'],
];

const others: readonly Owner[] = [
  {
    dwellings: ['104', '204'],
    names: [['久保 俊夫', 'くぼ としお']],
    livesIn: ['204'],
    note: '104号室は現在空室です。',
  },
  {
    dwellings: ['305', '404'],
    names: [['大塚 隆志', 'おおつか たかし']],
    since: 'd-11 06-28',
    lives: 'elsewhere',
    note: '2戸とも賃貸中です。',
  },
  {
    dwellings: ['901', '902'],
    names: [['福田 正樹', 'ふくだ まさき']],
    livesIn: ['901', '902'],
    note: '2戸を一つの世帯で使っています。',
  },
  {
    dwellings: ['1001'],
    names: [
      ['原 和也', 'はら かずや'],
      ['原 真由美', 'はら まゆみ'],
    ],
    livesIn: ['1001'],
    note: '夫婦で2分の1ずつ共有しています。議決権を行使する者は原 和也です。',
  },
  {
    dwellings: ['105'],
    names: [['東 浩一', 'あずま こういち']],
    lives: 'elsewhere',
    note: '賃貸中です。',
  },
  {
    dwellings: ['202'],
    names: [['野口 雄介', 'のぐち ゆうすけ']],
    lives: 'elsewhere',
    note: '転勤のため空室です。',
  },
  {
    dwellings: ['903'],
    names: [['西村 健太', 'にしむら けんた']],
    lives: 'abroad',
    note: 'シンガポール在住です。国内管理人を選任し、届出を済ませています。賃貸中です。',
  },
  {
    dwellings: ['1005'],
    names: [['杉山 宏', 'すぎやま ひろし']],
    since: 'd-2 02-08',
    lives: 'elsewhere',
    note: '相続により取得しました。現在空室です。',
  },
];

export const owners: readonly Owner[] = [
  ...livingInTheirOwn.map(
    ([dwelling, name, kana, since]): Owner => ({
      dwellings: [dwelling],
      names: [[name, kana]],
      livesIn: [dwelling],
      ...(since === undefined ? {} : { since }),
    }),
  ),
  ...others,
];

export const tenants: readonly Tenant[] = [
  { dwelling: '105', name: '平田 健一', kana: 'ひらた けんいち', since: 'd-3 04-01' },
  { dwelling: '305', name: '小野 美咲', kana: 'おの みさき', since: 'd-1 09-20' },
  { dwelling: '404', name: '山口 大樹', kana: 'やまぐち だいき', since: 'd-2 03-28' },
  { dwelling: '903', name: '岩崎 恵', kana: 'いわさき めぐみ', since: 'd-4 08-06' },
];
