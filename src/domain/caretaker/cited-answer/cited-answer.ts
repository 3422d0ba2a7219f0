import { citedOf } from '#domain/caretaker/reply/cited-of.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { replyText } from '#domain/caretaker/reply/reply-text.ts';
import type { Reply, Statement } from '#domain/caretaker/reply.ts';
import { bandOfConfidence } from '#domain/retrieval/answer/confidence.ts';
import type { Support } from './check-sentence.ts';
import { cutAnswer } from './cut-answer.ts';
import { createJudge, type Judged, type JudgeGiven, type Shown } from './judge-piece.ts';
import { type Piece, readPiece } from './read-piece.ts';
import type { SourceText } from './source-text.ts';

type CitedAnswer = {
  /** Takes the next letters of the answer; gives back what has been checked since. */
  readonly add: (letters: string) => string;
  /** The rest, where the model came to its end, and all of it as a reply. */
  readonly finish: (isWhole: boolean) => { readonly text: string; readonly reply: Reply | null };
};

/** All sentences removed would halve the chance that those left are right. */
const removedPenalty = 0.5;

/**
 * 出典つきの回答: the answer of a language model, sentence by sentence. Only what its sources bear out
 * is left; a source that was never shown cannot be cited.
 */
export function startCitedAnswer(given: JudgeGiven): CitedAnswer {
  const judge = createJudge(given);
  const collected = collectStatements();
  let rest = '';
  let written = '';
  const advance = (isWhole: boolean): string => {
    const cut = cutAnswer(rest, isWhole);
    rest = cut.rest;
    for (const piece of cut.pieces.flatMap((line) => readPiece(line) ?? [])) {
      collected.take(piece, judge(piece));
    }
    const before = written;
    written = replyText({ ...emptyReply, statements: collected.statements });
    return written.slice(before.length);
  };
  return {
    add(letters) {
      rest += letters;
      return advance(false);
    },
    finish(isWhole) {
      const text = isWhole ? advance(true) : '';
      return { text, reply: replyOf(collected, given.shown) };
    },
  };
}

type CitedSource = { readonly source: SourceText; readonly quotes: Set<string> };
type Collected = ReturnType<typeof collectStatements>;

const emptyReply: Reply = {
  outcome: 'unknown',
  statements: [],
  sources: [],
  accuracy: null,
  suggestions: [],
};

/** A heading or 「次のとおりです。」 waits for a sentence that stays. */
function collectStatements() {
  const statements: Statement[] = [];
  const cited: CitedSource[] = [];
  const pending: Statement[] = [];
  const tally = { checked: 0, removed: 0, saysUnknown: false };
  const placeOf = ({ source, quotes }: Support): number => {
    const known = cited.findIndex((one) => one.source.passage.id === source.passage.id);
    const place = known < 0 ? cited.push({ source, quotes: new Set() }) - 1 : known;
    for (const quote of quotes) cited[place]?.quotes.add(quote);
    return place;
  };
  return {
    statements,
    cited,
    tally,
    take(piece: Piece, judged: Judged) {
      tally.checked += judged.checked;
      tally.removed += judged.removed;
      tally.saysUnknown ||= judged.kind === 'not-found';
      if (judged.text === '') return;
      const cites = [...new Set(judged.supports.map(placeOf))];
      const statement = { markdown: markdownOf(piece, judged.text), cites };
      if (judged.kind === 'pending') pending.push(statement);
      else statements.push(...pending.splice(0), statement);
    },
  };
}

function replyOf(
  { statements, cited, tally }: Collected,
  shown: ReadonlyMap<string, Shown>,
): Reply | null {
  if (cited.length === 0) {
    // Only 「見つかりませんでした」 may stand without any source.
    return tally.saysUnknown ? { ...emptyReply, statements: [...statements], accuracy: 0 } : null;
  }
  const sources = cited.map(({ source, quotes }) => citedOf(source.passage, [...quotes]));
  const chance = Math.max(0, ...cited.map(({ source }) => chanceOf(shown, source)));
  const accuracy = chance * (1 - (removedPenalty * tally.removed) / Math.max(1, tally.checked));
  const isAnswered = bandOfConfidence(accuracy) === 'answered' && !tally.saysUnknown;
  const outcome = isAnswered ? 'answered' : 'related';
  return { ...emptyReply, outcome, statements: [...statements], sources, accuracy };
}

function chanceOf(shown: ReadonlyMap<string, Shown>, { passage }: SourceText): number {
  const chances = [...shown.values()].filter((one) => one.passage.id === passage.id);
  return Math.max(0, ...chances.map(({ chance }) => chance));
}

function markdownOf({ form, mark }: Piece, text: string): string {
  const words = escapeMarkdown(text);
  if (form === 'heading') return `**${words}**`;
  return form === 'item' ? `${mark} ${words}` : words;
}
