import { declineReasonOf } from '#domain/caretaker/decline-reason-of.ts';
import { emergencyOf } from '#domain/caretaker/emergency-of.ts';
import type { Asked, Evidence } from '#domain/caretaker/evidence/evidence.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import type { Reply } from '#domain/caretaker/reply.ts';
import { answeredLines } from './answered-lines.ts';
import { relatedLines, unknownLines } from './not-sure-lines.ts';
import { type Line, own, replyOf } from './quoting/quoted-line.ts';
import { declineLines, type Role } from './spoken/decline-lines.ts';
import { emergencyLines } from './spoken/emergency-lines.ts';
import { smallTalkOf } from './spoken/small-talk.ts';
import { voiceOf } from './spoken/voice-of.ts';
import { questionsToBegin, suggestedQuestions } from './suggested-questions.ts';

export type AnswerGiven = {
  readonly asked: Asked;
  readonly evidence: Evidence;
  readonly contacts: AssociationFacts['contacts'];
  readonly role: Role;
};

/** Below it only about half of the answers to tuning questions are right; see `docs/answers.md`. */
const answeredFrom = 0.6;
const relatedFrom = 0.15;
/** Below it, an answer asks to be checked. */
const sureFrom = 0.7;

const withoutDocuments = '文書を使わない設定のため、法律と一般的な説明だけからお答えします。';

/** 回答: composed of verbatim quotes; danger comes first, then what may not be answered. */
export function answerQuestion(given: AnswerGiven): Reply {
  return emergencyReply(given) ?? declinedReply(given) ?? smallTalk(given) ?? foundReply(given);
}

function emergencyReply({ asked, evidence, contacts }: AnswerGiven): Reply | undefined {
  const kind = emergencyOf(asked.question) ?? emergencyOf(evidence.understood);
  if (kind === null) return undefined;
  const said = `${asked.question}。${evidence.understood}`;
  const lines = emergencyLines({ kind, said, evidence, contacts });
  const quotesDocument = lines.some(({ quotes }) =>
    quotes.some(({ passage }) => passage.origin === 'document'),
  );
  return replyOf(lines, {
    outcome: 'emergency',
    accuracy: quotesDocument ? evidence.chance : null,
    suggestions: [],
  });
}

function declinedReply({ asked, evidence, role }: AnswerGiven): Reply | undefined {
  const decline = declineReasonOf(asked.question) ?? declineReasonOf(evidence.understood);
  if (decline === null) return undefined;
  return replyOf(declineLines(decline, asked.question, role), {
    outcome: 'declined',
    accuracy: null,
    suggestions: [],
  });
}

function smallTalk({ asked }: AnswerGiven): Reply | undefined {
  const said = smallTalkOf(asked.question);
  if (said === null) return undefined;
  return replyOf([own(said)], {
    outcome: 'small-talk',
    accuracy: null,
    suggestions: questionsToBegin(asked),
  });
}

function foundReply({ asked, evidence }: AnswerGiven): Reply {
  const { chance, items } = evidence;
  if (items.length === 0 || chance < relatedFrom) {
    const rest = { outcome: 'unknown', accuracy: chance, suggestions: [] } as const;
    return replyOf(unknownLines(evidence, asked), rest);
  }
  const suggestions = suggestedQuestions(evidence, asked);
  if (chance < answeredFrom) {
    const rest = { outcome: 'related', accuracy: chance, suggestions } as const;
    return replyOf(voiced(relatedLines(evidence, asked), asked), rest);
  }
  const check = chance < sureFrom ? [own('念のため、引用元もご確認ください。')] : [];
  const lines = [...answeredLines(evidence), ...check];
  return replyOf(voiced(lines, asked), { outcome: 'answered', accuracy: chance, suggestions });
}

function voiced(lines: readonly Line[], { expertMode, useDocuments }: Asked): readonly Line[] {
  const { opening, closing } = voiceOf(expertMode);
  const first = useDocuments ? opening : withoutDocuments;
  return [...saidIf(first), ...lines, ...saidIf(closing)];
}

function saidIf(words: string): readonly Line[] {
  return words === '' ? [] : [own(words)];
}
