import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { type RegisterTable, readLines } from '#domain/repair-plan/register-file/read-lines.ts';
import { splitTable } from '#domain/repair-plan/register-file/split-table.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { Register } from './use-register.ts';

/** Where the lines come from: a pasted text, or a file that was chosen or dropped. */
export type ImportSource =
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: 'file'; readonly file: File | null };

type ImportDialogProps = {
  register: Register;
  source: ImportSource | null;
  onSource: (source: ImportSource | null) => void;
};

/** 取り込み: first what will happen to the table, then, at a button, it happens. */
export function ImportDialog({ register, source, onSource }: ImportDialogProps) {
  const isPaste = source?.kind === 'paste';
  return (
    <Dialog
      title={isPaste ? 'Excelから貼り付ける' : 'ファイルを読み込む'}
      description={
        isPaste
          ? 'Excelで表の範囲をコピーして、下の欄に貼り付けてください。'
          : 'Excel（.xlsx）かCSVのファイルを選んでください。ファイルは、この画面の中だけで読みます。'
      }
      open={source !== null}
      onOpenChange={(open) => {
        if (!open) onSource(null);
      }}
    >
      {source?.kind === 'paste' && (
        <PasteImport register={register} firstText={source.text} onClose={() => onSource(null)} />
      )}
      {source?.kind === 'file' && (
        <FileImport register={register} firstFile={source.file} onClose={() => onSource(null)} />
      )}
    </Dialog>
  );
}

type ImportProps = { register: Register; onClose: () => void };

const headerHint =
  '1行目に「部分」「数量」「単価」などの見出しがあれば、列の順番は自由です。見出しがないときは、書き出したファイルと同じ順番で読みます。';

function PasteImport({ register, firstText, onClose }: ImportProps & { firstText: string }) {
  const [text, setText] = useState(firstText);
  const [table, setTable] = useState(() => (firstText === '' ? null : tableOf(firstText)));
  if (table && table.lines.length > 0) {
    return (
      <ImportPreview
        register={register}
        table={table}
        firstReplace="matching"
        onBack={() => setTable(null)}
        onClose={onClose}
      />
    );
  }
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTable(tableOf(text));
      }}
    >
      <Field
        label="貼り付ける欄"
        hint={headerHint}
        error={
          table ? '工事の行が見つかりません。表の範囲をもう一度コピーしてください。' : undefined
        }
      >
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            wrap="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setTable(null);
            }}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-end">
        内容を確かめる
      </Button>
    </form>
  );
}

function tableOf(text: string): RegisterTable {
  return readLines(splitTable(text));
}

function FileImport({ register, firstFile, onClose }: ImportProps & { firstFile: File | null }) {
  const [found, setFound] = useState<Found | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isFirst, setFirst] = useState(true);

  async function read(file: File | undefined | null) {
    if (!file) return;
    setBusy(true);
    setFound(await findTable(file));
    setBusy(false);
  }
  if (isFirst) {
    setFirst(false);
    void read(firstFile);
  }

  if (found && 'table' in found) {
    return (
      <>
        <p className="mb-4">
          「{found.name}」の{found.table.lines.length.toLocaleString('ja-JP')}行を読みました。
        </p>
        <ImportPreview
          register={register}
          table={found.table}
          firstReplace="all"
          onBack={() => setFound(null)}
          onClose={onClose}
        />
      </>
    );
  }
  return (
    <FileChoice isBusy={isBusy} sentence={found?.sentence} onFile={(file) => void read(file)} />
  );
}

type Found =
  | { readonly name: string; readonly table: RegisterTable }
  | { readonly sentence: string };

/** Of several sheets, the one with a header and the most lines. */
async function findTable(file: File): Promise<Found> {
  const { readTableFile } = await import('#web/lib/spreadsheet/read-table-file.ts');
  const found = await readTableFile(file);
  if ('sentence' in found) return found;
  const tables = found.sheets
    .map(({ name, rows }) => ({ name, table: readLines(rows) }))
    .filter(({ table }) => table.lines.length > 0 && (table.hasHeader || found.sheets.length === 1))
    .toSorted((one, other) => other.table.lines.length - one.table.lines.length);
  return (
    tables[0] ?? {
      sentence:
        '工事の表が見つかりません。「部分」「数量」「単価」などの見出しのある表を、1枚目のシートに入れてください。',
    }
  );
}

type FileChoiceProps = {
  isBusy: boolean;
  sentence: string | undefined;
  onFile: (file: File | undefined) => void;
};

function FileChoice({ isBusy, sentence, onFile }: FileChoiceProps) {
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <div className="grid gap-4">
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="relative flex flex-col items-center gap-2 rounded-xl border-2 border-dashed border-line-strong bg-surface px-4 py-8 text-center focus-within:border-focus"
      >
        <FileUp aria-hidden="true" className="size-9 text-muted" strokeWidth={1.5} />
        <label htmlFor={id} className="font-bold text-primary underline underline-offset-4">
          {isBusy ? '読んでいます' : 'ファイルを選ぶ'}
        </label>
        <p className="hidden text-muted sm:block">ここへファイルをドラッグすることもできます。</p>
        <input
          id={id}
          type="file"
          accept=".xlsx,.xlsm,.csv,.tsv,.txt,.xls"
          disabled={isBusy}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={(event) => onFile(event.target.files?.[0])}
        />
      </div>
      <p role="alert" className="font-bold text-danger empty:hidden">
        {sentence}
      </p>
      <p className="text-muted">{headerHint}</p>
    </div>
  );
}
