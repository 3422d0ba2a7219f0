import type { DeclineReason } from '#domain/caretaker/decline-reason.ts';
import { cameraAndRosterRules } from './cameras-and-rosters.ts';
import { debtAndComplaintRules } from './debts-and-complaints.ts';
import { decisionRules, liveMeetingRules, voteRules } from './decisions.ts';
import { deedRules } from './deeds.ts';
import { disputeRules } from './disputes.ts';
import { healthRules } from './health.ts';
import { orderRules } from './orders.ts';
import { otherPeopleRules } from './other-people.ts';
import { ownRecordRules } from './own-records.ts';
import { privateAdviceRules } from './private-advice.ts';
import { privateNumberRules } from './private-numbers.ts';
import type { Rule } from './rule.ts';
import { worryRules } from './worries.ts';

/** What is asked for, told by what is said in any order; the first that fits counts. */
const rules: readonly Rule[] = [
  ...debtAndComplaintRules,
  ...voteRules,
  ...worryRules,
  ...orderRules,
  ...privateNumberRules,
  ...otherPeopleRules,
  ...cameraAndRosterRules,
  ...deedRules,
  ...disputeRules,
  ...healthRules,
  ...liveMeetingRules,
  ...privateAdviceRules,
  ...decisionRules,
  ...ownRecordRules,
];

const spellings: readonly (readonly [RegExp, string])[] = [
  [/だれ|ダレ/g, '誰'],
  // 滞納しとる、払っとらん: as it is said in the west.
  [/と(?=る|ら[んず]|って)(?<=[しっれけせめりえ]と)/g, 'て'],
  [/てらん/g, 'てない'],
  [/なまえ/g, '名前'],
  [/の(?=り(?:ま|た)|る(?:の|ん|か|で|$|[。?])|っ[てた])(?<=(?:に|名前[はがも])の)/g, '載'],
  [/たいのう|滞のう/g, '滞納'],
  [/くじょう/g, '苦情'],
  [/となり/g, '隣'],
  [/ひと(?=は|の|が|を|に|って|、|$)/g, '人'],
  [/こども|子供/g, '子ども'],
  [/でんわ/g, '電話'],
  [/かんりひ/g, '管理費'],
  [/おばあちゃん|おじいちゃん|ご主人|奥さん|旦那さん|おばさん|おじさん/g, 'の人'],
];

const anySpelling = new RegExp(spellings.map(([from]) => from.source).join('|'));

const spelt = (question: string): string =>
  anySpelling.test(question)
    ? spellings.reduce((now, [from, to]) => now.replace(from, to), question)
    : question;

/** お断りの見分け by what is said anywhere in the question. */
export function refusalOf(question: string): DeclineReason | null {
  const text = spelt(question);
  const fits = ({ all, none }: Rule) => all.every((sign) => sign.test(text)) && !none?.test(text);
  return rules.find(fits)?.reason ?? null;
}
