const askingWord =
  /何|いつ|どこ|どちら|どなた|どんな|どの|どれ|どう|誰|だれ|いくら|幾ら|いくつ|なぜ|どうして/;
const trailing = /(?:には|では|とは|って|[はがをのにもでへと、,\s])+$/u;
const opening =
  /^(?:(?:じゃあ?|では|それでは|それなら|それで(?=、)|なら|ちなみに|あと|また|えっと|すみません|ところで)[、,\s]*)+/;

const firstSentence = (text: string): string => text.split(/[。？?！!\n]/u)[0] ?? '';

/** 話題: what a question is about, as the words it begins with; empty when it begins with an asking word. */
export function topicOf(question: string): string {
  const sentence = firstSentence(question.trim().replace(opening, ''));
  const asksAt = sentence.search(askingWord);
  const head = asksAt < 0 ? sentence : sentence.slice(0, asksAt);
  const marked = /^(.+?)(?:は|って|とは)(?![ぁ-ん]*[つず])/u.exec(head)?.[1];
  if (marked !== undefined) return marked.replace(trailing, '');
  return asksAt < 0 && /[すたいんか]$/u.test(sentence) ? '' : head.replace(trailing, '');
}

/** The question without the words that only lead over to it（じゃあ、では…）. */
export const withoutOpening = (question: string): string => question.trim().replace(opening, '');
