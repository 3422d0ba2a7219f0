import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { amendedOn } from '#domain/resolutions/rule-for.ts';

/** 改正法の優先: which article of the Act stands above a rule, and what it says instead. */
export type Overriding = { readonly article: string; readonly says: string };

type Conflict = Overriding & {
  readonly conflicts: RegExp;
  /** A rule that says this is already in line with the Act. */
  readonly unless?: RegExp;
};

const all = '(?:組合員|区分所有者)(?:の)?(?:総数|全員|全体の数)(?:の)?';
const and = '(?:以上)?(?:の多数)?(?:及び|並びに|、かつ、?|かつ、?|と|で、?)';
const votes = '議決権(?:の)?(?:総数|全体)?(?:の)?';
// 各4分の3 says once what 組合員総数の4分の3以上及び議決権総数の4分の3以上 says twice.
const ofAll = (share: string) =>
  new RegExp(
    `${all}${share}${and}${votes}${share}|${all}${and}${votes}(?:の)?(?:各|それぞれ)?${share}`,
  );

const threeQuarters = '(?:各|それぞれ)?4分の3';
const ofThosePresent = /出席した?(?:組合員|区分所有者|者)/;

const conflicts: readonly Conflict[] = [
  {
    article: '第17条第1項・第31条第1項',
    says: '規約の変更や共用部分の重大な変更は、全員ではなく、出席した区分所有者の人数と議決権の、それぞれ4分の3以上の賛成で決まります。出席は、人数と議決権の両方で過半数が必要です。',
    conflicts: ofAll(threeQuarters),
    unless: ofThosePresent,
  },
  {
    article: '第61条第5項',
    says: '建物の価格の2分の1を超える部分が失われたときの復旧は、出席した区分所有者の人数と議決権の、それぞれ3分の2以上の賛成で決まります。',
    conflicts: /2分の1を超える.{0,40}(?:滅失|失われ).{0,80}4分の3/,
    unless: ofThosePresent,
  },
  {
    article: '第62条第2項',
    says: '建替えに必要な賛成は、耐震性の不足など法律の決めた事由があるときは、全員の4分の3以上に下がります。',
    conflicts: /建替え.{0,60}5分の4/,
    unless: /4分の3.{0,20}(?:とする|軽減)|第62条第2項/,
  },
  {
    article: '第35条第1項',
    says: '総会の招集の通知は、少なくとも1週間前までに発しなければなりません。規約でこれより短くすることは、できなくなりました。',
    conflicts:
      /(?:会日の)?(?:[1-6]|[一二三四五六])日前まで.{0,40}(?:短|縮|通知を(?:発|出|送))|通知.{0,40}(?:[1-6]|[一二三四五六])日前までに発/,
    // The board may be called together as its bylaws say.
    unless: /1週間を下回|7日を下回|理事会を招集|理事会の招集|(?:理事|監事)(?:全員)?に/,
  },
  {
    article: '第35条第1項',
    says: '招集の通知には、すべての議案について議案の要領を示さなければなりません。',
    conflicts:
      /(?:変更|復旧|建替え)で?(?:ある|する)とき(?:は|に限り)、?(?:その)?(?:議案の要領|要領)も/,
    unless: /全ての議案|すべての議案/,
  },
];

/**
 * Empty where the Act leaves the rule alone: a rule written since the amendment, a law, minutes. An old
 * version is tested, too, because somebody may still hold it in hand.
 */
export function overriddenBy(
  passage: Pick<KnowledgePassage, 'category' | 'inForceFrom' | 'issuedOn' | 'text'>,
): readonly Overriding[] {
  const { category, inForceFrom, issuedOn, text } = passage;
  if (category !== 'bylaw' && category !== 'rule') return [];
  const writtenOn = inForceFrom ?? issuedOn;
  if (writtenOn !== null && writtenOn >= amendedOn) return [];
  const plain = text
    .normalize('NFKC')
    .replace(/四分の三/g, '4分の3')
    .replace(/五分の四/g, '5分の4');
  return conflicts
    .filter((one) => one.conflicts.test(plain) && !one.unless?.test(plain))
    .map(({ article, says }) => ({ article, says }));
}
