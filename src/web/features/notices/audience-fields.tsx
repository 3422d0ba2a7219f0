import {
  audienceWords,
  type Group,
  groupNames,
  groups,
  parkingKinds,
  parkingNames,
  type Recipient,
  type Register,
  recipientsOf,
} from '#domain/notices/audience.ts';
import { reachOf, reachWords, wayNames, wayOf } from '#domain/notices/reach.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type AudienceDraft, audienceFault, audienceOf, placeKindNames } from './audience-draft.ts';

const placeKinds = Object.keys(placeKindNames) as AudienceDraft['kind'][];

type AudienceFieldsProps = {
  draft: AudienceDraft;
  register: Register;
  onChange: (draft: AudienceDraft) => void;
};

/** Which dwellings and who of them; counted by each way while one chooses. */
export function AudienceFields({ draft, register, onChange }: AudienceFieldsProps) {
  return (
    <div className="grid max-w-[44rem] gap-5">
      <PillChoice
        label="どこの方に"
        name="place"
        options={placeKinds.map((value) => ({ value, label: placeKindNames[value] }))}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
      />
      <PlaceFields draft={draft} register={register} onChange={onChange} />
      <TextField
        label="除く住戸（なくてもかまいません）"
        hint="例：304、1002"
        value={draft.except}
        onChange={(except) => onChange({ ...draft, except })}
      />
      <GroupFields
        chosen={draft.groups}
        onChange={(chosen) => onChange({ ...draft, groups: chosen })}
      />
      <Counted draft={draft} register={register} />
    </div>
  );
}

function PlaceFields({ draft, register, onChange }: AudienceFieldsProps) {
  switch (draft.kind) {
    case 'building':
      return null;
    case 'floors':
      return <FloorFields draft={draft} register={register} onChange={onChange} />;
    case 'dwellings':
      return (
        <TextField
          label="届ける住戸"
          hint="部屋番号を「、」で区切って入れてください。例：301、302"
          required
          value={draft.numbers}
          onChange={(numbers) => onChange({ ...draft, numbers })}
        />
      );
    case 'parking':
      return (
        <PillChoice
          label="駐車場"
          name="parking"
          options={parkingKinds.map((value) => ({ value, label: parkingNames[value] }))}
          value={draft.parking}
          onChange={(parking) => onChange({ ...draft, parking })}
        />
      );
  }
}

function FloorFields({ draft, register, onChange }: AudienceFieldsProps) {
  const floors = [...new Set(register.dwellings.map(({ floor }) => floor))].toSorted(
    (a, b) => a - b,
  );
  const options = floors.map((floor) => ({ value: String(floor), label: `${floor}階` }));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label="この階から"
        options={options}
        value={String(draft.from)}
        onChange={(from) =>
          onChange({ ...draft, from: Number(from), to: Math.max(Number(from), draft.to) })
        }
      />
      <SelectField
        label="この階まで"
        options={options.filter(({ value }) => Number(value) >= draft.from)}
        value={String(draft.to)}
        onChange={(to) => onChange({ ...draft, to: Number(to) })}
      />
    </div>
  );
}

type GroupFieldsProps = { chosen: readonly Group[]; onChange: (groups: readonly Group[]) => void };

function GroupFields({ chosen, onChange }: GroupFieldsProps) {
  const toggle = (group: Group, isOn: boolean) =>
    onChange(groups.filter((it) => (it === group ? isOn : chosen.includes(it))));
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">だれに</legend>
      <div className="flex flex-wrap gap-x-6">
        {(Object.keys(groupNames) as Group[]).map((group) => (
          <label key={group} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={chosen.includes(group)}
              onChange={({ target }) => toggle(group, target.checked)}
              className="size-6 shrink-0 accent-primary"
            />
            {groupNames[group]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type CountedProps = Pick<AudienceFieldsProps, 'draft' | 'register'>;

function Counted({ draft, register }: CountedProps) {
  const fault = audienceFault(draft, register);
  const recipients = fault === null ? recipientsOf(audienceOf(draft), register) : [];
  return (
    <div className="rounded-xl bg-surface p-4">
      <div role="status">
        {fault === null ? (
          <>
            <p className="text-muted">{audienceWords(audienceOf(draft))}</p>
            <p className="text-lg font-bold">{reachWords(reachOf(recipients))}</p>
          </>
        ) : (
          <p>{fault}</p>
        )}
      </div>
      {recipients.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
            届ける方の一覧を見る（{recipients.length}件）
          </summary>
          <DataTable
            caption="届ける方と届け方"
            columns={columns}
            rows={recipients}
            rowKey={({ person, dwelling }) => `${dwelling.id} ${person?.id ?? ''}`}
          />
        </details>
      )}
    </div>
  );
}

const columns: readonly Column<Recipient>[] = [
  {
    id: 'number',
    header: '住戸',
    cell: ({ dwelling }) => `${dwelling.number}号室`,
    isRowHeader: true,
  },
  {
    id: 'name',
    header: 'お名前',
    cell: ({ person }) => person?.name ?? '（名簿に名前がありません）',
  },
  { id: 'way', header: '届け方', cell: wayWords },
];

/** 紙 goes into a box of the building, or by post to who lives elsewhere. */
function wayWords(recipient: Recipient): string {
  const way = wayOf(recipient);
  if (way === 'mail') return wayNames.mail;
  return recipient.person?.livesHere === false ? '郵便' : '紙（郵便受け）';
}
