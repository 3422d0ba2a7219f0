import { readDocument, type SourceDocument } from './read-document.ts';

const texts = import.meta.glob<string>('./documents/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const folder = './documents/';

/** Every document as its author wrote it, by file name. */
export const documentTexts: readonly (readonly [file: string, text: string])[] = Object.entries(
  texts,
)
  .map(([path, text]) => [path.slice(folder.length), text] as const)
  .toSorted(([a], [b]) => (a < b ? -1 : 1));

export function readDocuments(): readonly SourceDocument[] {
  return documentTexts.map(([file, text]) => readDocument(file, text));
}
