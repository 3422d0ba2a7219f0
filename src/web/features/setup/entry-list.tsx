import { sentenceOf } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type EntryListProps = {
  empty: string;
  entries: readonly { readonly id: string; readonly title: string; readonly detail: string }[];
  /** Without it nothing can be taken away. */
  onRemove: ((id: string) => Promise<unknown>) | undefined;
  error: Error | null;
};

/** What is registered, line by line. */
export function EntryList({ empty, entries, onRemove, error }: EntryListProps) {
  return (
    <>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      {entries.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="max-w-[48rem] divide-y divide-line border-y border-line">
          {entries.map(({ id, title, detail }) => (
            <li key={id} className="flex items-center justify-between gap-x-4 py-2">
              <p className="min-w-0">
                {title}
                {detail && <span className="block text-muted">{detail}</span>}
              </p>
              {onRemove && (
                <Button variant="quiet" onClick={() => void onRemove(id).catch(() => undefined)}>
                  外す<VisuallyHidden>（{title}）</VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
