import { certifiedLimits, certifiedSheets } from '#domain/billing/dunning/certified-text.ts';
import { type LetterFacts, type LetterWords, letterOf } from '#domain/billing/dunning/letter.ts';
import { Typesetter } from '#server/typesetting/typesetter.ts';
import template from './letter.typ?raw';

const typesetter = new Typesetter({ template, timeoutMs: 15_000 });

/** A letter as PDF; 内容証明 on sheets of its own kind. */
export function renderLetter(
  facts: LetterFacts,
  { isDraft }: { isDraft: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  const mark = isDraft ? '（案）' : '';
  if (facts.kind === 'certified') {
    const sheets = certifiedSheets(facts);
    return typesetter.typeset({
      look: 'certified',
      title: `催告書${mark}`,
      author: facts.associationName,
      mark,
      sheets,
      ...certifiedLimits,
    });
  }
  const letter = letterOf(facts);
  return renderPaper({ ...letter, title: `${letter.title}${mark}` }, facts.associationName);
}

/** Any letter of the association, in the look of its letters. */
export function renderPaper(letter: LetterWords, author: string): Promise<Uint8Array<ArrayBuffer>> {
  return typesetter.typeset({ look: 'letter', ...letter, author });
}

export type ReceiptPaper = {
  readonly number: string;
  readonly date: string;
  readonly to: string;
  readonly from: readonly string[];
  readonly amount: string;
  readonly what: string;
  readonly way: string;
  readonly rows: readonly (readonly string[])[];
  readonly note: string;
};

/** 領収書 */
export function renderReceipt(paper: ReceiptPaper): Promise<Uint8Array<ArrayBuffer>> {
  return typesetter.typeset({
    look: 'receipt',
    title: '領収書',
    author: paper.from[0] ?? '',
    ...paper,
  });
}
