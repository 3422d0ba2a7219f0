import { contentWordsOf } from '#domain/caretaker/cited-answer/claims/content-words.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Entries } from '#domain/retrieval/question/synonyms.ts';
import { type Support, supportOf } from './check-sentence.ts';
import { cutAnswer } from './cut-answer.ts';
import { namesFacts, ownWordsIn } from './own-words.ts';
import type { Piece } from './read-piece.ts';
import { readSource, type SourceText } from './source-text.ts';

/** A passage that the model was shown, and how likely it is that it answers. */
export type Shown = { readonly passage: KnowledgePassage; readonly chance: number };

export type JudgeGiven = {
  readonly question: string;
  readonly entries: Entries;
  /** By label: `E1`. More may be shown while the answer is written. */
  readonly shown: ReadonlyMap<string, Shown>;
  /** Puts names back in the place of marks; nothing where a sentence must not be shown. */
  readonly restore: (text: string) => string | undefined;
};

/** Without a citation a sentence is bound to a source only where the source says it nearly word for word. */
const leastShareUncited = 0.85;
const unconfirmed = '（出典を確認できません）';

/** What is left of a piece of an answer once its sources have been asked. */
export type Judged = {
  readonly kind: 'fact' | 'not-found' | 'own' | 'pending';
  readonly text: string;
  readonly supports: readonly Support[];
  readonly checked: number;
  readonly removed: number;
};

/** 検証: reads every source once, however many sentences cite it. */
export function createJudge({ question, entries, shown, restore }: JudgeGiven) {
  const known = new Map<string, SourceText>();
  const sourceOf = (label: string): readonly SourceText[] => {
    const passage = shown.get(label)?.passage;
    if (passage === undefined) return [];
    const source = known.get(label) ?? readSource(passage);
    known.set(label, source);
    return [source];
  };

  const readSentence = (sentence: string, labels: readonly string[]): Judged => {
    // A mark without a word says nothing, and asking every source about it takes time.
    if (!/[\p{L}\p{N}]/u.test(sentence)) return kept('');
    const text = restore(sentence);
    if (text === undefined) return gone;
    const own = ownWordsIn(text);
    if (own === 'not-found') return { ...kept(text), kind: 'not-found' };
    const sources = labels.flatMap(sourceOf);
    const supports = supportOf(text, sources, { question, entries });
    if (supports.length > 0) return { ...kept(text), kind: 'fact', supports, checked: 1 };
    if (own !== undefined) return { ...kept(text), kind: own === 'lead-in' ? 'pending' : 'own' };
    return labels.length > 0 ? gone : readUncited(text);
  };

  const readUncited = (text: string): Judged => {
    // Read together with the question, a sentence without a word of its own would say what was asked.
    if (contentWordsOf(text, entries).length === 0) return gone;
    const all = [...shown.keys()].flatMap(sourceOf);
    const find = (leastShare?: number) =>
      all
        .map((source) => supportOf(text, [source], { question, entries, leastShare }))
        .find((supports) => supports.length > 0);
    const supports = find(leastShareUncited);
    if (supports) return { ...kept(text), kind: 'fact', supports, checked: 1 };
    return find() ? { ...kept(`${text}${unconfirmed}`), checked: 1, removed: 1 } : gone;
  };

  return ({ form, text, labels }: Piece): Judged => {
    if (form === 'heading') {
      const words = restore(text);
      return words === undefined || namesFacts(words) ? gone : { ...kept(words), kind: 'pending' };
    }
    const sentences = form === 'item' ? cutAnswer(text, true).pieces : [text];
    return joined(sentences.map((sentence) => readSentence(sentence, labels)));
  };
}

const gone: Judged = { kind: 'own', text: '', supports: [], checked: 1, removed: 1 };

function kept(text: string): Judged {
  return { kind: 'own', text, supports: [], checked: 0, removed: 0 };
}

/** The sentences of one list item, without those removed. */
function joined(reads: readonly Judged[]): Judged {
  const [first] = reads;
  if (first !== undefined && reads.length === 1) return first;
  return {
    kind: reads.some(({ supports }) => supports.length > 0) ? 'fact' : 'own',
    text: reads.map(({ text }) => text).join(''),
    supports: reads.flatMap(({ supports }) => supports),
    checked: reads.reduce((total, read) => total + read.checked, 0),
    removed: reads.reduce((total, read) => total + read.removed, 0),
  };
}
