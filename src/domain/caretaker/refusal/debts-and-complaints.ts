import { asksName, asksWho, namely, neighbour, officer, order } from './asking-who.ts';
import { howTo, type Rule, re } from './rule.ts';

const owes =
  '滞納|未納|未払|未収|延滞|(?:払|納め)(?:って|て)?い?な[いかく]|払わ[なず]|納めない|ためて|ため込|滞らせ|たまって(?!い?る(?:お金|ごみ|水))|督促(?:され|状を(?:送った|出した|受け))|お金を入れて(?:い)?な|踏み倒|払いが(?:悪|遅)';

const complaint =
  '苦情|クレーム|文句|通報|告げ口|告げた|申し立てを|申立て|もんく|密告|チク|ちく[っら]|言いつけ|投書|訴え(?!る|を起|の提起)|申し出た|申し立てた|相談をした|匿名|無記名|意見箱|注意され|怒られ|(?:件|こと|うるさい|迷惑)(?:だ)?(?:って|を|と|で).{0,14}(?:言った|言って|言われ)|(?:張|貼)り?紙|密告';

/** 滞納・苦情: who owes, and who complained. */
export const debtAndComplaintRules: readonly Rule[] = [
  {
    reason: 'debtor-names',
    all: [
      re(owes),
      re(asksWho, asksName, '部屋ごと|住戸ごと|誰|うちの階|理事の中|人って|[0-9]+階の(?:人|方)'),
    ],
    none: /どうな|掲示|公表|貼|誰が(?:払|支払|する|督促)|誰の(?:責任|役)|誰に|いつ|何(?:戸|軒|件|人|か月)|時効|裁判を起/,
  },
  {
    reason: 'debtor-names',
    all: [
      re(`${neighbour}|${namely}|${officer}`),
      re(
        '滞納|未納|延滞|(?:お金|管理費|積立金|家賃|駐車場代|会費)?.{0,6}(?:ちゃんと)?払って(?:い|る|ます|ん|な)',
      ),
    ],
    none: /払ってくれ|どう|責任|手続|誰が/,
  },
  {
    reason: 'debtor-names',
    all: [re(owes), re(`を[^。]{0,8}(?:貼り出し|張り出し|公表し|公開し|掲示し)て${order}`)],
    none: howTo,
  },
  {
    reason: 'complainant-names',
    all: [
      re(complaint),
      re(
        asksWho,
        asksName,
        'どこの人|どこの誰|誰(?:が|よ|な|か|$|だ)|主は|苦情の(?:主|元|出ど?ころ)|出どころ',
      ),
    ],
    none: /誰に|誰が(?:対応|聞|受)|知られ|どこに|どこへ|受付|受け付け|窓口|匿名で(?:出|意見|言)|訴えを起|訴えの提起|誰の許可|できますか/,
  },
  {
    reason: 'complainant-names',
    all: [
      re(`${neighbour}|${namely}|管理員`),
      re(
        '(?:苦情|クレーム|文句|告げ口|通報)を?(?:し|言っ|入れ|出し)?(?:た|てる|ている)?(?:の|ん)?(?:です|でしょ|だ|は)(?:よ|よね|か|う|ろ)',
      ),
    ],
    none: /組合|相談|どこ|誰に/,
  },
];
