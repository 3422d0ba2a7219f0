import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { readLines } from '#domain/repair-plan/register-file/read-lines.ts';
import { splitTable } from '#domain/repair-plan/register-file/split-table.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { Rows } from './import-grid.tsx';
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
          ? 'Excelで表の範囲を選んでコピーし、下の欄に貼り付けてください。取り込む前に、内容を確かめられます。'
          : 'Excel（.xlsx）かCSVのファイルを選んでください。ファイルは、この画面の中だけで読みます。'
      }
      isWide
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

function PasteImport({ register, firstText, onClose }: ImportProps & { firstText: string }) {
  const [text, setText] = useState(firstText);
  const [rows, setRows] = useState<Rows | null>(() =>
    firstText === '' ? null : splitTable(firstText),
  );
  if (rows && hasLines(rows)) {
    return (
      <ImportPreview
        register={register}
        rows={rows}
        firstReplace="matching"
        onBack={() => setRows(null)}
        onClose={onClose}
      />
    );
  }
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setRows(splitTable(text));
      }}
    >
      <NeededColumns />
      <Field
        label="貼り付ける欄"
        error={
          rows ? '工事の行が見つかりません。表の範囲をもう一度コピーしてください。' : undefined
        }
      >
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            wrap="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setRows(null);
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

function hasLines(rows: Rows): boolean {
  return readLines(rows).lines.length > 0;
}

const example = [
  ['部分', '工事の内容', '計画年度', '数量', '単位', '単価（千円）'],
  ['外壁塗装', '塗替え', 'R17', '1,200', '㎡', '2.3'],
  ['給水ポンプ', '取替え', '2033、2049', '2', '台', '850'],
];

/** 必要なもの: said before anything is pasted or chosen, with an example. */
function NeededColumns() {
  const [head = [], ...lines] = example;
  return (
    <div className="grid gap-2 rounded-lg bg-surface px-4 py-3">
      <p>
        <strong>「部分」「数量」「単価」の列が要ります。</strong>
        計画年度、工事の内容、単位、周期、備考などの列も読みます。見出しがあれば、列の順番は自由です。
      </p>
      <section aria-label="表の例" tabIndex={0} className="overflow-x-auto">
        <table className="border-collapse whitespace-nowrap">
          <caption className="text-left text-muted">例</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className="border border-line bg-sunken px-2 text-left">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((cells) => (
              <tr key={cells[0]}>
                {cells.map((text, index) => (
                  <td key={index} className="border border-line bg-page px-2">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>
        全角の数字、￥、コンマ、和暦のままで読めます。「千円」「万円」の見出しは、円に直します。工事の区分は、次の画面で行ごとに選べます。
      </p>
    </div>
  );
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

  if (found && 'rows' in found) {
    return (
      <>
        <p className="mb-4">
          「{found.name}」の{found.lineCount.toLocaleString('ja-JP')}行を読みました。
        </p>
        <ImportPreview
          register={register}
          rows={found.rows}
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
  | { readonly name: string; readonly rows: Rows; readonly lineCount: number }
  | { readonly sentence: string };

/** Of several sheets, the one with a header and the most lines. */
async function findTable(file: File): Promise<Found> {
  const { readTableFile } = await import('#web/lib/spreadsheet/read-table-file.ts');
  const found = await readTableFile(file);
  if ('sentence' in found) return found;
  const tables = found.sheets
    .map(({ name, rows }) => ({ name, rows, table: readLines(rows) }))
    .filter(({ table }) => table.lines.length > 0 && (table.hasHeader || found.sheets.length === 1))
    .toSorted((one, other) => other.table.lines.length - one.table.lines.length);
  const [first] = tables;
  if (first) return { name: first.name, rows: first.rows, lineCount: first.table.lines.length };
  return {
    sentence:
      '工事の表が見つかりません。「部分」「数量」「単価」などの見出しのある表を、1枚目のシートに入れてください。',
  };
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
      <NeededColumns />
    </div>
  );
}
