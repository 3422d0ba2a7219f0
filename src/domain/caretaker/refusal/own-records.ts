import { words } from '#domain/caretaker/danger/scene.ts';
import { oneself } from './asking-who.ts';
import { near, type Rule, re } from './rule.ts';

const payment = words(
  '引き?落と|請求(?:額|書|金額)|口座|入金|残高|払い?込み|支払い?の?履歴|未払|滞納|未納',
  '管理費(?:は|って)?(?:もう|ちゃんと)',
);
const application = words(
  '(?:出した|私の|うちの|自分の)(?:申請|届|申し?込み?)',
  '(?:申請|届け?|申し?込み)(?:は|って|が)?(?:もう|ちゃんと)',
  '(?:駐車場|駐輪場|集会室|工事|リフォーム|ペット)の(?:申請|届|申し?込み?)',
  '抽選(?:の結果|[はに][当通])|駐[輪車]場の契約',
);
const howItStands = words(
  'もう|済|通り|通った|当た|落ち|受け付け|受理|届い|登録され|結果|どうな|できて|されて',
  'いくら(?:残|滞|落|$|[?]|です|あ)|足りて|何か月|いつまで',
  'ありますか|ある[?]|見せ|見た|出して|教え|知り',
);
// Whose record it is stands before it: 兄の部屋の未払いを私は is another's.
const ownRecord =
  `${oneself}.{0,40}` +
  words(
    '引き?落と|請求|口座|入金|残高|払い?込|支払|未払|滞納|未納|管理費|履歴',
    '申請|届|申し?込|抽選|契約',
  );
const howItIsDone = words(
  'どこ[でにへ]|どうやって|どうすれば|誰に|方法|変え|変更|必要|要り?ますか',
  '遅れたら|したら|できなかったら|何票',
);

const month = '今月|先月|[0-9]+月';
const paidYet = words(
  near(
    `(?:${month}|先々月|前月)(?:分|の)?[はが]?[^。]{0,8}(?:引き?落と|引き落ち|入金|支払)`,
    'できて|できた|されて|された|されまし|できまし|済|完了',
    6,
  ),
  near(`(?:${month})分?[はの]?[^。]{0,6}(?:もう|ちゃんと)`, '落ち|払', 4),
);

/** 自分の支払い: what only the own account tells. */
export const ownRecordRules: readonly Rule[] = [
  // 私の管理費はもう引き落とされましたか.
  {
    reason: 'own-records',
    all: [re(payment, application), re(howItStands), re(ownRecord)],
    none: re(howItIsDone),
  },
  // 今月分は引き落としできていますか.
  { reason: 'own-records', all: [re(paidYet)], none: /組合|全体|何件/ },
  // 私は来月いくら払うの.
  {
    reason: 'own-records',
    all: [re(`${oneself}[はの]`), re(near('今月|来月|先月|今年', '引き?落と|請求|払', 8))],
    none: /いつ(?:引|払|まで)|どこ|どうすれば|変更/,
  },
];
