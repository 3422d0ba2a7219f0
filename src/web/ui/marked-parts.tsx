type MarkedPartsProps = {
  parts: readonly { readonly text: string; readonly isFound: boolean }[];
};

/** A text that the server has marked, in pieces. */
export function MarkedParts({ parts }: MarkedPartsProps) {
  return parts.map(({ text, isFound }, place) =>
    isFound ? (
      <mark key={place} className="rounded-sm bg-accent-soft text-text">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
