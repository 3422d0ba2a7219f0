import type { IsoDate } from '#domain/calendar.ts';
import type { EmergencyKind } from './danger/emergency-kind.ts';
import { emergencyOf } from './emergency-of.ts';
import { isOfCosts } from './is-of-costs.ts';

/** Where a question has no subject of its own, these ask for help again. */
const asksForHelp =
  /電話|連絡|番号|何番|助け|どうすれば|どうしたら|どうしよ|何をすれば|何をしたら|呼[べびんぶ]/;
/** まだ止まりません、どんどん増えています: nothing else is named that it could be said of. */
const goesOn = /^(?:まだ|また|ずっと|どんどん|もっと|さらに|だんだん)[^はがをのか、?]{1,14}[。!]*$/;
const nobodyAnswers = /電話[^。!?]{0,6}(?:出|つなが|通じ)(?:ら?な|り?ませ)/;

type Said = {
  readonly question: string;
  /** The earlier questions of the conversation, oldest first. */
  readonly previous: readonly string[];
  readonly today?: IsoDate;
};

/** 緊急の答え: the kind of danger, and all that was said of it. */
type EmergencyTold = { readonly kind: EmergencyKind; readonly said: string };

/**
 * 会話の中の緊急: who was given the numbers and then asks who pays wants that answered; who asks for
 * help again, or tells that it goes on, is given the numbers again.
 */
export function emergencyInConversation(
  { question, previous, today }: Said,
  understood: string,
): EmergencyTold | null {
  const told = toldOn(today);
  const own = emergencyOf(question, today);
  if (own !== null) return { kind: own, said: `${question}。${understood}` };
  const before = previous.findLast((said) => emergencyOf(said, today) !== null);
  if (before === undefined) return understood === question ? null : told(understood, question);
  if (isOfCosts(question)) return null;
  if (asksForHelp.test(question) && understood !== question) return told(understood, question);
  const isNoBetter = goesOn.test(question) || nobodyAnswers.test(question);
  return isNoBetter ? told(before, question) : null;
}

const toldOn =
  (today: IsoDate | undefined) =>
  (danger: string, question: string): EmergencyTold | null => {
    const kind = emergencyOf(danger, today);
    return kind && { kind, said: `${question}。${danger}` };
  };
