import { words } from '#domain/caretaker/danger/scene.ts';
import { asksName, endsWithWho } from './asking-who.ts';
import { asksRule, inOffice, unlessDemanded } from './general-questions.ts';
import { anyName, near, type Rule, re } from './rule.ts';

// Whoever asks who did it says one of these; most questions do not, and are done with at once.
const anyWho = re('誰|どなた|ど[のこちん]|何号室|何階');

const deed = words(
  '断った|反対|賛成|棄権|欠席|来なかった|来てい?な|出してい?な|答えてい?な|答えなかった',
  '投票(?!所)|票を入れ|書いた|出した|出して',
  '住んで|空き家|民泊|越して|引っ越|売った|売って|売りに|買った|買って|貸して|借りて|借りた',
  '飼って|飼う|飼い|餌|エサ',
  '弾い|うるさ|騒|鳴らし|走り回|怒鳴|洗濯|干して',
  '置いて|置いた|置きっぱ|放置|散らか|占領|独占|ふさ[いが]|入れた',
  '捨て|落とし|落書き|いたずら|吸って|吸った|喫煙',
  '壊し|汚し|盗|漏らし|漏れ(?:を|させ|が起)|漏れの(?:元|原因|部屋)',
  '停めて|停めた|駐めて|止めて|使ってい?|(?<!救急|消防)車(?!いす|椅子|寄せ)',
  'ベンツ|バイク|自転車',
  '映って|映った|写って|写った',
  'やって[いる]|(?:を|たり|ら|が)した',
);
const condition = words(
  '一人暮らし|独り暮らし|独居|お年寄り|障害の?(?:ある|者)|小さい子|子どもがいる|離婚',
  '生活保護|外国人|暴力団',
);
const act = words(deed, condition);
const dwelling = '(?:の|人|方|家|部屋|お?宅|住戸|世帯|うち)?';

const doer = '誰|どの(?:部屋|家|人|お?宅)|どこの(?:家|人|部屋|お?宅)|何号室';
const did = words(
  '反対|賛成|棄権|欠席|投票|書い|出した|間違え',
  '住ん|越し|民泊|売[っり]|買っ|飼っ|犬|ピアノ|うるさ|騒',
  '置い|入れた|捨て|落とし|落書き|吸っ|壊し|汚し|盗|停め|漏ら',
);
const belongings = '番|区画|車|ベンツ|バイク|荷物|犬|猫';

const inCharge = words(
  '業者|会社|担当|委員会|会計|手続|届|修繕|予定|費用|お金|費(?:用)?(?:は|を|って)',
  '代(?:は|を|って)|理事長は|役員は|誰に|誰が使え|誰が(?:掃除|管理|決)',
  '議案は|(?:案|議題)[はを](?:誰|どなた)が?出',
  'できますか$|いいですか$',
);
const place = words(
  'どこ(?:[にへ]|で(?!す))|置き場は|捨て場|ごみ(?:は|って)どこ|停める?場所',
  '(?:車|バイク)を?[置停].{0,6}どこ',
);
const asOfficer = words(
  '届|登録|業者|会社|担当|役員|委員|理事長(?:は|の|って)|窓口|名義|どこ(?:[にへ]|で(?!す))',
  '名簿に|誰が名簿|誰に(?!出)|誰の(?:持ち物|所有)',
);

/** したこと: who did it, whose it is. */
export const deedRules: readonly Rule[] = [
  // ベランダで煙草を吸っているのは誰ですか.
  {
    reason: 'personal-data',
    all: [
      anyWho,
      re(
        `${act}[^。]{0,10}${dwelling}(?:は|って|が|、)?${endsWithWho}`,
        near(`(?:${doer})(?:[がでに]|の人が)`, did, 14),
      ),
    ],
    none: re(inCharge, place, unlessDemanded('規約|責任|給料|裁判所|代わりに'), asksRule, inOffice),
  },
  // ごみを捨てた人の名前は.
  {
    reason: 'personal-data',
    all: [
      anyName,
      re(
        near(act, asksName, 10),
        near(belongings, '誰の(?![許責承])|持ち主(?:は|を教)', 10),
        '誰の(?:車|自転車|バイク|荷物|犬|猫|部屋)',
      ),
    ],
    none: re(asOfficer, asksRule, inOffice),
  },
];
