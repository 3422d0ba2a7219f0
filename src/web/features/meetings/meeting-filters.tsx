import { classNames } from '#web/lib/class-names.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { MeetingsView } from './use-meetings-view.ts';

export const kindNames = { all: 'すべて', general: '総会', board: '理事会' } as const;
const kinds = ['all', 'general', 'board'] as const;

/** Which meetings the page shows. */
export function MeetingFilters({ view }: { view: MeetingsView }) {
  return (
    <search className="mb-8 flex flex-wrap items-end gap-x-6 gap-y-4 rounded-xl border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0 flex-[1_1_18rem]">
        <Field label="議題からさがす（例：防犯カメラ）">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={view.query}
              onChange={(event) => view.setQuery(event.target.value)}
            />
          )}
        </Field>
      </div>
      <nav aria-label="会議の種類">
        <ul className="flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <li key={kind}>
              <Anchor
                href={view.addressOf(kind)}
                aria-current={view.kind === kind ? 'true' : undefined}
                className={classNames(
                  'inline-flex min-h-12 items-center rounded-full border-2 px-4 sm:px-5',
                  view.kind === kind
                    ? 'border-primary bg-primary font-bold text-on-primary'
                    : 'border-line bg-page hover:border-primary hover:bg-primary-soft',
                )}
              >
                {kindNames[kind]}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </search>
  );
}
