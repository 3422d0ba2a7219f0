import { words } from '#domain/caretaker/danger/scene.ts';
import { asksWho, everybody, namely, neighbour } from './asking-who.ts';
import { asksRule, inOffice, unlessDemanded } from './general-questions.ts';
import { anyName, near, type Rule, re } from './rule.ts';

/** 犬を飼っている人: somebody told by what he does or did. */
const soDoing = words(
  'てい?[るた]|でる|んで(?:いる|い?た)|らしい|そうな',
  '(?<!あ)った|[しせけげれえめ]た|いだ|いた|んだ',
);
const suchA = '(?:新しい|若い|年配の|お年寄りの|小さな|あの)?';
const person = words(
  '人|方(?!法|針|が(?:いい|よ|得))|男性|女性|男|女|子|老人|やつ|奴',
  '家|部屋|お?宅|世帯|住人|住民|お子さん|ご?家族|ご?家庭|ご?夫婦',
);
const soDescribed = `${soDoing}${suchA}${person}`;
const identity = words(
  asksWho,
  '何号室|お?名前|氏名|名字|苗字|身元|部屋番号|連絡先|電話番号|特定し',
  'どこの(?:人|誰|部屋|家)',
);
const whoIsDescribed = words(
  `${soDescribed}(?:たち|の人)?(?:って|は|が|を|の|、|も)?[^。、]{0,10}${identity}`,
  near('[がも]住んでい?る', '何階|何号|どの(?:階|部屋)', 12),
);
const ofTheAssociation = words(
  '届|登録|手続|変更|業者|会社|役員|理事|委員|監事|管理[員人]',
  'どこ[にへ]|誰に|誰でも|何人',
);
const ofKindsOfPeople = words(
  '亡くな|相続|競売|買った人|借りた人|休んだ|残った|言った人|代わり|預か|仕切|上に立|仕事',
  '責任|負担|費用|請求|決まり|規約|総会に出|話し合|いつ|どうすれば|掲示|載',
  '共有|共用|持ち|用途|傷んで|点検|名前を直|帳簿',
);

const privateLife = words(
  '名前|氏名|名字|苗字|旧姓|性別|年齢|いくつ|何歳|生年月日|誕生日|出身|宗教',
  '国籍|在留資格|ビザ|在日',
  '携帯|電話|番号|連絡先|メール|アドレス|暗証番号|合鍵|車種|ナンバー',
  '住所|住民票|自宅|実家|(?<!お)家の|何号室|どの部屋|部屋番号|どこに住|引っ越し先|転居先',
  '誰が住|誰か住|誰の(?:家|部屋|うち)|持ち主|所有者は|賃貸ですか',
  'お?勤め|勤務先|職業|何の仕事|仕事は?何|仕事して|学歴|学校|何をしてい?る人|何してる',
  '収入|年収|給料|口座|ローン|借金|破産|(?<!固定)資産(?!税)|生活保護',
  '家族|何人(?:です|な)|何人暮らし|何人で住|何人家族|子どもは|子どもが[い何]',
  '独身|結婚|離婚|同棲|(?<!お)付き合|交際|恋人|彼女|浮気|妊娠|誰と住|一人暮らしです',
  '施設に|入院|通院|障害|介護|持病|病気|病名|死因|亡くなった(?:理由|原因)',
  '夜勤|帰宅|いつ帰|何時に[帰出]|留守|在宅|昼間|旅行中|里帰り|出入り',
  'どんな人|どういう(?:関係|人)|素性|評判|性格|信用でき|怪しい人|逮捕|前科|夜逃げ',
);
const formerly = '前に住んで|(?:前|以前)の(?:住人|住民|居住者|入居者)';
const whoLivesThere = '誰(?!も)|どなた|どんな人|どこにい';
const ofTheHouse = words(
  '垂れ|漏れ続|あふれ|境|枝|植木|樹木|訴え|損害|弁償|保険|請求',
  '(?:音|におい|たばこ|水漏れ|水が漏れ|漏水).{0,20}(?:連絡|相談|電話|対応)',
  '管理会社|フロント|担当|管理員|届|登録|変更|誰に|どこに(?:相談|連絡|電話)',
  '誰の(?:責任|もの|負担)|誰が(?:払|直|負担|書|載せ|名簿)',
  '広さ|面積|間取り|管理費|積立金|家族が増|亡くな|代わりは|教えても?(?:いい|よい)',
);

const ofEverybody = words(
  '携帯|電話番号|メールアドレス|連絡先|住所(?!変更)|番号を',
  '年齢|生年月日|国籍|名字|苗字|家族構成|勤め先|勤務先|職業|何の仕事',
  '(?:お?名前|氏名)[をが]?(?:全部|すべて)?(?:教え|知り|一覧|リスト)',
);
const howListsAreKept = words(
  '届|登録|変更|変え|手続|必要|保管|管理|扱|誰に',
  '平均|分から|不明|調べ方',
);

const owner = '(?:持ち主|所有者|オーナー|貸主|家主)(?:さん)?';

/** 個人情報: what others do, have and are called. */
export const otherPeopleRules: readonly Rule[] = [
  // 犬を飼っている人は誰ですか.
  {
    reason: 'personal-data',
    all: [anyName, re(whoIsDescribed)],
    none: re(asksRule, inOffice, ofTheAssociation, unlessDemanded(ofKindsOfPeople)),
  },
  // 隣の人の仕事は何ですか.
  {
    reason: 'personal-data',
    all: [
      re(privateLife, 'ど(?:なた|んな人|こにい)|誰(?!も)'),
      re(
        near(words(neighbour, namely, formerly), privateLife, 20),
        near(neighbour, whoLivesThere, 12),
      ),
    ],
    none: re(ofTheHouse),
  },
  // 住民の電話番号を教えて.
  {
    reason: 'personal-data',
    all: [re(near(everybody, ofEverybody, 8))],
    none: re(howListsAreKept),
  },
  // 部屋の持ち主と連絡を取りたいので番号を, 上の部屋はいくらで売れましたか.
  {
    reason: 'personal-data',
    all: [
      re(
        near(`${owner}[にと][^。]{0,12}(?:連絡|話)`, '番号|連絡先|教え', 10),
        'いくらで売れ(?=た|まし)|(?:いくら|値段)で[売買]った',
      ),
    ],
  },
];
