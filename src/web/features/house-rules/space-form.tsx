import { useState } from 'react';
import type { Space } from '#contract/bookings.ts';
import { saveSpace } from '#contract/house-rules.ts';
import { faultsOfRules, type RulesFaults } from '#domain/bookings/faults-of-rules.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ClosedDays, ReservedTimes } from './rule-lists.tsx';
import { rulesOf, type TypedRules, typedOf, usualRules } from './typed-rules.ts';

type SpaceFormProps = { space: Space | undefined; onClose: () => void };

/** A room and how it may be used; nothing is told to be wrong before somebody saves. */
export function SpaceForm({ space, onClose }: SpaceFormProps) {
  const draft = useSpaceDraft(space);
  const { name, place, typed, isTold, faults, change } = draft;
  const saving = useChange(saveSpace);
  const save = () => {
    const kept = draft.tell();
    if (kept === null) return;
    saving.mutate(kept, {
      onSuccess: () => {
        toast({ title: `「${kept.name}」を保存しました`, tone: 'good' });
        onClose();
      },
    });
  };
  return (
    <form
      noValidate
      aria-label={space ? `「${space.name}」の決まり` : '新しい部屋'}
      className="mt-3 grid gap-5 rounded-xl border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="部屋の名前"
          maxLength={40}
          value={name}
          onChange={draft.setName}
          error={isTold && name.trim() === '' ? '名前を入れてください。例：集会室' : undefined}
        />
        <TextField
          label="場所"
          hint="例：1階"
          maxLength={60}
          value={place}
          onChange={draft.setPlace}
        />
      </div>
      <RulesFields typed={typed} faults={isTold ? faults : {}} onChange={change} />
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={saving.isPending}>
          保存する
        </Button>
        <Button variant="quiet" onClick={onClose}>
          やめる
        </Button>
      </div>
    </form>
  );
}

function useSpaceDraft(space: Space | undefined) {
  const [spaceId] = useState(() => space?.id ?? crypto.randomUUID());
  const [name, setName] = useState(space?.name ?? '');
  const [place, setPlace] = useState(space?.place ?? '');
  const [typed, setTyped] = useState<TypedRules>(typedOf(space?.rules ?? usualRules));
  const [isTold, setTold] = useState(false);
  const rules = rulesOf(typed);
  const faults = faultsOfRules(rules);
  return {
    name,
    setName,
    place,
    setPlace,
    typed,
    isTold,
    faults,
    change: (part: Partial<TypedRules>) => setTyped({ ...typed, ...part }),
    /** What may be saved; where something is wrong it is said beside its field. */
    tell() {
      setTold(true);
      if (name.trim() === '' || Object.keys(faults).length > 0) return null;
      const lists = { closedDays: [...rules.closedDays], reserved: [...rules.reserved] };
      return { spaceId, name: name.trim(), place, rules: { ...rules, ...lists } };
    },
  };
}

const numbers = [
  ['opensAt', '使える時間の始まり（時）'],
  ['closesAt', '使える時間の終わり（時）'],
  ['hoursPerDay', '1日に使える時間の上限'],
  ['timesPerMonth', '1か月に使える回数の上限'],
  ['opensMonthsBefore', '何か月前から予約できるか'],
  ['closesDaysBefore', '何日前まで予約できるか'],
  ['feePerHourYen', '1時間の使用料（円）'],
  ['cancelDaysBefore', '無料で取り消せるのは何日前まで'],
  ['cancelHour', 'その日の何時まで'],
  ['capacity', '定員（名。決まりがないときは空けておく）'],
] as const satisfies readonly (readonly [keyof TypedRules, string])[];

type RulesFieldsProps = {
  typed: TypedRules;
  faults: RulesFaults;
  onChange: (part: Partial<TypedRules>) => void;
};

function RulesFields({ typed, faults, onChange }: RulesFieldsProps) {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {numbers.map(([key, label]) => (
          <TextField
            key={key}
            label={label}
            inputMode="numeric"
            value={typed[key]}
            onChange={(text) => onChange({ [key]: text })}
            error={faults[key]}
          />
        ))}
      </div>
      <ClosedDays
        days={typed.closedDays}
        error={faults.closedDays}
        onChange={(closedDays) => onChange({ closedDays })}
      />
      <ReservedTimes
        times={typed.reserved}
        error={faults.reserved}
        onChange={(reserved) => onChange({ reserved })}
      />
      <TextField
        label="根拠になる決まり"
        hint="例：集会室使用細則 第5条"
        maxLength={120}
        value={typed.basisWords}
        onChange={(basisWords) => onChange({ basisWords })}
      />
    </>
  );
}
