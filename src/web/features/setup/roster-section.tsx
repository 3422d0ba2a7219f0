import { useState } from 'react';
import { readRosterTable, type Setup, undoRosterImport } from '#contract/setup.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { findHeadings } from '#domain/onboarding/roster.ts';
import { splitTable } from '#domain/repair-plan/register-file/split-table.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { cellWords } from '#web/lib/spreadsheet/cell-words.ts';
import { useKeptDraft } from '#web/lib/use-kept-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PasteForm } from '#web/ui/paste-form.tsx';
import { Section } from '#web/ui/section.tsx';
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
    <PasteForm
      label="貼り付ける欄"
      hint="見出しの行も合わせて、コピーして貼り付けてください。"
      text={draft.text}
      onText={(text) => keep({ text })}
      submitLabel="内容を確かめる"
      busyLabel={reading.isPending ? '確かめています' : null}
      faults={[fault, reading.error ? sentenceOf(reading.error) : ''].filter(Boolean)}
      onSubmit={() => {
        if (draft.text.trim() === '') setFault('表を貼り付けてください。');
        else void read(splitTable(draft.text)).catch(() => undefined);
      }}
      onFile={(file) => void choose(file).catch(() => undefined)}
    >
      <RosterExample />
    </PasteForm>
  );
}

/** The sheet that has the headings of a roster, else the first. */
function rosterIn(sheets: readonly { readonly rows: readonly (readonly unknown[])[] }[]): Rows {
  const tables = sheets.map(({ rows }) => rows.map((row) => row.map(cellWords)));
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
