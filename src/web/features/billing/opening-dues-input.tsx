import { useState } from 'react';
import { type OpeningDues, readOpeningDuesTable } from '#contract/opening-dues.ts';
import { splitTable } from '#domain/repair-plan/register-file/split-table.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { cellWords } from '#web/lib/spreadsheet/cell-words.ts';
import { useKeptDraft } from '#web/lib/use-kept-draft.ts';
import { PasteForm } from '#web/ui/paste-form.tsx';
import { OpeningDuesPreview } from './opening-dues-preview.tsx';
import { OpeningDuesRow } from './opening-dues-row.tsx';
import { OpeningDuesSums } from './opening-dues-sums.tsx';

type Rows = string[][];

const head = ['部屋番号', '種類', '費目', '月分', '金額'].join('\t');

/** Typed line by line, pasted, or read from a file; told before anything is saved. */
export function OpeningDuesInput({ opening }: { opening: OpeningDues }) {
  const { draft, keep, forget } = useKeptDraft('opening-dues', { text: '' });
  const [rows, setRows] = useState<Rows | null>(null);
  const [fault, setFault] = useState('');
  const reading = useBooksAction(readOpeningDuesTable);
  const { text } = draft;
  // A table of another form has columns of its own: a line of ours would not fit into it.
  const takesLines = text.trim() === '' || text.startsWith(head);

  async function read(found: Rows): Promise<void> {
    setFault('');
    setRows(found);
    await reading.mutateAsync({ rows: found });
  }
  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const { readTableFile } = await import('#web/lib/spreadsheet/read-table-file.ts');
    const found = await readTableFile(file);
    if ('sentence' in found) setFault(found.sentence);
    else await read((found.sheets[0]?.rows ?? []).map((row) => row.map(cellWords)));
  }
  if (rows && reading.data) {
    return (
      <OpeningDuesPreview
        rows={rows}
        reading={reading.data}
        onBack={() => setRows(null)}
        onDone={forget}
      />
    );
  }
  return (
    <div className="grid gap-6 print:hidden">
      <OpeningDuesSums sums={opening.sums} />
      {takesLines && (
        <OpeningDuesRow
          opening={opening}
          onAdd={(cells) =>
            keep({ text: `${text.trim() === '' ? head : text.trimEnd()}\n${cells.join('\t')}\n` })
          }
        />
      )}
      <PasteForm
        label="入れる内容"
        hint="Excelの表を、見出しの行も合わせて貼り付けることもできます。見出しは「部屋番号」「種類」「費目」「月分」「金額」です。「管理費」「修繕積立金」のように、費目を列に並べた表も読めます。"
        text={text}
        onText={(next) => keep({ text: next })}
        submitLabel="内容を確かめる"
        busyLabel={reading.isPending ? '確かめています' : null}
        faults={[fault, reading.error ? sentenceOf(reading.error) : ''].filter(Boolean)}
        onSubmit={() => {
          if (text.trim() === '') setFault('1件ずつ加えるか、表を貼り付けてください。');
          else void read(splitTable(text)).catch(() => undefined);
        }}
        onFile={(file) => void choose(file).catch(() => undefined)}
      />
    </div>
  );
}
