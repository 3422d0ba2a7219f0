import { useState } from 'react';
import { type PaperMeaning, readPaperTable } from '#contract/company-paper.ts';
import { splitTable } from '#domain/repair-plan/register-file/split-table.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { cellWords } from '#web/lib/spreadsheet/cell-words.ts';
import { useKeptDraft } from '#web/lib/use-kept-draft.ts';
import { PasteForm } from '#web/ui/paste-form.tsx';
import { PaperPreview } from './paper-preview.tsx';

type Table = string[][];
type Said = { column: number | null; meanings: PaperMeaning[] };

const nothingSaid: Said = { column: null, meanings: [] };

/** Where a paper is pasted or chosen; what it says is shown before anything is kept. */
export function PaperInput({ month, onDone }: { month: string; onDone: () => void }) {
  const { draft, keep, forget } = useKeptDraft(`company-paper-${month}`, { text: '' });
  const [table, setTable] = useState<Table | null>(null);
  const [said, setSaid] = useState(nothingSaid);
  const [fault, setFault] = useState('');
  const reading = useBooksAction(readPaperTable);

  async function read(rows: Table, now: Said): Promise<void> {
    setFault('');
    if (!rows.some((row) => row.some((cell) => cell.trim() !== ''))) {
      setFault('月報の表を貼り付けるか、ファイルを選んでください。');
      return;
    }
    setSaid(now);
    setTable(rows);
    await reading.mutateAsync({ month, table: rows, ...now });
  }
  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const { readTableFile } = await import('#web/lib/spreadsheet/read-table-file.ts');
    const found = await readTableFile(file);
    if ('sentence' in found) setFault(found.sentence);
    else
      await read(
        found.sheets.flatMap(({ rows }) => rows.map((row) => row.map(cellWords))),
        nothingSaid,
      );
  }
  if (table && reading.data) {
    return (
      <PaperPreview
        month={month}
        paper={{ table, ...said }}
        reading={reading.data}
        isBusy={reading.isPending}
        onSay={(now) => void read(table, now).catch(() => undefined)}
        onBack={() => setTable(null)}
        onDone={() => {
          forget();
          onDone();
        }}
      />
    );
  }
  return (
    <div className="mt-4 max-w-[48rem]">
      <PasteForm
        label="月報の表"
        hint="収支報告の表を、見出しの行も合わせてコピーし、貼り付けてください。Excelからも、PDFの文字からも貼り付けられます。"
        text={draft.text}
        onText={(text) => keep({ text })}
        submitLabel="帳簿とくらべる"
        busyLabel={reading.isPending ? 'くらべています' : null}
        faults={[fault, reading.error ? sentenceOf(reading.error) : ''].filter(Boolean)}
        onSubmit={() => void read(tableIn(draft.text), nothingSaid).catch(() => undefined)}
        onFile={(file) => void choose(file).catch(() => undefined)}
      />
    </div>
  );
}

/** Commas within a line that has no tab are those of its amounts. */
function tableIn(text: string): Table {
  return text.includes('\t') ? splitTable(text) : text.split(/\r?\n/).map((line) => [line]);
}
