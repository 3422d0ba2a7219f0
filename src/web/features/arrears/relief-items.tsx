import type { Debtor } from '#contract/arrears.ts';
import { formatYen } from '#domain/format-yen.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { shownAmount } from '#web/lib/books/read-yen.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { keyOf, type Taken } from './relief-draft.ts';

type Item = Debtor['items'][number];

type ReliefItemsProps = {
  open: readonly Item[];
  taken: Taken;
  onChange: (taken: Taken) => void;
};

/** Month by month: chosen with all that is open, or less. */
export function ReliefItems({ open, taken, onChange }: ReliefItemsProps) {
  function choose(item: Item, isChosen: boolean): void {
    const { [keyOf(item)]: _, ...others } = taken;
    onChange(isChosen ? { ...others, [keyOf(item)]: shownAmount(String(item.yen)) } : others);
  }
  return (
    <fieldset>
      <legend className="mb-1 font-bold">減らす月と費目</legend>
      <ul className="divide-y divide-line">
        {open.map((item) => {
          const key = keyOf(item);
          const typed = taken[key];
          const name = `${monthName(item.month)}分　${item.item}`;
          return (
            <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <label className="flex min-h-11 min-w-0 items-center gap-3">
                <input
                  type="checkbox"
                  checked={typed !== undefined}
                  onChange={({ target }) => choose(item, target.checked)}
                  className="size-6 shrink-0 accent-primary"
                />
                <span>
                  {name}
                  <span className="ml-2 whitespace-nowrap text-muted tabular-nums">
                    残り{formatYen(item.yen)}
                  </span>
                </span>
              </label>
              {typed !== undefined && (
                <span className="flex items-center gap-2">
                  <TextInput
                    aria-label={`${name}から減らす額`}
                    inputMode="numeric"
                    autoComplete="off"
                    className="w-32 text-right tabular-nums"
                    value={typed}
                    onChange={({ target }) => onChange({ ...taken, [key]: target.value })}
                  />
                  円
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
