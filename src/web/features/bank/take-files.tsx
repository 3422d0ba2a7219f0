import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { listSampleStatements } from '#contract/bank.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatementFileCard } from './statement-file-card.tsx';
import { useStatementFiles } from './use-statement-files.ts';

/** 明細を取り込む: files dropped or chosen; each says what was understood before anything is taken. */
export function TakeFiles({ books }: { books: Books }) {
  const statements = useStatementFiles();
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    statements.add([...event.dataTransfer.files]);
  }

  return (
    <Section
      id="take"
      heading="銀行の明細を取り込む"
      description="銀行の画面で保存した入出金明細（CSVか全銀形式）を選びます。中身を確かめてから取り込みます。同じ行が二重に入ることはありません。"
      isOnPaper={false}
    >
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl border-2 border-dashed p-5',
          isOver ? 'border-primary bg-primary-soft' : 'border-line-strong bg-surface',
        )}
      >
        <FileUp aria-hidden="true" className="size-8 shrink-0 text-primary max-sm:hidden" />
        <FileButton
          size="large"
          multiple
          accept=".csv,.txt,.dat,text/csv,text/plain"
          onFiles={statements.add}
        >
          明細のファイルを選ぶ
        </FileButton>
        <span className="text-muted max-sm:hidden">ここに置くこともできます。</span>
      </div>
      <Samples onUse={statements.addSample} />
      <ul className="grid gap-4" aria-live="polite">
        {statements.files.map((it) => (
          <StatementFileCard key={it.key} it={it} books={books} statements={statements} />
        ))}
      </ul>
    </Section>
  );
}

type Sample = { name: string; fileName: string };

function Samples({ onUse }: { onUse: (sample: Sample) => Promise<void> }) {
  const { samples } = useEndpoint(listSampleStatements, {});
  if (samples.length === 0) return null;
  return (
    <p className="my-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>見本の明細を使う：</span>
      {samples.map((sample) => (
        <Button
          key={sample.name}
          variant="quiet"
          onClick={() => void onUse(sample).catch(() => undefined)}
        >
          {sample.fileName.replace(/\.csv$/, '').replace('_', ' ')}
        </Button>
      ))}
    </p>
  );
}
