import { declineReasonOf } from '#domain/caretaker/decline-reason-of.ts';
import { emergencyInConversation } from '#domain/caretaker/emergency-in-conversation.ts';
import type { Asked, Evidence } from '#domain/caretaker/evidence/evidence.ts';
import { isOfCosts } from '#domain/caretaker/is-of-costs.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import type { Reply } from '#domain/caretaker/reply.ts';
import { answeredLines } from './answered-lines.ts';
import { relatedLines, unknownLines } from './not-sure-lines.ts';
import { type Line, own, replyOf } from './quoting/quoted-line.ts';
import { declineLines, type Role, ruleLines } from './spoken/decline-lines.ts';
import { emergencyLines } from './spoken/emergency-lines.ts';
import { lampLines } from './spoken/lamp-lines.ts';
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
  return (
    emergencyReply(given) ??
    declinedReply(given) ??
    smallTalk(given) ??
    lampReply(given) ??
    foundReply(given)
  );
}

function emergencyReply({ asked, evidence, contacts }: AnswerGiven): Reply | undefined {
  const told = emergencyInConversation(asked, evidence.understood);
  if (told === null) return undefined;
  const answer = isOfCosts(asked.question) ? costLines(evidence, asked) : [];
  const lines = emergencyLines({ ...told, evidence, contacts, answer });
  const quotesDocument = lines.some(({ quotes }) =>
    quotes.some(({ passage }) => passage.origin === 'document'),
  );
  return replyOf(lines, {
    outcome: 'emergency',
    accuracy: quotesDocument ? evidence.chance : null,
    suggestions: [],
  });
}

/** 保険は使えますか beside a leak: the pages on what to do now were told above. */
function costLines(evidence: Evidence, asked: Asked): readonly Line[] {
  const items = evidence.items.filter(({ sentences }) => isOfCosts(sentences[0]?.text ?? ''));
  const found = linesFound({ ...evidence, items, chance: items[0]?.chance ?? 0 }, asked);
  return found.length > 0
    ? found
    : [own('落ち着いてから、このことだけを、もう一度お尋ねください。')];
}

function declinedReply({ asked, evidence, role }: AnswerGiven): Reply | undefined {
  const decline = declineReasonOf(asked.question) ?? declineReasonOf(evidence.understood);
  if (decline === null) return undefined;
  const rule = decline.hasRule && evidence.chance >= answeredFrom ? ruleLines(evidence) : [];
  return replyOf([...declineLines(decline, asked.question, role), ...rule], {
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

/** Documents speak of power cuts; who mends one lamp stands in the list of numbers. */
function lampReply({ asked, contacts }: AnswerGiven): Reply | undefined {
  const lines = asked.useDocuments ? lampLines(asked.question, contacts) : undefined;
  return lines && replyOf(lines, { outcome: 'answered', accuracy: null, suggestions: [] });
}

function foundReply({ asked, evidence }: AnswerGiven): Reply {
  const { chance, items } = evidence;
  if (items.length === 0 || chance < relatedFrom) {
    const rest = { outcome: 'unknown', accuracy: chance, suggestions: [] } as const;
    return replyOf(unknownLines(evidence, asked), rest);
  }
  const suggestions = suggestedQuestions(evidence, asked);
  const outcome = chance < answeredFrom ? 'related' : 'answered';
  const lines = linesFound(evidence, asked);
  return replyOf(voiced(lines, asked), { outcome, accuracy: chance, suggestions });
}

function linesFound(evidence: Evidence, asked: Asked): readonly Line[] {
  if (evidence.chance < relatedFrom) return [];
  if (evidence.chance < answeredFrom) return relatedLines(evidence, asked);
  const check = evidence.chance < sureFrom ? [own('念のため、引用元もご確認ください。')] : [];
  return [...answeredLines(evidence), ...check];
}

function voiced(lines: readonly Line[], { expertMode, useDocuments }: Asked): readonly Line[] {
  const { opening, closing } = voiceOf(expertMode);
  const first = useDocuments ? opening : withoutDocuments;
  return [...saidIf(first), ...lines, ...saidIf(closing)];
}

function saidIf(words: string): readonly Line[] {
  return words === '' ? [] : [own(words)];
}
