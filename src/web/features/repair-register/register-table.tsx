import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatYen } from '#domain/format-yen.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { useIsNarrow } from '#web/lib/use-is-narrow.ts';
import { Button } from '#web/ui/button.tsx';
import { moveInTable } from './move-in-table.ts';
import { RegisterCard } from './register-card.tsx';
import { columns } from './register-columns.ts';
import { type GroupOfLines, leftOutWords } from './register-lines.ts';
import { RegisterRow } from './register-row.tsx';
import { type Spread, takePaste } from './take-paste.ts';
import { noProblems, type Register } from './use-register.ts';

type RegisterTableProps = {
  register: Register;
  groups: readonly GroupOfLines[];
  /** Names what is looked for: a group closed in one search is open in the next. */
  scope: string;
  onOpen: (id: string) => void;
  /** Several cells were pasted into one. */
  onSpread: (spread: Spread) => void;
};

/** A group of thousands of lines is shown bit by bit. */
const linesAtOnce = 100;

/** 工事の表, by the groups of the standard form; cards on a narrow screen. */
export function RegisterTable(props: RegisterTableProps) {
  const isNarrow = useIsNarrow();
  const openings = useOpenings(props, isNarrow);
  const groups = props.groups.map((group) => (
    <Group
      key={group.number}
      {...props}
      {...openings(group.number)}
      group={group}
      isNarrow={isNarrow}
    />
  ));
  if (isNarrow) return <div className="flex flex-col gap-3">{groups}</div>;
  return (
    <section
      tabIndex={0}
      aria-label="工事の表（左右と上下に動かせます）"
      className="isolate max-h-[calc(100dvh-max(9rem,5rem+var(--sticky-bar,0px)))] scroll-pt-24 scroll-pl-68 scroll-pb-4 overflow-auto rounded-xl border border-line"
    >
      <table
        className="w-max min-w-full table-fixed border-collapse"
        onKeyDown={moveInTable}
        onPaste={(event) => takePaste(event, props.onSpread)}
      >
        <caption className="sr-only">
          工事の表。セルの間は矢印キーとEnterで動けます。F2で文字の途中を直せます。
        </caption>
        <thead className="sticky top-0 z-30 bg-surface shadow-sm">
          <tr>
            {columns.map(({ name, look }) => (
              <th
                key={name}
                scope="col"
                className={`border-b-2 border-line-strong bg-surface px-2 py-1.5 ${look}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups}
      </table>
    </section>
  );
}

type GroupToggleProps = { group: GroupOfLines; isOpen: boolean; onToggle: () => void };

/** Above this many lines the groups are closed at first: nobody reads so many at once. */
const mostOpenLines = { wide: 200, narrow: 12 };

/** Which groups are open: all where the lines are few, and as someone left them. */
function useOpenings({ groups, scope }: RegisterTableProps, isNarrow: boolean) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const lineCount = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const isOpenAtFirst = lineCount <= mostOpenLines[isNarrow ? 'narrow' : 'wide'];
  return (group: number) => {
    const key = `${group} ${scope}`;
    const isOpen = chosen[key] ?? isOpenAtFirst;
    return { isOpen, onToggle: () => setChosen((before) => ({ ...before, [key]: !isOpen })) };
  };
}

type GroupProps = RegisterTableProps & {
  group: GroupOfLines;
  isNarrow: boolean;
  isOpen: boolean;
  onToggle: () => void;
};

function Group({ group, isNarrow, isOpen, onToggle, ...rest }: GroupProps) {
  const [shownCount, setShownCount] = useState(linesAtOnce);
  const shown = isOpen ? group.lines.slice(0, shownCount) : [];
  const more = isOpen && group.lines.length > shownCount && (
    <Button variant="secondary" onClick={() => setShownCount((count) => count + linesAtOnce)}>
      続きを出す（残り{(group.lines.length - shownCount).toLocaleString('ja-JP')}行）
    </Button>
  );
  const toggle = <GroupToggle group={group} isOpen={isOpen} onToggle={onToggle} />;
  if (isNarrow) {
    return (
      <section className="rounded-xl border border-line">
        <h3 className="rounded-t-xl bg-surface px-2 py-1">{toggle}</h3>
        {isOpen && (
          <ul className="divide-y divide-line border-t border-line">
            {shown.map((line) => (
              <RegisterCard key={line.id} {...lineProps(rest, line)} />
            ))}
          </ul>
        )}
        {more && <div className="p-3">{more}</div>}
      </section>
    );
  }
  return (
    <tbody>
      <tr className="border-t border-line bg-surface">
        <th scope="rowgroup" colSpan={columns.length} className="px-1 text-left">
          <div className="sticky left-1 w-fit">{toggle}</div>
        </th>
      </tr>
      {shown.map((line) => (
        <RegisterRow
          key={line.id}
          {...lineProps(rest, line)}
          onChange={rest.register.change}
          onText={rest.register.putText}
          onDropText={rest.register.dropText}
        />
      ))}
      {more && (
        <tr>
          <td colSpan={columns.length} className="p-3">
            <div className="sticky left-3 w-fit">{more}</div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function lineProps(
  { register, onOpen }: Pick<RegisterTableProps, 'register' | 'onOpen'>,
  line: RepairItem,
) {
  return {
    line,
    tried: register.triedLine(line),
    problems: register.problemsById.get(line.id) ?? noProblems,
    ...register.cycleMarksOf(line),
    isEdited: register.isEdited(line) && !register.problemsById.has(line.id),
    leapNote: register.leapNote(line),
    onOpen,
  };
}

function GroupToggle({ group, isOpen, onToggle }: GroupToggleProps) {
  const { number, name, lines, totalYen, leftOutCount } = group;
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex min-h-10 items-center gap-2 rounded-md px-2 text-left hover:bg-sunken pointer-coarse:min-h-11"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="flex flex-wrap gap-x-4">
        <span className="font-bold">
          {number} {name}
        </span>
        <span className="font-normal text-muted tabular-nums">
          {lines.length.toLocaleString('ja-JP')}行、計画期間の合計 {formatYen(totalYen)}
          {leftOutWords(leftOutCount)}
        </span>
      </span>
    </button>
  );
}
