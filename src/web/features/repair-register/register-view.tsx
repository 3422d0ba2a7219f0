import { TableProperties } from 'lucide-react';
import {
  type DragEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { typicalWorks } from '#domain/repair-plan/beginning/typical-works.ts';
import { emptyItem, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { standardWorks } from '#domain/repair-plan/register/standard-cycles.ts';
import { worksContents } from '#domain/repair-plan/words/assumption-words.ts';
import type { PlanResult } from '#web/lib/plan-workbench/workbench.ts';
import { useIsNarrow } from '#web/lib/use-is-narrow.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ImportDialog, type ImportSource } from './import-dialog.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import {
  findLines,
  groupLines,
  type LineFilter,
  leftOutWords,
  sumOf,
  totalOf,
} from './register-lines.ts';
import { ProblemList, RemovalNotice, ShiftNotice } from './register-notices.tsx';
import { RegisterTable } from './register-table.tsx';
import { LineSearch, RegisterToolbar } from './register-toolbar.tsx';
import type { Spread } from './take-paste.ts';
import { newItemId, type Register, useRegister } from './use-register.ts';

/** 工事の表: every line of the plan, to be searched, put right, pasted, read from a file and written to one. */
export function RegisterView() {
  const register = useRegister();
  const [item, setItem] = useState<RepairItem | null>(null);
  const [source, setSource] = useState<ImportSource | null>(null);
  const [spread, setSpread] = useState<Spread | null>(null);
  const { lines } = register;
  const headingId = useId();
  useTablePage();
  const isEmpty = lines.length === 0;
  const open = useOpenLine(lines, setItem);
  useTablePaste(item === null && source === null && spread === null, (text) =>
    setSource({ kind: 'paste', text }),
  );

  function drop(event: DragEvent) {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file) setSource({ kind: 'file', file });
  }

  return (
    <section aria-labelledby={headingId} className="mb-10">
      <h2 id={headingId} className="sr-only">
        工事の表
      </h2>
      <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {!isEmpty && (
          <RegisterToolbar
            register={register}
            onAdd={() => setItem(newItem())}
            onPaste={() => setSource({ kind: 'paste', text: '' })}
            onImport={() => setSource({ kind: 'file', file: null })}
          />
        )}
        <ShiftNotice register={register} />
        {isEmpty ? (
          <EmptyRegister
            register={register}
            onPaste={() => setSource({ kind: 'paste', text: '' })}
            onImport={() => setSource({ kind: 'file', file: null })}
          />
        ) : (
          <>
            <ProblemList register={register} onOpen={open} />
            <Lines register={register} onOpen={open} onSpread={setSpread} />
            <Explanation register={register} />
          </>
        )}
      </div>
      <RemovalNotice removal={register.removal} />
      <ItemDialog register={register} item={item} onClose={() => setItem(null)} />
      <ImportDialog register={register} source={source} onSource={setSource} />
      <PasteDialog register={register} spread={spread} onClose={() => setSpread(null)} />
    </section>
  );
}

/** A screen that is a table takes the whole width of the window, and what stands above it is brief. */
function useTablePage() {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-table-page', true);
    return () => document.documentElement.removeAttribute('data-table-page');
  }, []);
}

function newItem(): RepairItem {
  return { ...emptyItem, id: newItemId(), quantity: 1, unit: '式' };
}

/** A stable function for the rows that finds the newest state of the line. */
function useOpenLine(lines: readonly RepairItem[], setItem: (item: RepairItem) => void) {
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  });
  return useCallback(
    (id: string) => {
      const line = latest.current.find((it) => it.id === id);
      if (line) setItem(line);
    },
    [setItem],
  );
}

/** Ctrl+V anywhere but in a field, with the cells of a spreadsheet in the clipboard. */
function useTablePaste(isListening: boolean, onPaste: (text: string) => void) {
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (event.defaultPrevented || !text.includes('\t') || isField(event.target)) return;
      event.preventDefault();
      onPaste(text);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [isListening, onPaste]);
}

/** A single cell is pasted into the field; a table is not, since fields have one line. */
function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, [type="search"]');
}

type LinesProps = {
  register: Register;
  onOpen: (id: string) => void;
  onSpread: (spread: Spread) => void;
};

function Lines({ register, onOpen, onSpread }: LinesProps) {
  const { lines, cycleMarksOf, problemsById, isEdited } = register;
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<LineFilter>('all');
  const sought = useDeferredValue(query);
  const find = useMemo(
    () => (name: LineFilter, words: string) =>
      findLines(lines, {
        query: words,
        filter: name,
        isEdited,
        isProblem: ({ id }) => problemsById.has(id),
        isPastCycle: (line) => cycleMarksOf(line).late !== '',
      }),
    [lines, cycleMarksOf, problemsById, isEdited],
  );
  const found = useMemo(() => find(filter, sought), [find, filter, sought]);
  const groups = useMemo(
    () => groupLines(found, ({ id }) => !problemsById.has(id)),
    [found, problemsById],
  );
  const isSearching = filter !== 'all' || sought.trim() !== '';
  return (
    <>
      <LineSearch
        query={query}
        onQuery={setQuery}
        filter={filter}
        onFilter={setFilter}
        countOf={(name) => find(name, '').length}
      />
      <Totals register={register} found={found} isSearching={isSearching} />
      {found.length === 0 ? (
        <EmptyState title="当てはまる工事はありません">
          さがす言葉を変えるか、「すべて」を選んでください。
        </EmptyState>
      ) : (
        <RegisterTable
          register={register}
          groups={groups}
          scope={isSearching ? `${filter} ${sought}` : ''}
          onOpen={onOpen}
          onSpread={onSpread}
        />
      )}
    </>
  );
}

type TotalsProps = {
  register: Register;
  found: readonly RepairItem[];
  isSearching: boolean;
};

/** The lines in sight and their sum, in one line: what is wrong is in no sum. */
function Totals({ register, found, isSearching }: TotalsProps) {
  const { lines, problemsById } = register;
  const { totalYen, leftOutCount } = totalOf(found, ({ id }) => !problemsById.has(id));
  return (
    <p role="status" className="mb-2">
      {isSearching && `${lines.length.toLocaleString('ja-JP')}行のうち`}
      {found.length.toLocaleString('ja-JP')}行、計画期間の合計{' '}
      <span className="font-bold tabular-nums">{formatYen(totalYen)}</span>
      {leftOutWords(leftOutCount)}
    </p>
  );
}

/** What the figures of the table are, and how one works in it. */
function Explanation({ register: { lines, result } }: { register: Register }) {
  const isNarrow = useIsNarrow();
  return (
    <div className="mt-3 grid max-w-[52rem] gap-1 text-muted">
      <p>
        金額は、数量×単価です。合計は、計画年度の回数だけ足しています。
        {result && worksWords(result, sumOf(lines))}
      </p>
      <p>
        {isNarrow
          ? '「直す」を押すと、その工事の内容を直せます。'
          : '計画年度、数量、単位、単価は、表の中で直せます。ほかの欄は、工事の名前を押すと直せます。矢印キーとEnterでセルを移り、F2で文字の途中を直し、Escで元の値に戻し、Ctrl＋Zで1つ前に戻します。Excelの範囲は、入れたいセルを選んで貼り付けてください。'}
      </p>
    </div>
  );
}

function worksWords({ plan, projection }: PlanResult, listedYen: number): string {
  const worksYen = sumYen(projection.years.map((year) => year.worksYen));
  if (worksYen === listedYen) return '';
  return `見通しに使う工事費は、全体で${formatYen(worksYen)}です。${worksContents(plan)}`;
}

type EmptyProps = { register: Register; onPaste: () => void; onImport: () => void };

function EmptyRegister({ register, onPaste, onImport }: EmptyProps) {
  return (
    <EmptyState
      icon={TableProperties}
      title="工事の項目がまだありません"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => register.replaceAll(usualWorks(register))}>
            標準様式の項目から始める
          </Button>
          <Button variant="secondary" onClick={onPaste}>
            Excelから貼り付ける
          </Button>
          <Button variant="secondary" onClick={onImport}>
            ファイルを読み込む
          </Button>
        </div>
      }
    >
      国の標準様式にある{standardWorks.length}
      の項目を入れて、数量と単価を書き込んでいけます。計画年度には、できた年と周期から置いた目安が入ります。Excelの表も読み込めます。
    </EmptyState>
  );
}

function usualWorks({ place, typedPlan: { startYear, yearCount } }: Register): RepairItem[] {
  return typicalWorks({ completedYear: place.completedYear, startYear, yearCount }, newItemId);
}
