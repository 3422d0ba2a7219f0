import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';

const asksMeaning =
  /^([^、。?？はがをの]{2,12}?)(?:とは|って|の意味(?:は|を)?)(?:、?(?:何|なん|なに|どんな(?:お金|もの|言葉)|どういう(?:お金|もの|意味|こと)))?(?:の?こと)?(?:ですか|でしょうか|だっけ|教えて(?:ください)?)?[?？。]*$/;

/** 予備費とは何ですか: where what was found says 「予備費とは、」, its words alone. */
export function definitionAnswer({ asked, evidence }: ExactGiven): ExactAnswer | undefined {
  const [, term] = asksMeaning.exec(plainQuestion(asked.question)) ?? [];
  if (term === undefined) return undefined;
  for (const { passage } of evidence.items) {
    const paragraph = passage.text.split('\n').find((it) => it.startsWith(`${term}とは、`));
    if (paragraph === undefined) continue;
    const sentences = paragraph.split(/(?<=。)/).filter((words) => words !== '');
    return {
      outcome: 'answered',
      lines: sentences.map((words, place) => ({
        markdown: `${place === 0 ? '' : '- '}${escapeMarkdown(words)}`,
        quotes: [{ passage, words }],
      })),
    };
  }
  return undefined;
}
