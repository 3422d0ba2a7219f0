import type { ReactNode } from 'react';
import type { IsoDate } from '#domain/calendar.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { AnswersDraft, DraftErrors } from './answers-draft.ts';

type AnswersFieldsProps = {
  draft: AnswersDraft;
  errors: DraftErrors;
  today: IsoDate;
  onChange: (next: Partial<AnswersDraft>) => void;
};

type Name = keyof AnswersDraft;
type FieldText = { name: Name; label: string; hint?: ReactNode };

const articles: readonly FieldText[] = [
  {
    name: 'document',
    label: '規約の名前',
    hint: '分からないときは、空けておいてください。',
  },
  { name: 'emergencyEntry', label: '緊急時に住戸へ立ち入れる条文', hint: '例：第23条第3項' },
  { name: 'recordKeeping', label: '点検・修繕の記録を保管する条文', hint: '例：第64条第2項' },
  {
    name: 'informationOnRequest',
    label: '求めに応じて情報を書面などで渡す条文',
    hint: '例：第64条第4項',
  },
];

const lists: readonly FieldText[] = [
  { name: 'ownersListOn', label: '組合員名簿を更新した日' },
  { name: 'residentsListOn', label: '居住者名簿を更新した日' },
];

const longest = 200;

export function AnswersFields(props: AnswersFieldsProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card heading="管理規約の定め" className="grid gap-4">
        {articles.map((field) => (
          <TextField key={field.name} {...props} {...field} />
        ))}
      </Card>
      <div className="grid gap-5">
        <Card heading="会計と名簿" className="grid gap-4">
          <ChoiceField
            {...props}
            name="separateAccounts"
            label="管理費と修繕積立金の会計"
            choices={['分けている', '分けていない']}
          />
          {lists.map((field) => (
            <TextField key={field.name} {...props} {...field} isDate />
          ))}
        </Card>
        <Card heading="市区町村の指針" className="grid gap-4">
          <ChoiceField
            {...props}
            name="localGuideline"
            label="確かめた結果"
            hint="市区町村が定める「管理適正化指針」に合うかどうかは、窓口で確かめます。"
            choices={['合っている', '合わない点がある']}
          />
          <NoteField {...props} />
        </Card>
      </div>
    </div>
  );
}

type OneFieldProps = AnswersFieldsProps & FieldText;

function TextField({ isDate = false, ...props }: OneFieldProps & { isDate?: boolean }) {
  const { draft, errors, today, onChange, name, label, hint } = props;
  return (
    <Field label={label} hint={hint} error={errors[name]}>
      {(control) => (
        <TextInput
          {...control}
          {...(isDate
            ? { type: 'date', max: today, className: 'sm:w-56' }
            : { maxLength: longest, autoComplete: 'off' })}
          name={name}
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

function ChoiceField(props: OneFieldProps & { choices: readonly [string, string] }) {
  const { draft, errors, onChange, name, label, hint, choices } = props;
  return (
    <Field label={label} hint={hint} error={errors[name]}>
      {(control) => (
        <SelectInput
          {...control}
          name={name}
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        >
          <option value="">確認できていない</option>
          <option value="yes">{choices[0]}</option>
          <option value="no">{choices[1]}</option>
        </SelectInput>
      )}
    </Field>
  );
}

function NoteField({ draft, errors, onChange }: AnswersFieldsProps) {
  return (
    <Field
      label="いつ、どこで確かめたか"
      hint="例：2026年10月5日に市の建築指導課で確認"
      error={errors.localGuidelineNote}
    >
      {(control) => (
        <TextArea
          {...control}
          name="localGuidelineNote"
          rows={2}
          maxLength={longest}
          value={draft.localGuidelineNote}
          onChange={(event) => onChange({ localGuidelineNote: event.target.value })}
        />
      )}
    </Field>
  );
}
