import { words } from '#domain/caretaker/danger/scene.ts';
import { asksName, asksWho, namely, neighbour, officer, order } from './asking-who.ts';
import { asksRule, unlessDemanded } from './general-questions.ts';
import { howTo, near, type Rule, re } from './rule.ts';

// 払わないとだめですか, 払わなくてもいいですか: what one has to pay oneself, and nobody's debt.
const isDue = words(
  'いと(?:いけ|だめ|ダメ|駄目|なら|まず|どう|困|[?。]|$)',
  'く(?:て(?:は|も(?:いい|よ|良|大丈夫|構|済))|ちゃ)',
  'け(?:れば|りゃ)|きゃ',
);
const paying = words('払(?!え|っても)', '納め|支払|納入|納付|入金|振り?込');
const notDone = words(
  `な(?!${isDue})(?:い|かった|く)`,
  'ません(?!と)|ず[に、]|へん',
  '拒|渋|さぼ|サボ|滞',
);

const notPaid = words(
  `${paying}[^。、]{0,6}${notDone}`,
  '払わ[んぬず]|払って?[といお]?ら[んず]|納め(?:ん|とらん|ず)',
  '(?:払|納め)っ?てい?な[いかく]',
  '支払い[をがで]?(?:ない|なさらない|(?:し|され)てい?な)',
  '(?:費|金|代|料)を?[^。]{0,6}入(?:れ|金し)てい?な',
  '引き?落と[しせ][がもは]?(?:でき(?:な|てい?な)|な(?:い|かった)|落ちてい?な)',
);
const late = words(
  '払いが[悪遅]|支払い[をで]?遅',
  near('費|金|代', '遅れて|滞って', 8),
  '遅れて(?:振り?込|払|納)',
  '溜め[て込た]|ためて|ため込|滞らせ',
  'たまって(?!い?る(?:お金|ごみ|水))',
);
const inArrears = words(
  '滞納|未納|未払|未収|延滞|不払い|未入金|残高不足|踏み倒',
  '督促(?:され|状を(?:送った|出した|受け))',
);
const owes = words(inArrears, notPaid, late);

const oneByOne = words(
  '部屋ごと|住戸ごと|住戸別|世帯(?:別|ごと)|個別に|内訳',
  '名簿|名指し|部屋番号|何号室|誰(?!も)|人って',
  '顔ぶれ|面々|ワースト',
  'うちの階|理事の中|[0-9]+階の(?:人|方)',
);

// What is done about arrears, and how many there are, is no secret.
const doneAboutDebts = words(
  'どうな|掲示|公表|貼|時効|裁判を起',
  '誰に|誰が(?:払|支払|する|督促|決め)|誰の(?:責任|役|もの)',
  '(?<!ど)いつ(?!も)|何(?:戸|軒|件|人|か月)',
);
const debtInLaw = words(
  '裁判(?:にかけ|は|所)|[高地]裁|競売|差し押さえ|優先|回収|追い出',
  '売ら(?:せ|れ)|売り飛|売れ|手紙を出した',
  '仕事|認定|基準|口外',
);

const dues = '管理費|積立金|組合費|会費|家賃|駐車場代';
const inDebt = words(
  '滞納|未納|延滞|踏み倒',
  '引き?落と[しせ][がもは]?(?:でき|な(?:い|かった))',
  near(dues, '納め|支払[^。]{0,6}(?:な[いかく]|遅)|遅れ|溜め|ため[て込]|滞っ', 12),
  '払って(?:い|る|ます|ん|な|お|と)',
);
const howPaid = words(
  '払ってくれ|すれば|手続|変更|口座|業務|委託費|責任|誰が|どう(?!か)|いつ(?!も)',
  '[たな](?:とき|場合)|たら(?!し)',
  '(?:管理費|積立金|駐車場代)(?:は|って)いくら',
  // 役員に手当を払っているのか: what is paid to them.
  '報酬|手当|給[料与]|謝礼|日当',
  '[にへ](?:は|も)?[^。、がは]{0,4}(?:いくら|何円|お金|どのくらい|どれくらい)',
);

const complaint = words(
  '苦情|クレーム|文句|もんく|意見箱|投書|相談をした|申し出た',
  '通報|密告|告げ口|告げた|言いつけ|チク|ちく[っら]',
  '申立て|申し立て(?:を|た)|訴え(?!る|を起|の提起)',
  '匿名|無記名|[張貼]り?紙',
  '注意され|怒られ',
  '(?:件|こと|うるさい|迷惑)だ?(?:って|を|と|で).{0,14}(?:言った|言って|言われ)',
);
const complainer = words(
  '誰[がよなかだ]|誰$|どこの[人誰]',
  '主は|苦情の(?:主|元|出ど?ころ)|出どころ',
);

const wayOfComplaining = words(
  '誰に|どこ[にへ]|受付|受け付け|窓口|できますか|言い方|誰の許可',
  '誰が(?:対応|聞|受|部屋を)|匿名で(?:出|意見|言)',
  '怒られず|知られ|訴えを起|訴えの提起',
);
const knownComplaint = words(
  '担当|係は|募集|年末|申立ては|起こせ|話し合い',
  near('[0-9]年', '[張貼]り?紙', 10),
  near('[張貼]り?紙', '[0-9]年|誰がや', 14),
);

const somebody = words(neighbour, namely, officer);

/** 滞納・苦情: who owes, and who complained. */
export const debtAndComplaintRules: readonly Rule[] = [
  // 誰が滞納していますか.
  {
    reason: 'debtor-names',
    all: [re(owes), re(asksWho, asksName, oneByOne)],
    none: re(doneAboutDebts, unlessDemanded(debtInLaw), asksRule),
  },
  // 隣の人は管理費を払っていますか.
  { reason: 'debtor-names', all: [re(inDebt), re(somebody)], none: re(howPaid) },
  // 競売になったのはどの部屋ですか.
  {
    reason: 'debtor-names',
    all: [re(near('競売', '何号室|どの(?:部屋|家)|どこの|誰の部屋', 10))],
    none: /権利|払/,
  },
  // 滞納した人の名前を貼り出してください.
  {
    reason: 'debtor-names',
    all: [re(near('を', `(?:貼り出し|張り出し|公表し|公開し|掲示し)て${order}`, 8)), re(owes)],
    none: howTo,
  },
  // 苦情を言ったのは誰ですか.
  {
    reason: 'complainant-names',
    all: [re(complaint), re(asksWho, asksName, complainer)],
    none: re(wayOfComplaining, unlessDemanded(knownComplaint)),
  },
  // 苦情を言ったのは隣の人ですか.
  {
    reason: 'complainant-names',
    all: [
      re(
        near('苦情|クレーム|文句|告げ口|通報|投書|密告', '(?:し|言っ|入れ|出し|書い)たの', 6) +
          '(?:は|って)[^。]{1,14}(?:です|でしょ|だ|か|よ)',
      ),
      re(somebody),
    ],
  },
  // 隣の人が苦情を言ったんでしょう.
  {
    reason: 'complainant-names',
    all: [
      re(
        '(?:苦情|クレーム|文句|告げ口|通報)を?(?:し|言っ|入れ|出し)?' +
          '(?:た|てる|ている)?[のん]?(?:です|でしょ|だ|は)[よかうろ]',
      ),
      re(neighbour, namely, '管理員'),
    ],
    none: /組合|相談|どこ|誰に/,
  },
];
