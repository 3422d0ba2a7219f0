import { isGold } from './gold.mjs';
import { today } from './load-knowledge.mjs';

/** Asks one golden question as a board member would, and judges what comes back. */
export function ask(entry, product, knowledge) {
  const asked = {
    question: entry.question,
    previous: entry.previous === undefined ? [] : [entry.previous],
    expertMode: 'management',
    useDocuments: true,
    today,
  };
  let milliseconds = 0;
  const find = (one) => {
    const started = performance.now();
    const found = product.findEvidence(product.index, one, product.learnt);
    milliseconds += performance.now() - started;
    return found;
  };
  const known = {
    facts: knowledge.facts,
    passages: knowledge.passages,
    books: knowledge.openBooks,
    may: knowledge.may,
  };
  const { reply, evidence } = product.answerAsked({ asked, find, known, role: 'manager' });
  const text = product.replyText(reply);
  const place = evidence.items.findIndex(({ passage }) => isGold(passage, entry, knowledge));
  return {
    entry,
    evidence,
    reply,
    text,
    milliseconds,
    rank: place < 0 ? Number.POSITIVE_INFINITY : place + 1,
    isRight: entry.kind !== 'unanswerable' && holds(text, entry.answer, product),
    saysFirst: holds(firstQuote(reply), entry.answer, product),
    invented: inventedQuotes(reply, product.index),
  };
}

/** The first thing the reply quotes: what a reader takes for the answer. */
function firstQuote({ statements }) {
  return statements.find(({ cites }) => cites.length > 0)?.markdown ?? '';
}

/** Behind はい or いいえ the same words stand in です・ます. */
function holds(text, words, { politely }) {
  const said = plain(text);
  return words.every(
    (word) =>
      said.includes(plain(word)) || said.includes(plain(politely(`${word}。`).slice(0, -1))),
  );
}

function plain(text) {
  return text.replace(/[*\\]/g, '').normalize('NFKC').replace(/\s/g, '');
}

function inventedQuotes({ sources }, index) {
  return sources.flatMap(({ passageId, quotes }) => {
    const passage = index.passages.find(({ id }) => id === passageId);
    return quotes.filter((quote) => !passage?.text.includes(quote));
  });
}
