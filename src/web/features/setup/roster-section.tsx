import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { readRosterTable, type Setup, undoRosterImport } from '#contract/setup.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { findHeadings } from '#domain/onboarding/roster.ts';
import { splitTable } from '#domain/repair-plan/register-file/split-table.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useKeptDraft } from '#web/lib/use-kept-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.tsx';
import { RosterExample } from './roster-example.tsx';
import { RosterPreview } from './roster-preview.tsx';

type RosterSectionProps = { setup: Setup; mayWrite: boolean };
type Rows = string[][];

/** 住戸と区分所有者: pasted or chosen, told cell by cell, registered as a whole, taken back for thirty days. */
export function RosterSection({ setup, mayWrite }: RosterSectionProps) {
  const { dwellingCount, imports } = setup;
  return (
    <Section
      id="roster"
      heading="住戸と区分所有者"
      description={
        dwellingCount === 0
          ? '管理組合の名簿を、Excelから貼り付けるか、ファイルで読み込みます。登録の前に、内容を確かめられます。'
          : `${dwellingCount}戸が登録されています。変わったところだけの表を貼り付けて、直すこともできます。`
      }
    >
      {mayWrite && <RosterInput />}
      <ImportList imports={imports} mayWrite={mayWrite} />
    </Section>
  );
}

function RosterInput() {
  const { draft, keep, forget } = useKeptDraft('setup-roster', { text: '' });
  const [rows, setRows] = useState<Rows | null>(null);
  const [fault, setFault] = useState('');
  const reading = useBooksAction(readRosterTable);

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
    else await read(rosterIn(found.sheets));
  }
  if (rows && reading.data) {
    return (
      <RosterPreview
        rows={rows}
        reading={reading.data}
        onBack={() => setRows(null)}
        onDone={() => {
          setRows(null);
          forget();
          keep({ text: '' });
        }}
      />
    );
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.text.trim() === '') setFault('表を貼り付けてください。');
        else void read(splitTable(draft.text)).catch(() => undefined);
      }}
    >
      <RosterExample />
      <Field label="貼り付ける欄" hint="見出しの行も合わせて、コピーして貼り付けてください。">
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            wrap="off"
            value={draft.text}
            onChange={({ target }) => keep({ text: target.value })}
          />
        )}
      </Field>
      {fault && <FailureNote>{fault}</FailureNote>}
      {reading.error && <FailureNote>{sentenceOf(reading.error)}</FailureNote>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={reading.isPending}>
          {reading.isPending ? '確かめています' : '内容を確かめる'}
        </Button>
        <FileButton
          variant="secondary"
          accept=".xlsx,.xlsm,.csv,.tsv,.txt"
          onFiles={([file]) => void choose(file).catch(() => undefined)}
        >
          <FileUp aria-hidden="true" className="size-5" />
          ファイルから読み込む
        </FileButton>
      </div>
    </form>
  );
}

/** A formula whose result the file does not hold says nothing. */
const wordsIn = (cell: unknown): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';

/** The sheet that has the headings of a roster, else the first. */
function rosterIn(sheets: readonly { readonly rows: readonly (readonly unknown[])[] }[]): Rows {
  const tables = sheets.map(({ rows }) => rows.map((row) => row.map(wordsIn)));
  return tables.find((rows) => findHeadings(rows)) ?? tables[0] ?? [];
}

function ImportList({ imports, mayWrite }: Pick<Setup, 'imports'> & { mayWrite: boolean }) {
  const undoing = useBooksAction(undoRosterImport);
  if (imports.length === 0) return null;
  async function undo(importId: string): Promise<void> {
    await undoing.mutateAsync({ importId });
    toast({ title: '取り込む前に戻しました', tone: 'good' });
  }
  return (
    <div className="mt-6 max-w-[48rem]">
      <h3 className="mb-2 text-lg font-bold">取り込みの記録</h3>
      {undoing.error && <FailureNote>{sentenceOf(undoing.error)}</FailureNote>}
      <ul className="divide-y divide-line border-y border-line">
        {imports.map(({ id, madeOn, madeAs, newCount, changedCount, isUndone, mayUndo }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 py-2">
            <p>
              {formatPlainDate(madeOn)}・{madeAs}
              <span className="block text-muted">
                新しい住戸{newCount}戸・変わった住戸{changedCount}戸
                {isUndone && '（取り消しました）'}
              </span>
            </p>
            {mayWrite && mayUndo && (
              <Button
                variant="quiet"
                disabled={undoing.isPending}
                onClick={() => void undo(id).catch(() => undefined)}
              >
                取り込む前に戻す
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && imports.some(({ mayUndo }) => mayUndo) && (
        <p className="mt-2 text-muted">新しい取り込みから順に、30日のあいだ戻せます。</p>
      )}
    </div>
  );
}
