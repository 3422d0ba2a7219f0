import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Wanted } from '#domain/caretaker/answering/quoting/span-scores.ts';
import { firstFigure } from './first-figure.ts';
import { type FirstWords, firstWords } from './first-words.ts';
import { politely } from './politely.ts';

const exception = /^(?:ただし|この限り|なお、[^。]*(?:除|限))/;
const isListed = ({ markdown }: Line): boolean =>
  /^(?:[-*+]|[0-9]+[.)])\s|^\*\*[^*]*：/.test(markdown);

/** The answer with はい or いいえ, or its figure, before it, where its first line decides that; else as it was. */
export function withFirstWords(lines: readonly Line[], wanted: Wanted): readonly Line[] {
  const [first, ...rest] = lines;
  if (first === undefined || isListed(first) || !isInForce(first)) return lines;
  const { understood, kind } = wanted;
  const verdict = verdictOf(lines, understood);
  if (verdict !== undefined) {
    return [
      { ...first, markdown: `**${verdict.slice(0, -1)}**。${politely(first.markdown)}` },
      ...rest,
    ];
  }
  const [quote, ...others] = first.quotes;
  const figure = others.length === 0 && quote && firstFigure(understood, kind, quote);
  if (!figure) return lines;
  return [{ ...first, markdown: `**${figure}**です。${politely(first.markdown)}` }, ...rest];
}

/** The words of the one sentence of the first line that decides, unless a ただし beside it may limit it. */
function verdictOf([first, ...rest]: readonly Line[], understood: string): FirstWords | undefined {
  const quotes = first?.quotes ?? [];
  const deciding = quotes.flatMap((quote) => {
    const verdict = firstWords(understood, quote.words);
    return verdict === undefined ? [] : [{ quote, verdict }];
  });
  const [decided] = deciding;
  if (decided === undefined || deciding.some(({ verdict }) => verdict !== decided.verdict)) {
    return undefined;
  }
  const beside = [...quotes, ...rest.flatMap((line) => line.quotes)].filter(
    (one) => one !== decided.quote && one.passage.id === decided.quote.passage.id,
  );
  return beside.some(({ words }) => exception.test(words)) ? undefined : decided.verdict;
}

/** Minutes tell of their day, and what has ended or is doubtful decides nothing. */
const isInForce = ({ quotes }: Line): boolean =>
  quotes.every(({ passage: { validity, confidence, category } }) => {
    const isOfNow = validity === 'current' || validity === 'always';
    return isOfNow && confidence !== 'B' && !category.endsWith('meeting');
  });
