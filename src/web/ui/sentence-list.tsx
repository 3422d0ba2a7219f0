/** Sentences of the domain, which leave the full stop to the page. */
export function SentenceList({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="list-disc pl-6 marker:text-primary">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence.endsWith('。') ? sentence : `${sentence}。`}</li>
      ))}
    </ul>
  );
}
