import { ClipboardPaste, Download, FileUp, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { carryingProps } from '#web/lib/plan-workbench/hindrance.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';
import { type LineFilter, lineFilters } from './register-lines.ts';
import type { Register } from './use-register.ts';

type RegisterToolbarProps = {
  register: Register;
  onAdd: () => void;
  onPaste: () => void;
  onImport: () => void;
};

/** What one does with the whole table. */
export function RegisterToolbar({ register, onAdd, onPaste, onImport }: RegisterToolbarProps) {
  const { isBusy, save } = useExport(register);
  const carrying = carryingProps(useWorkbench(), () => void save());
  return (
    <div className="mb-3 grid gap-2 sm:flex sm:flex-wrap">
      <Button onClick={onAdd}>
        <Plus aria-hidden="true" className="size-5" />
        工事を加える
      </Button>
      <Button variant="secondary" onClick={onPaste}>
        <ClipboardPaste aria-hidden="true" className="size-5" />
        Excelから貼り付ける
      </Button>
      <Button variant="secondary" onClick={onImport}>
        <FileUp aria-hidden="true" className="size-5" />
        ファイルを読み込む
      </Button>
      <Button
        variant="secondary"
        {...carrying}
        aria-disabled={carrying['aria-disabled'] || isBusy}
        onClick={isBusy ? undefined : carrying.onClick}
      >
        <Download aria-hidden="true" className="size-5" />
        {isBusy ? '書き出しています' : 'Excelに書き出す'}
      </Button>
    </div>
  );
}

/** The file holds the plan as it is tried. */
function useExport({ typedPlan, result, answer }: Register) {
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const [{ planWorkbook, workbookFileName }, { saveWorkbook }] = await Promise.all([
        import('#domain/repair-plan/register-file/plan-workbook.ts'),
        import('#web/lib/spreadsheet/save-workbook.ts'),
      ]);
      const facts = {
        plan: typedPlan,
        projection: result?.projection ?? null,
        associationName: answer.associationName,
        on: answer.today,
      };
      await saveWorkbook(planWorkbook(facts), workbookFileName(facts));
      toast({ title: 'Excelのファイルに書き出しました', tone: 'good' });
    } catch {
      toast({
        title: '書き出せませんでした',
        description: 'もう一度お試しください。',
        tone: 'danger',
      });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, save };
}

type LineSearchProps = {
  query: string;
  onQuery: (query: string) => void;
  filter: LineFilter;
  onFilter: (filter: LineFilter) => void;
  countOf: (filter: LineFilter) => number;
};

export function LineSearch({ query, onQuery, filter, onFilter, countOf }: LineSearchProps) {
  const filters = (Object.keys(lineFilters) as LineFilter[])
    .map((name) => ({ name, count: countOf(name) }))
    .filter(({ name, count }) => name === 'all' || name === filter || count > 0);
  return (
    <search className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="relative min-w-0 flex-[1_1_11rem]">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
        />
        <TextInput
          type="search"
          aria-label="工事をさがす"
          placeholder="工事をさがす（例：防水）"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          className="pl-10"
        />
      </span>
      <div role="group" aria-label="出す行" className="flex flex-wrap gap-2">
        {filters.map(({ name, count }) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter === name}
            onClick={() => onFilter(name)}
            className={classNames(
              'inline-flex min-h-11 items-center rounded-full border-2 px-3.5',
              filter === name
                ? 'border-primary bg-primary font-bold text-on-primary'
                : 'border-line bg-page hover:border-primary hover:bg-primary-soft',
            )}
          >
            {lineFilters[name]}（{count.toLocaleString('ja-JP')}）
          </button>
        ))}
      </div>
    </search>
  );
}
