import { Paperclip } from 'lucide-react';
import type { Application } from '#contract/applications.ts';
import type { FileEndpoint } from '#contract/endpoint.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { Anchor } from '#web/ui/anchor.tsx';

type FileListProps = {
  files: Application['files'];
  /** One's own, or what the board has before it. */
  endpoint: Pick<FileEndpoint<never>, 'method' | 'path' | 'needs'>;
};

/** What hangs on an application, opened in another tab. */
export function FileList({ files, endpoint }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="添付">
      {files.map(({ id, name }) => (
        <li key={id}>
          <Anchor
            href={requestOf(endpoint, { fileId: id }).url}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-2 font-bold text-primary underline underline-offset-4"
          >
            <Paperclip aria-hidden="true" className="size-5 shrink-0" />
            {name}
            <span className="sr-only">（新しいタブで開きます）</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
