import { type FormEvent, useRef, useState } from 'react';
import { formatYen } from '#domain/format-yen.ts';
import { groups } from '#domain/repair-plan/register/group.ts';
import { listPrice, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { standardWorks } from '#domain/repair-plan/register/standard-cycles.ts';
import type { ColumnField } from '#domain/repair-plan/register-file/register-columns.ts';
import { cycleText, groupText } from '#domain/repair-plan/register-file/register-row.ts';
import { useFocusOnFault } from '#web/lib/use-focus-on-fault.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { ItemFields } from './item-fields.tsx';
import { type ItemFaults, type ItemTexts, readItem, textsOf } from './item-form.ts';
import { lineName } from './register-lines.ts';
import type { Register } from './use-register.ts';

type ItemDialogProps = {
  register: Register;
  /** The line to be put right, or a new one; `null` closes the window. */
  item: RepairItem | null;
  onClose: () => void;
};

/** All fields of a line. What is wrong is told beside the field, and what was typed stays. */
export function ItemDialog({ register, item, onClose }: ItemDialogProps) {
  const isNew = item !== null && !register.lines.some(({ id }) => id === item.id);
  return (
    <FormDialog
      title={isNew ? '工事を加える' : '工事を直す'}
      {...(item && !isNew ? { description: lineName(item) } : {})}
      open={item !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {item && <ItemForm key={item.id} {...{ register, item, isNew, onClose }} />}
    </FormDialog>
  );
}

type ItemFormProps = {
  register: Register;
  item: RepairItem;
  isNew: boolean;
  onClose: () => void;
};

function ItemForm({ register, item, isNew, onClose }: ItemFormProps) {
  const { typedPlan } = register;
  const [texts, setTexts] = useState<ItemTexts>(() => textsOf(item, register.unreadable));
  const [faults, setFaults] = useState<ItemFaults>(() =>
    isNew ? {} : faultsOf(readItem(texts, item, typedPlan)),
  );
  const form = useRef<HTMLFormElement>(null);
  const attempts = useFocusOnFault(form);
  const read = readItem(texts, item, typedPlan);

  function change(changes: ItemTexts) {
    setTexts((before) => ({ ...before, ...changes }));
    setFaults((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changes).map((field) => [field, undefined])),
    }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if ('faults' in read) {
      setFaults(read.faults);
      attempts.add();
      return;
    }
    register.put(read.item);
    onClose();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {isNew && <StandardWork onChoose={change} />}
      <ItemFields
        texts={texts}
        faults={faults}
        onChange={(field: ColumnField, text: string) => change({ [field]: text })}
        onFault={(field, sentence) => setFaults((before) => ({ ...before, [field]: sentence }))}
        horizon={typedPlan}
        completedYear={register.place.completedYear}
      />
      <p role="status" className="rounded-lg bg-surface px-4 py-3">
        金額（数量×単価）{' '}
        <span className="font-bold tabular-nums">
          {'item' in read ? formatYen(Math.round(listPrice(read.item))) : '—'}
        </span>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          キャンセル
        </Button>
        <Button type="submit">{isNew ? '表に加える' : 'この内容にする'}</Button>
      </div>
      {!isNew && <LineActions register={register} item={item} onClose={onClose} />}
    </form>
  );
}

function faultsOf(read: ReturnType<typeof readItem>): ItemFaults {
  return 'faults' in read ? read.faults : {};
}

function LineActions({
  register,
  item,
  onClose,
}: Pick<ItemFormProps, 'register' | 'item' | 'onClose'>) {
  return (
    <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
      <Button
        variant="secondary"
        onClick={() => {
          register.duplicate(item.id);
          onClose();
        }}
      >
        複製する
      </Button>
      <Button
        variant="danger"
        onClick={() => {
          register.removal.remove(item);
          onClose();
        }}
      >
        この行を消す
      </Button>
    </div>
  );
}

const standardGroups = groups.map(({ number, name }) => ({
  number,
  name,
  works: standardWorks
    .map(({ group, part, work }, index) => ({ group, part, work, index }))
    .filter(({ group }) => group === number),
}));

function StandardWork({ onChoose }: { onChoose: (texts: ItemTexts) => void }) {
  function choose(index: string) {
    const chosen = index === '' ? undefined : standardWorks[Number(index)];
    if (!chosen) return;
    const { group, part, work, cycle } = chosen;
    onChoose({ group: groupText(group), part, work, cycle: cycleText(cycle) });
  }
  return (
    <Field
      label="標準様式の項目から選ぶ（任意）"
      hint="選ぶと、分類、部分、工事の内容、修繕周期が入ります。"
    >
      {(control) => (
        <SelectInput {...control} onChange={(event) => choose(event.target.value)}>
          <option value="">自分で入れる</option>
          {standardGroups.map(({ number, name, works }) => (
            <optgroup key={number} label={`${number} ${name}`}>
              {works.map(({ index, part, work }) => (
                <option key={index} value={index}>
                  {part} {work}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
