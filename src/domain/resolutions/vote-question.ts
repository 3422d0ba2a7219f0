import type { IsoDate } from '#domain/calendar.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { type Regime, regimeOf } from './rule-for.ts';
import { subjects } from './subject-phrases.ts';
import { excluded, inForceThen, past, things } from './vote-phrases.ts';
import type { VoteSubject, VoteThing } from './vote-subject.ts';

export type VoteQuestion = {
  readonly asks: VoteThing;
  /** Nothing where it does not say what is to be decided: then it is asked back. */
  readonly subject: VoteSubject | null;
  /** The asker's own matter: 予算, 役員の選任. */
  readonly topic: string | null;
  /** Given where the question names the law before the amendment. */
  readonly regime: Regime | null;
  /** 総会の定足数, and not 定足数 alone. */
  readonly namesMeeting: boolean;
};

/** Half width, no spaces, kana of one kind: タテカエ is たてかえ. */
const foldQuestion = (text: string): string =>
  normalise(text)
    .replace(/\s+/gu, '')
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

const longestQuestion = 200;

/** 決議のお尋ね: what a question asks of votes, quorums and notices; nothing where it asks for something else. */
export function readVoteQuestion(question: string): VoteQuestion | null {
  const text = foldQuestion(question.slice(0, longestQuestion));
  if (isExcluded(text)) return null;
  const named = subjectIn(text);
  const thing = things.find(({ asked, of }) => asked.test(text) && of.test(text));
  if (thing === undefined) return null;
  const { asks } = thing;
  const regime = inForceThen.test(text) ? 'until-2026-03' : regimeNamed(text);
  const rest = { asks, regime, namesMeeting: /総会|そうかい/.test(text) };
  if (asks !== 'majority') return { ...rest, ...ofMeeting(named) };
  if (named.subject === null && !thing.alone.test(text)) return null;
  return { ...rest, ...named };
}

/** Without its year, a day does not tell which law held. */
const isExcluded = (text: string): boolean =>
  excluded.some((words) => words.test(text)) ||
  (past.test(text) && !inForceThen.test(text)) ||
  (dayWithoutYear.test(text) && !dayOfNotice.test(text));

type Named = Pick<VoteQuestion, 'subject' | 'topic'>;

/** 予算は？ and 特別決議です: the matter that a reply names, if it does nothing else. */
export function namedSubject(reply: string): Named | null {
  const text = foldQuestion(reply);
  const named = subjectIn(text);
  return named.subject === null || isExcluded(text) ? null : named;
}

function subjectIn(folded: string): Named {
  const found = subjects.find(({ words }) => words.test(folded));
  if (found === undefined || (found.isOfAll && ofAnother.test(folded))) return nothing;
  return { subject: found.subject, topic: found.topic };
}

const nothing: Named = { subject: null, topic: null };
/** 民泊の禁止は特別決議ですか: of a matter that the table does not know, no kind is claimed. */
const ofAnother = /.{2}(?:は|には|って|も)、?(?:普通|特別)決議(?:です|でしょう|なの)/u;

/** The convocation and the presence are those of a meeting, unless a kind of its own is named. */
const ofMeeting = ({ subject, topic }: Named): Named =>
  subject === null || subject === 'ordinary'
    ? { subject: 'meeting', topic: null }
    : { subject, topic };

const dayWithoutYear = /[0-9]{1,2}月[^。]{0,8}(?:招集|通知|発送|知らせ|出した)/;
const dayOfNotice = /(20[0-9]{2})年([0-9]{1,2})月(?:([0-9]{1,2})日)?[^。]{0,8}(?:招集|通知|発送)/;

function regimeNamed(text: string): Regime | null {
  const [, year, month, day = '1'] = dayOfNotice.exec(text) ?? [];
  if (year === undefined || month === undefined) return null;
  const began: IsoDate = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return regimeOf(began);
}
