import type { Asked } from '#domain/caretaker/evidence/evidence.ts';
import {
  namedSubject,
  readVoteQuestion,
  type VoteQuestion,
} from '#domain/resolutions/vote-question.ts';

const longestReply = 24;
/** 予算はいつ決まる asks for something else than the question before. */
const ownQuestion = /いつ|どこ|誰|だれ|なぜ|どう(?!です)|いくら|何(?![割票人名分])/;

/** The question itself, or 予算は？ and 普通決議です after one that was asked before. */
export function voteAsked({ question, previous }: Asked): VoteQuestion | null {
  const before = readVoteQuestion(previous.at(-1) ?? '');
  const read = readVoteQuestion(question);
  if (before === null || [...question].length > longestReply) return read;
  if (read !== null) return withSubjectBefore(read, before);
  if (ownQuestion.test(question)) return null;
  const named = namedSubject(question);
  return named === null ? null : { ...before, ...named };
}

/** 建替えは何分の何ですか, then 定足数は: of the same resolution. */
function withSubjectBefore(read: VoteQuestion, before: VoteQuestion): VoteQuestion {
  const isOpen = read.subject === null || read.subject === 'meeting';
  const isNamed = before.subject !== null && before.subject !== 'meeting';
  return isOpen && isNamed && !read.namesMeeting
    ? { ...read, subject: before.subject, topic: before.topic }
    : read;
}
