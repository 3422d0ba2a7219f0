import { splitAtWords } from '#domain/documents/find-words.ts';

/** A text with the words that were searched for marked in it. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return splitAtWords(text, words).map((part) =>
    part.isFound ? (
      <mark key={part.start} className="rounded-sm bg-accent-soft text-text">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
