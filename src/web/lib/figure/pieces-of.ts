const longestPiece = 120;

/** Sentence by sentence: browsers fall silent in the middle of a long text. */
export function piecesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[。！？])|\n/)
    .flatMap((sentence) => (sentence.length > longestPiece ? sentence.split(/(?<=、)/) : sentence))
    .map((it) => it.trim())
    .filter((it) => it !== '');
}
