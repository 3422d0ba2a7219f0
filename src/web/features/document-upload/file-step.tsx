import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { largestFileBytes } from '#contract/documents.ts';
import { classNames } from '#web/lib/class-names.ts';
import { acceptedFiles, faultOfFile } from '#web/lib/document-file.ts';
import { fileSizeWords } from '#web/lib/document-words.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';

/** The first step: one file, chosen or dropped, looked at before it is sent. */
export function FileStep({ onFile }: { onFile: (file: File) => void }) {
  const id = useId();
  const [fault, setFault] = useState<string>();
  const [isOver, setOver] = useState(false);

  function take(files: FileList | null) {
    const [file, ...others] = files ?? [];
    if (!file) return;
    const found =
      others.length > 0
        ? '一度に追加できるのは1つのファイルです。1つずつ選んでください。'
        : faultOfFile(file);
    setFault(found);
    if (found === undefined) onFile(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <div className="grid gap-4">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'relative flex flex-col items-center gap-2 rounded-xl border-2 border-dashed px-4 py-8 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:border-primary',
          isOver ? 'border-primary bg-primary-soft' : 'border-line-strong bg-surface',
        )}
      >
        <FileUp aria-hidden="true" className="size-9 text-muted" strokeWidth={1.5} />
        <label htmlFor={id} className="text-lg font-bold text-primary underline underline-offset-4">
          ファイルを選ぶ
        </label>
        <p className="hidden text-muted sm:block">ここへファイルをドラッグすることもできます。</p>
        <input
          id={id}
          type="file"
          accept={acceptedFiles}
          aria-describedby={`${id}-kinds`}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ target }) => {
            take(target.files);
            // The same file again is a choice, too.
            target.value = '';
          }}
        />
      </div>
      {fault && <FailureNote>{fault}</FailureNote>}
      <div id={`${id}-kinds`} className="text-muted">
        <p>
          PDF、Word（.docx）、Excel（.xlsx）、Markdown、テキスト、CSVを、
          {fileSizeWords(largestFileBytes)}まで追加できます。
        </p>
        <p>本文を読み取り、検索とAI管理人の回答に使います。ファイルは原本のまま保存します。</p>
      </div>
    </div>
  );
}
