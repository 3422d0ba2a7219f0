import type { DeclineReason } from '#domain/caretaker/decline-reason.ts';
import { type Decline, declineReasonOf } from '#domain/caretaker/decline-reason-of.ts';
import { emergencyInConversation } from '#domain/caretaker/emergency-in-conversation.ts';
import type { Asked, Evidence } from '#domain/caretaker/evidence/evidence.ts';
import { booksAnswer } from '#domain/caretaker/exact/books/books-answer.ts';
import { owedBeside } from '#domain/caretaker/exact/books/owed-beside.ts';
import { exactAnswer } from '#domain/caretaker/exact/exact-answer.ts';
import type { ExactAnswer, Known } from '#domain/caretaker/exact/known.ts';
import { ownBillAnswer } from '#domain/caretaker/exact/own-bill-answer.ts';
import { namesOneself } from '#domain/caretaker/exact/own-bill-question.ts';
import { asksOwnWork } from '#domain/caretaker/exact/screens/screen-answer.ts';
import { isOfCosts } from '#domain/caretaker/is-of-costs.ts';
import type { Outcome, Reply } from '#domain/caretaker/reply.ts';
import { smallTalkOf } from '#domain/caretaker/small-talk.ts';
import { answeredFrom, sureFrom } from '#domain/caretaker/sureness.ts';
import { answeredLines } from './answered-lines.ts';
import { besideLivePlan } from './beside-live-plan.ts';
import { dayPassed } from './day-passed.ts';
import { absentLead, doneHere } from './done-here.ts';
import { withFirstWords } from './first-words/with-first-words.ts';
import { relatedLines, unknownLines } from './not-sure-lines.ts';
import { notTold } from './not-told.ts';
import { noticeFirst } from './notice-first.ts';
import { type Line, own, replyOf } from './quoting/quoted-line.ts';
import { declineLines, type Role, ruleLines } from './spoken/decline-lines.ts';
import { emergencyLines } from './spoken/emergency-lines.ts';
import { voiceOf } from './spoken/voice-of.ts';
import { questionsToBegin, suggestedQuestions } from './suggested-questions.ts';
import { whereGotLead } from './where-got.ts';

export type AnswerGiven = {
  readonly asked: Asked;
  readonly evidence: Evidence;
  readonly known: Known;
  readonly role: Role;
};

const relatedFrom = 0.25;

const withoutDocuments = '文書を使わない設定のため、法律と一般的な説明だけからお答えします。';

/** 回答: composed of verbatim quotes; danger comes first, then what may not be answered. */
export function answerQuestion(given: AnswerGiven): Reply {
  return (
    emergencyReply(given) ??
    ownBillReply(given) ??
    declinedReply(given) ??
    smallTalk(given) ??
    exactReply(given) ??
    foundReply(given)
  );
}

function emergencyReply(given: AnswerGiven): Reply | undefined {
  const { asked, evidence, known } = given;
  const told = emergencyInConversation(asked, evidence.understood);
  if (told === null) return undefined;
  const answer = isOfCosts(asked.question) ? costLines(given) : [];
  const lines = emergencyLines({ ...told, evidence, contacts: known.facts.contacts, answer });
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
function costLines(given: AnswerGiven): readonly Line[] {
  const { evidence } = given;
  const items = evidence.items.filter(({ sentences }) => isOfCosts(sentences[0]?.text ?? ''));
  const found = linesFound({
    ...given,
    evidence: { ...evidence, items, chance: items[0]?.chance ?? 0 },
  });
  return found.length > 0
    ? found
    : [own('落ち着いてから、このことだけを、もう一度お尋ねください。')];
}

/** Whether danger, a polite no or small talk is the answer, whatever may be found. */
export const isSaidAtOnce = (asked: Asked, understood: string): boolean =>
  emergencyInConversation(asked, understood) !== null ||
  declineOf(asked, understood) !== null ||
  smallTalkOf(asked.question) !== null;

const declineOf = ({ question }: Asked, understood: string): Decline | null =>
  declineReasonOf(question) ?? (understood === question ? null : declineReasonOf(understood));

/** To owners their own figures are no secret; who reads the ledger may ask for what the association has to pay. */
function ownBillFound(given: AnswerGiven): ExactAnswer | undefined {
  const { asked, known } = given;
  const isOfBooks = known.books?.readsLedger === true && !namesOneself(asked.question);
  if (isOfBooks && booksAnswer(given) !== undefined) return undefined;
  if (!namesOneself(asked.question) && asksOwnWork(given)) return undefined;
  const answer = ownBillAnswer(asked, known.ownBills ?? []);
  if (answer === undefined || namesOneself(asked.question)) return answer;
  return { ...answer, lines: [...answer.lines, ...owedBeside(asked.question, known.books)] };
}

function ownBillReply(given: AnswerGiven): Reply | undefined {
  const answer = ownBillFound(given);
  return answer && replyOf(answer.lines, { ...answer, accuracy: null, suggestions: [] });
}

function declinedReply(given: AnswerGiven): Reply | undefined {
  const lines = linesDeclined(given);
  return lines && replyOf(lines, { outcome: 'declined', accuracy: null, suggestions: [] });
}

function linesDeclined({ asked, evidence, known, role }: AnswerGiven): readonly Line[] | undefined {
  const decline = declineOf(asked, evidence.understood);
  if (decline === null) return undefined;
  const rule = decline.hasRule && evidence.chance >= answeredFrom ? ruleLines(evidence) : [];
  return [...declineLines(decline, asked.question, { role, may: known.may }), ...rule];
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

/** What can be looked up goes before what is found in texts. */
function exactReply(given: AnswerGiven): Reply | undefined {
  const exact = exactAnswer(given);
  if (exact === undefined) return undefined;
  const { outcome, lines, suggestions } = exact;
  return replyOf(voiced(lines, given.asked), {
    outcome,
    accuracy: null,
    suggestions: suggestions ?? suggestedQuestions(given.evidence, given.asked),
  });
}

function foundReply(given: AnswerGiven): Reply {
  const { asked, evidence, known } = given;
  const found = linesFound(given);
  const outcome = outcomeOf(evidence, found);
  const isUnknown = outcome === 'unknown';
  const lines = isUnknown
    ? unknownLines(asked)
    : [
        ...absentLead(asked.question, found),
        ...voiced(found, asked),
        ...doneHere(asked.question, known.facts),
      ];
  return replyOf(lines, {
    outcome,
    accuracy: evidence.chance,
    suggestions: isUnknown ? [] : suggestedQuestions(evidence, asked),
  });
}

/** What a notice tells is related, although the question found nothing. */
function outcomeOf({ chance, items }: Evidence, found: readonly Line[]): Outcome {
  if (items.length === 0 || chance < relatedFrom) return found.length > 0 ? 'related' : 'unknown';
  return chance < answeredFrom ? 'related' : 'answered';
}

export type Found = Pick<Reply, 'outcome' | 'accuracy'> & { readonly lines: readonly Line[] };

/** What is nobody else's business stays so beside another question. */
const ofOthers: ReadonlySet<DeclineReason> = new Set([
  'debtor-names',
  'complainant-names',
  'personal-data',
]);

/**
 * What is said of one question among others, before any voice; no lines where it is not known, and nothing at all
 * where only a whole reply can say it.
 */
export function foundFor(given: AnswerGiven): Found | undefined {
  const { asked, evidence } = given;
  if (emergencyInConversation(asked, evidence.understood) !== null) return undefined;
  if (smallTalkOf(asked.question) !== null) return undefined;
  const ownBill = ownBillFound(given);
  if (ownBill !== undefined) return { ...ownBill, accuracy: null };
  const decline = declineOf(asked, evidence.understood);
  if (decline !== null) {
    const lines = linesDeclined(given) ?? [];
    return ofOthers.has(decline.reason)
      ? { outcome: 'declined', accuracy: null, lines }
      : undefined;
  }
  const exact = exactAnswer(given);
  if (exact !== undefined) return { ...exact, accuracy: null };
  const lines = linesFound(given);
  return { outcome: outcomeOf(evidence, lines), accuracy: evidence.chance, lines };
}

function linesFound(given: Omit<AnswerGiven, 'role'>): readonly Line[] {
  const { asked, evidence } = given;
  const papers = dayPassed(linesOfPapers(given), { ...asked, question: evidence.understood });
  const lines = noticeFirst(papers, given);
  if (lines.length === 0) return lines;
  return [
    ...absentLead(asked.question, lines),
    ...whereGotLead(asked.question, evidence, lines),
    ...notTold(asked.question, lines),
    ...lines,
  ];
}

function linesOfPapers({ asked, known, ...given }: Omit<AnswerGiven, 'role'>): readonly Line[] {
  const evidence = { ...given.evidence, isOfTenant: known.facts.filesAsResident };
  if (evidence.chance < relatedFrom) return [];
  if (evidence.chance < answeredFrom) return besideLivePlan(relatedLines(evidence, asked), known);
  const lines = besideLivePlan(answeredLines(evidence), known);
  return evidence.chance < sureFrom
    ? [...lines, own('念のため、引用元もご確認ください。')]
    : withFirstWords(lines, evidence);
}

/** The lines of a reply between the opening and the closing of its voice. */
export function voiced(
  lines: readonly Line[],
  { expertMode, useDocuments }: Asked,
): readonly Line[] {
  const { opening, closing } = voiceOf(expertMode);
  const first = useDocuments ? opening : withoutDocuments;
  return [...saidIf(first), ...lines, ...saidIf(closing)];
}

function saidIf(words: string): readonly Line[] {
  return words === '' ? [] : [own(words)];
}
