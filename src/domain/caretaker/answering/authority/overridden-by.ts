import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Kind } from '#domain/resolutions/kind.ts';
import { noticeFor, periodWords } from '#domain/resolutions/procedure.ts';
import type { Rule } from '#domain/resolutions/rule.ts';
import { amendedOn } from '#domain/resolutions/rule-for.ts';
import { from2026April, until2026March } from '#domain/resolutions/rules.ts';
import { majority, thresholdWords } from '#domain/resolutions/threshold.ts';

/** 改正法の優先: which article of the Act stands above a rule, and what it says instead. */
export type Overriding = { readonly article: string; readonly says: string };

type Conflict = Overriding & {
  readonly conflicts: RegExp;
  /** A rule that says this is already in line with the Act. */
  readonly unless?: RegExp;
};

const notice = noticeFor('usual', 'from-2026-04');
const now = {
  change: ruleOf(from2026April, 'major-change'),
  bylaw: ruleOf(from2026April, 'bylaw'),
  restoration: ruleOf(from2026April, 'restoration-large'),
  rebuilding: ruleOf(from2026April, 'rebuilding'),
  relaxed: ruleOf(from2026April, 'rebuilding-relaxed'),
};
const before = {
  bylaw: ruleOf(until2026March, 'bylaw'),
  restoration: ruleOf(until2026March, 'restoration-large'),
};

/** What the Act demands in numbers of owners; it asks the same of votes. */
function ruleOf(rules: Readonly<Partial<Record<Kind, Rule>>>, kind: Kind) {
  const { article, pass, quorum } = rules[kind] ?? {};
  if (article === undefined || pass?.heads === undefined) throw new Error(`no rule for ${kind}`);
  const { heads } = pass;
  return {
    article,
    share: `${heads.d}分の${heads.n}`,
    words: thresholdWords(heads),
    present: thresholdWords(quorum?.heads ?? majority),
  };
}

const all = '(?:組合員|区分所有者)(?:の)?(?:総数|全員|全体の数)(?:の)?';
const and = '(?:以上)?(?:の多数)?(?:及び|並びに|、かつ、?|かつ、?|と|で、?)';
const votes = '議決権(?:の)?(?:総数|全体)?(?:の)?';
// 各4分の3 says once what 組合員総数の4分の3以上及び議決権総数の4分の3以上 says twice.
const ofAll = (share: string) =>
  new RegExp(
    `${all}${share}${and}${votes}${share}|${all}${and}${votes}(?:の)?(?:各|それぞれ)?${share}`,
  );

const ofThosePresent = /出席した?(?:組合員|区分所有者|者)/;

const conflicts: readonly Conflict[] = [
  {
    article: `${now.change.article}・${now.bylaw.article}`,
    says: `規約の変更や共用部分の重大な変更は、全員ではなく、出席した区分所有者の人数と議決権の、それぞれ${now.bylaw.words}の賛成で決まります。出席は、人数と議決権の両方で${now.bylaw.present}が必要です。`,
    conflicts: ofAll(`(?:各|それぞれ)?${before.bylaw.share}`),
    unless: ofThosePresent,
  },
  {
    article: now.restoration.article,
    says: `建物の価格の2分の1を超える部分が失われたときの復旧は、出席した区分所有者の人数と議決権の、それぞれ${now.restoration.words}の賛成で決まります。`,
    conflicts: new RegExp(`2分の1を超える.{0,40}(?:滅失|失われ).{0,80}${before.restoration.share}`),
    unless: ofThosePresent,
  },
  {
    article: now.relaxed.article,
    says: `建替えに必要な賛成は、耐震性の不足など法律の決めた事由があるときは、全員の${now.relaxed.words}に下がります。`,
    conflicts: new RegExp(`建替え.{0,60}${now.rebuilding.share}`),
    unless: new RegExp(`${now.relaxed.share}.{0,20}(?:とする|軽減)|${now.relaxed.article}`),
  },
  {
    article: notice.article,
    says: `総会の招集の通知は、少なくとも${periodWords(notice.least)}前までに発しなければなりません。規約でこれより短くすることは、できなくなりました。`,
    conflicts:
      /(?:会日の)?(?:[1-6]|[一二三四五六])日前まで.{0,40}(?:短|縮|通知を(?:発|出|送))|通知.{0,40}(?:[1-6]|[一二三四五六])日前までに発/,
    // The board may be called together as its bylaws say.
    unless: /1週間を下回|7日を下回|理事会を招集|理事会の招集|(?:理事|監事)(?:全員)?に/,
  },
  {
    article: notice.article,
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
