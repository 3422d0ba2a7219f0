import { words } from '#domain/caretaker/danger/scene.ts';
import { namely } from './asking-who.ts';
import { near, type Rule, re } from './rule.ts';

const nearby = '隣|近所|(?:上|下|同じ)の?階|[0-9]{3,4}号?室?の|住人|住民';
const old = '年寄り|高齢|老人|おばあ|おじい';
const byOneself = '(?:一人|ひとり|独り)';

const somebody = words(
  nearby,
  old,
  '父|母|両親|(?<![父母])親(?!切|睦)|兄|姉|弟|妹|家族',
  '夫(?!婦)|妻|主人|奥|おば(?:さ|ち)|おじ(?:さ|ち)|知り合い|友人|友達',
  '居住者|入居者|宅|(?<!管理|個|法|世話|保証|代理|名義)人(?:[がはをのでもに]|$)',
);
const neighbours = words(
  nearby,
  old,
  namely,
  '向かい|あの人|人の姿|人を(?:最近|ずっと|しばらく|何日)',
  `${byOneself}暮らし|独居`,
);

const mind = '認知症|徘徊|物忘れ|もの忘れ|ぼけ(?!っ)|ボケ|惚け|同じことを何度も';
const alone = words(
  `${byOneself}(?:暮らし|住まい|きり)|独居|孤立|孤独|閉じこも|引きこも`,
  '元気[がの]?な|足腰|弱って|やせ|痩せ|介護',
);
const guess = words(
  '(?:よう|みたい|らしい)(?:[でだな]|$)|かも|ですか|でしょうか|てき[たて]|ひど|大丈夫',
  'どうすれば|どうしたら|どう接|どう声|助け',
);
const worry = words(
  '心配|不安|気にな|気がかり|困って|がち(?:です|で|$)',
  '相談(?:でき|し|す)|手助け|力にな[りれ]',
);

const notSeen = '見(?:な|え(?:な|ませ)|ませ|てい?(?:な|ませ))';
const unseen = words(
  near('姿[をがも]?', `${notSeen}|ありませ`, 6),
  '見かけ(?:な|ませ|てい?(?:な|ませ))',
  near('(?:何日|ずっと|しばらく|最近)[もは]?', '(?:会って|見て)い?(?:な|ませ)', 10),
  '(?:新聞|郵便物?)[がも](?:ずっと|何日も|たくさん)?(?:たま|溜ま)',
);

// How the association goes about it is in its documents; a vote, a sale and a medicine are no
// such worry.
const business = words(
  '総会|委任|議決|投票|代理|代わりに|会議|役員|理事|組合員|届|登録|名簿',
  '規約|細則|決まり|規定|ルール|仕組み|制度|取り?組|法律|裁判|責任|賠償|保険',
  '訓練|講座|講習|集会室|安否確認|災害|地震|停電|断水|避難',
  '後見|相続|売[るりっ却]|契約|費用|管理費|積立金|滞納|空き(?:家|部屋)|空室',
  '何人|何件|誰が|誰です|どの部屋|何号室|部屋はどこ',
  '騒[音いぐが]|うるさ|足音|水漏れ|漏水|荷物|ごみ|ゴミ|ペット|犬|猫|駐車',
  '工事|リフォーム|手すり|スロープ|段差|階段|エレベーター|カメラ|掲示|看板',
  '管理(?:員|人)(?:さん)?(?:を|の姿|が)',
  '薬|何科|病院|私は|自分[はが]',
);

/** 心細いです: said of oneself, after a loss or living alone. */
const lonely = '心細[いくか]|[寂淋]し[いく]|さ[みび]し[いく]';
const onesOwn = '一人|ひとり|独り|亡くな|先立|他界|死別';

const worryRule = (...all: readonly string[]): Rule => ({
  reason: 'worry',
  all: all.map((sign) => re(sign)),
  none: re(business),
});

/** 心配ごと: somebody seems to need care. Met kindly, and not a word about anybody's health. */
export const worryRules: readonly Rule[] = [
  worryRule(somebody, mind, `${guess}|${worry}`),
  worryRule(somebody, alone, worry),
  worryRule('孤独死|孤立', '心配|不安|気にな'),
  worryRule('介護|認知症|物忘れ', '相談(?:でき|し|す|先|窓口)'),
  worryRule(neighbours, unseen),
  worryRule(lonely, onesOwn),
];
