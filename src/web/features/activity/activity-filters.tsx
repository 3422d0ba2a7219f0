import { useLocation } from 'wouter';
import type { Activity } from '#contract/activity.ts';
import { activityKindNames } from '#domain/activity/action.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { activityPage, addressWith, type Wanted } from './wanted.ts';

const kinds = Object.entries(activityKindNames).map(([value, label]) => ({ value, label }));

/** だれが、何を、いつ: what is chosen stands in the address. */
export function ActivityFilters({ activity, wanted }: { activity: Activity; wanted: Wanted }) {
  const [, navigate] = useLocation();
  const choose = (change: Readonly<Record<string, string>>) =>
    navigate(addressWith(wanted, change), { replace: true });
  const isNarrowed = Boolean(wanted.who ?? wanted.kind ?? wanted.from ?? wanted.until);
  return (
    <search className="mb-6 block print:hidden">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <SelectField
          label="だれが"
          placeholder="すべての方"
          options={activity.people.map(({ key, words }) => ({ value: key, label: words }))}
          value={wanted.who ?? ''}
          onChange={(who) => choose({ who })}
        />
        <SelectField
          label="何について"
          placeholder="すべて"
          options={kinds}
          value={wanted.kind ?? ''}
          onChange={(kind) => choose({ kind })}
        />
        <TextField
          label="いつから"
          type="date"
          value={wanted.from ?? ''}
          onChange={(from) => choose({ from })}
        />
        <TextField
          label="いつまで"
          type="date"
          value={wanted.until ?? ''}
          onChange={(until) => choose({ until })}
        />
      </div>
      {isNarrowed && (
        <TextLink href={activityPage} className="mt-2 inline-block py-2">
          条件をすべて外す
        </TextLink>
      )}
    </search>
  );
}
