import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { ExactAnswer, ExactGiven, Known } from '#domain/caretaker/exact/known.ts';
import type { Kind } from '#domain/resolutions/kind.ts';
import { type Regime, regimeOf } from '#domain/resolutions/rule-for.ts';
import type { VoteQuestion } from '#domain/resolutions/vote-question.ts';
import type { VoteSubject, VoteThing } from '#domain/resolutions/vote-subject.ts';
import { demandLines, writtenLines } from './consent-lines.ts';
import { majorityLines } from './majority-lines.ts';
import { noticeLines } from './notice-lines.ts';
import { ordinaryLines } from './ordinary-lines.ts';
import { kindQuorumLines, meetingQuorumLines } from './quorum-lines.ts';
import { repairWorksLines, specialLines } from './special-lines.ts';
import { voteAsked } from './vote-asked.ts';

/** Which kind is meant is never guessed. */
const askingBack: ExactAnswer = {
  outcome: 'related',
  lines: [
    own('必要な賛成の数は、何を決めるかによって変わります。'),
    own(
      '普通決議と特別決議のどちらか、または議題（予算、規約の変更、建替えなど）を教えてください。',
    ),
  ],
  suggestions: [
    '普通決議には何人の賛成が必要ですか',
    '規約の変更には何人の賛成が必要ですか',
    '建替えには何分の何の賛成が必要ですか',
  ],
};

/** 決議のお尋ね: how many must agree, be present, how long before, from the table of the Act and the building's bylaws. */
export function voteAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const question = voteAsked(asked);
  if (question === null) return undefined;
  if (question.subject === null) return askingBack;
  const lines = linesOn(
    asked.useDocuments ? known : withoutDocuments(known),
    { ...question, subject: question.subject },
    question.regime ?? regimeOf(asked.today),
  );
  // Where the law's explanations are not at hand, nothing can be borne out.
  return lines.some(({ quotes }) => quotes.length > 0)
    ? { outcome: 'answered', lines, suggestions: suggestionsAfter(question.asks) }
    : undefined;
}

const withoutDocuments = ({ facts, passages }: Known): Known => ({
  facts,
  passages: passages.filter(({ origin }) => origin === 'law'),
});

type Subjected = VoteQuestion & { readonly subject: VoteSubject };

function linesOn(known: Known, question: Subjected, regime: Regime): readonly Line[] {
  const { asks, subject } = question;
  const kind = kindOf(subject);
  if (asks === 'demand') return demandLines(known);
  if (asks === 'written') return writtenLines(known);
  if (asks === 'notice') return noticeLines(known, kind, regime);
  if (asks === 'majority') return majorityOn(known, question, regime);
  if (subject === 'special') return kindQuorumLines(known, 'special', regime);
  return kind === null ? meetingQuorumLines(known) : kindQuorumLines(known, kind, regime);
}

function majorityOn(known: Known, { subject, topic }: Subjected, regime: Regime): readonly Line[] {
  if (subject === 'repair-works') return repairWorksLines(known);
  if (regime === 'until-2026-03') return majorityLines(known, kindOf(subject) ?? 'bylaw', regime);
  if (subject === 'special') return specialLines(known);
  if (subject === 'ordinary') return ordinaryLines(known, topic);
  const kind = kindOf(subject);
  return kind === null ? [] : majorityLines(known, kind, regime);
}

const kindOf = (subject: VoteSubject): Kind | null =>
  subject === 'special' || subject === 'meeting' || subject === 'repair-works' ? null : subject;

const suggestions: Readonly<Record<VoteThing, readonly string[]>> = {
  majority: ['総会は何人集まれば成立しますか', '総会の招集通知は何日前までに出しますか'],
  quorum: ['普通決議には何人の賛成が必要ですか', '特別決議には何人の賛成が必要ですか'],
  notice: ['総会は何人集まれば成立しますか', '普通決議には何人の賛成が必要ですか'],
  demand: ['総会の招集通知は何日前までに出しますか', '総会は何人集まれば成立しますか'],
  written: ['普通決議には何人の賛成が必要ですか', '特別決議には何人の賛成が必要ですか'],
};

const suggestionsAfter = (asks: VoteThing): readonly string[] => suggestions[asks];
