import { useId } from 'react';
import { type DocumentCategory, documentCategoryNames } from '#domain/documents/category.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { LibraryView } from './use-library-view.ts';

type Counts = ReadonlyMap<DocumentCategory, number>;
type LibraryFiltersProps = {
  view: LibraryView;
  counts: Counts;
  /** False while nobody knows how many documents there are. */
  isCounted: boolean;
};

/** The search and the categories above the list. */
export function LibraryFilters(props: LibraryFiltersProps) {
  const { view } = props;
  return (
    <search className="mb-6 flex flex-col gap-4 rounded-xl border border-line bg-surface p-4 sm:p-5">
      <Field label="題名・概要・本文からさがす">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={view.query}
            onChange={(event) => view.change({ q: event.target.value })}
          />
        )}
      </Field>
      <CategoryLinks {...props} />
      <CategorySelect {...props} />
    </search>
  );
}

function CategoryLinks({ view, counts, isCounted }: LibraryFiltersProps) {
  const { categories } = view;
  const shown = (count: number) => (isCounted ? count : undefined);
  return (
    <nav aria-label="文書の分類" className="max-sm:hidden">
      <ul className="flex flex-wrap gap-2">
        <CategoryLink
          href={view.addressWith({ category: '' })}
          isCurrent={categories.length === 0}
          name="すべて"
          count={shown(totalOf(counts))}
        />
        {[...counts].map(([category, count]) => (
          <CategoryLink
            key={category}
            href={view.addressWith({ category })}
            isCurrent={categories.includes(category)}
            name={documentCategoryNames[category]}
            count={shown(count)}
          />
        ))}
      </ul>
    </nav>
  );
}

type CategoryLinkProps = {
  href: string;
  isCurrent: boolean;
  name: string;
  count: number | undefined;
};

function CategoryLink({ href, isCurrent, name, count }: CategoryLinkProps) {
  return (
    <li>
      <Anchor
        href={href}
        aria-current={isCurrent ? 'true' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-4',
          isCurrent
            ? 'border-primary bg-primary font-bold text-on-primary'
            : 'border-line bg-page hover:border-primary hover:bg-primary-soft',
        )}
      >
        {name}
        {count !== undefined && (
          <>
            <span className={classNames('tabular-nums', !isCurrent && 'text-muted')}>{count}</span>
            <span className="sr-only">件</span>
          </>
        )}
      </Anchor>
    </li>
  );
}

/** The same choice where the links would fill the screen. */
function CategorySelect({ view, counts, isCounted }: LibraryFiltersProps) {
  const numbered = (name: string, count: number) => (isCounted ? `${name}（${count}件）` : name);
  const chosen = view.categories.join(',');
  const isSeveral = view.categories.length > 1;
  const severalNames = view.categories.map((it) => documentCategoryNames[it]).join('・');
  return (
    <div className="sm:hidden">
      <Field label="分類">
        {(control) => (
          <SelectInput
            {...control}
            value={chosen}
            onChange={(event) => view.change({ category: event.target.value })}
          >
            <option value="">{numbered('すべて', totalOf(counts))}</option>
            {isSeveral && <option value={chosen}>{severalNames}</option>}
            {[...counts].map(([category, count]) => (
              <option key={category} value={category}>
                {numbered(documentCategoryNames[category], count)}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </div>
  );
}

/** How the list is shown; stands right above it. */
export function LibraryArrangement({ view }: { view: LibraryView }) {
  const orderId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-2 print:hidden">
      <OldVersionsSwitch view={view} />
      <div className="flex items-center gap-3">
        <label htmlFor={orderId} className="shrink-0 font-bold">
          並べ方
        </label>
        <SelectInput
          id={orderId}
          className="w-44"
          value={view.order}
          onChange={({ target }) =>
            view.change({ sort: target.value === 'category' ? '' : target.value })
          }
        >
          <option value="category">分類ごと</option>
          <option value="newest">新しい順</option>
          <option value="oldest">古い順</option>
          <option value="title">名前順</option>
        </SelectInput>
      </div>
    </div>
  );
}

export function OldVersionsSwitch({ view }: { view: LibraryView }) {
  return (
    <Switch
      label="旧版も表示"
      checked={view.withOld}
      onCheckedChange={(checked) => view.change({ versions: checked ? 'all' : '' })}
    />
  );
}

function totalOf(counts: Counts): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
