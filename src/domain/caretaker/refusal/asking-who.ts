import { words } from '#domain/caretaker/danger/scene.ts';

/** 誰・どの部屋: asks for a person or a dwelling. */
const whose = words(
  '誰',
  'どなた',
  'どの(?:部屋|家|住戸|お?宅|人|方|世帯)',
  'どこの(?:家|人|部屋|お?宅|方|うち|住戸|世帯|誰|どなた)',
  'どちらの(?:お?宅|方|部屋|家)',
  '何号室',
  '何階の(?:人|方)',
  'どちら(?:様|さん|さま)',
  'どんな(?:人|方)',
  'どいつ',
  '誰と誰',
);

// 誰が払う: whose business it is.
const business = words(
  '払|支払|負担|負[うい]|督促|請求|責任',
  '連絡|対応|確認|判断|決め|見|行|起こせ|出せ',
  '管理|掃除|清掃|設計|作|替|使え|なれ',
  'する|し(?:ます|て(?!い))|やる',
);
const duty = words('責任|負担|仕事|役|義務', '承認|許可|同意', 'もの|名義');

// 誰に届ける and 誰が払う ask how things are done, not for a name; 誰も住んでいない tells of nobody.
const howItIsDone = words('も|に(?!い|住)|へ|でも', 'か[にへが]', `が${business}`, `の${duty}`);

/** Anything that asks for a person. */
export const asksWho = `${whose}(?!${howItIsDone})`;

// 誰か気づく means anybody.
const whoItIs = 'か(?=[?。、]|$|は|って|も|を?教え|を?知|わか|分か|特定)';
const finished = words(
  'で[すし]|なの|なん|だ|よ|って',
  whoItIs,
  'に(?:い|住)',
  'わか|分か|を?教え|を?知り|が知りた',
  '[?!、。]|$',
);

const whoever = `(?:${whose}|どこ|どちら)`;
const ofWhom = '(?:の(?:人|方|家|部屋|お?宅|うち|誰))?(?:さん)?';
/** The question ends with who it is. */
export const endsWithWho = `${whoever}${ofWhom}${finished}`;

const someone = words('人|方|者|相手|住人|住民|主', '家|部屋|世帯|お?宅|住戸|うち');
const called = words('お?名前|氏名', '部屋番号|番号|号室|部屋', '一覧|リスト');
// 部屋番号を掲示する asks about the notice.
const madeKnown = words('を(?:掲示|公表|貼)', 'が(?:出|載)', 'は(?:知られ|出|公)');

/** 〜した人を教えて、〜の人の名前は. */
export const asksName = words(
  `${someone}の?[をが](?:全部|すべて|全員|全て)?(?:教え|知り|聞き|特定)`,
  `${someone}の${called}(?!${madeKnown})`,
  `${someone}は(?:誰|どこ|どちら|どなた|何号室)`,
  'リスト',
  '実名',
  '(?:お?名前|氏名|部屋番号)(?:を|は|だけ)?(?:教え|知り|[?]|$)',
);

/** Neighbours, a dwelling by its number, and persons by their name. */
export const neighbour = words(
  '隣',
  '向かい',
  '[上下]の(?:階|人|方|家|部屋|お?宅|子|奥|うち|住人|住民)',
  '上階',
  '階下',
  '近所',
  'あの(?:ご?(?:人|部屋|家|お?宅|方|夫婦|一家)|子|若|おじ|おば|男|女)',
  'あそこの(?:家|部屋|人)',
  '(?:ほか|他)の(?:住人|居住者|住民|家|部屋|人)',
  // 119 and #7119 are nobody's rooms.
  '(?<![0-9#])(?!1(?:10|19|71|88)(?!号))[0-9]{3,4}(?:号室?|の|さん|に|は|を|って(?!何))',
  '[0-9]+階の(?:人|方|角|端|若|ご?夫婦|ご?家族|お?宅)',
  '(?:真|斜め)[上下]',
  '越して(?:き|来)た(?:人|方|若|ご?夫婦|ご?家族)',
  '(?:突き当たり|角|端)の(?:人|方|家|お?宅|部屋)',
  'その(?:家|部屋|お?宅)',
  '新しい(?:住人|住民|入居者)',
  '向こうの家',
  '同じ[階棟]の(?:人|方|住人|住民)',
  '駐車場の?[0-9]+番の(?:人|方)',
);

// 管理会社の佐藤さん is on duty; 業者さん, 弁護士さん and お父さん are no names.
const onDuty = words(
  '管理[員人]|会社|管財|管理|サービス|コミュニティ',
  'フロント|担当者?|事務室|センター',
);
const trade = words('管理|担当|会社|業|職人|大工|屋|保険|弁護|税理|清掃|役員|工事');
const kinship = words('皆|奥|赤|隣|孫|娘|息子|子|父|母|客|お');
const calling = words('業者|会社|担当|屋|職人|大工', '理事会|監事|理事|理事長', '管理人|員|士');
const chineseLetter = '[一-龠々]';

/** 佐藤さん. */
export const namely =
  `(?<!${chineseLetter})(?<!${onDuty}の)(?!${trade}|${kinship})` +
  `${chineseLetter}{1,4}(?<!${calling})さん`;

/** 役員: neighbours in an office of honour, whose numbers are their own. */
export const boardMember =
  '(?:理事長|副理事長|(?<!管)理事(?!会)|監事|役員|委員長|会計担当)(?:さん)?';
/** 管理員: on duty in an office with a number of its own. */
export const staff = '(?:管理員|管理人)(?!室|事務)(?:さん)?';
export const officer = words(boardMember, staff);

export const everybody = words(
  '住んでい?る(?:人|方)|住民|居住者|入居者|住人',
  '組合員|所有者|オーナー|持ち主|借主',
  '全員|みんな|みなさん|皆さん',
);

export const oneself = words(
  '私|わたし|わたくし|ぼく|僕|俺|自分',
  'うち(?!の階)|我が家|自宅|当方|拙宅|当家',
);

// 直してくれない人, くれないので: a complaint of what is not done.
const notDone = 'ない(?:人|方|家|部屋|とき|場合|と|の|ん|で|か?ら|、)';

/** してください、しておいて: an order, and not a wish to know how. */
export const order = words(
  'くだ|下さ',
  `くれ(?!${notDone})`,
  'ほし|欲し|ちょうだい|頂戴',
  'もらえ|もらい|いただけ|いただき|頂け|頂き',
  'おいて|おけ(?!ば)',
  '[やよね](?:$|[!。])',
  '[!。、]|$',
);
