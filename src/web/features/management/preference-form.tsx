import { type FormEvent, useState } from 'react';
import { getManagement, type Preference, savePreference } from '#contract/management.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { isDemonstration } from '#web/lib/place.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.tsx';

type Changes = Partial<Preference>;
type Flag = {
  [Name in keyof Preference]: Preference[Name] extends boolean ? Name : never;
}[keyof Preference];

const notifications: readonly { name: Flag; label: string; description: string }[] = [
  { name: 'notifyMeetings', label: '総会・理事会', description: '開催の案内と、日程の変更' },
  { name: 'notifyNotices', label: 'お知らせ', description: '断水や点検などの新しい文書' },
  {
    name: 'notifyTasks',
    label: '自分のやること',
    description: '期限が近いものと、過ぎたもの',
  },
  {
    name: 'notifyByEmail',
    label: 'メールでも受け取る',
    description: '登録したメールアドレスに届きます。',
  },
];

const expertModes = [
  { value: 'management', label: '管理員' },
  { value: 'legal', label: '弁護士' },
  { value: 'construction', label: '建築の専門家' },
  { value: 'finance', label: '財務の専門家' },
] as const satisfies readonly { value: Preference['caretakerExpertMode']; label: string }[];

/** Holds only what differs from what is saved, so that a fresh answer of the server shows at once. */
export function PreferenceForm({ preference }: { preference: Preference }) {
  const [changes, setChanges] = useState<Changes>({});
  const saving = useAction(savePreference, { refreshes: [getManagement] });
  const shown = { ...preference, ...changes };
  const isDirty = isChanged(preference, shown);

  function change(next: Changes) {
    saving.reset();
    setChanges({ ...changes, ...next });
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (!isDirty || saving.isPending) return;
    saving.mutate(shown, {
      onSuccess: () => {
        setChanges({});
        toast({ title: '設定を保存しました', tone: 'good' });
      },
    });
  }

  return (
    <form onSubmit={save}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <NotificationCard shown={shown} onChange={change} />
        <CaretakerCard shown={shown} onChange={change} />
      </div>
      {saving.isError && (
        <FailureNote>保存できませんでした。{sentenceOf(saving.error)}</FailureNote>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" aria-disabled={!isDirty || saving.isPending} className="min-w-28">
          {saving.isPending ? '保存しています' : '保存'}
        </Button>
        {isDirty && (
          <Button variant="quiet" onClick={() => setChanges({})}>
            変更をやめる
          </Button>
        )}
        <p role="status">{isDirty ? '保存していない変更があります。' : '変更はありません。'}</p>
      </div>
    </form>
  );
}

type PartProps = { shown: Preference; onChange: (changes: Changes) => void };

function NotificationCard({ shown, onChange }: PartProps) {
  return (
    <Card heading="通知">
      <p>
        受け取りたい知らせを選びます。
        {isDemonstration() && 'デモでは、実際の通知は送られません。'}
      </p>
      <div className="mt-2 divide-y divide-line">
        {notifications.map(({ name, label, description }) => (
          <div key={name} className="py-2">
            <Switch
              label={label}
              description={description}
              checked={shown[name]}
              onCheckedChange={(checked) => onChange({ [name]: checked })}
            />
          </div>
        ))}
      </div>
    </Card>
  );
}

function CaretakerCard({ shown, onChange }: PartProps) {
  return (
    <Card heading="AI管理人のはじめの設定">
      <Field label="答え方" hint="どの立場から答えるかを選びます。">
        {(control) => (
          <SelectInput
            {...control}
            value={shown.caretakerExpertMode}
            onChange={(event) => onChange({ caretakerExpertMode: modeOf(event.target.value) })}
          >
            {expertModes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <div className="mt-4 border-t border-line pt-2">
        <Switch
          label="組合の文書をもとに答える"
          description="規約や議事録などをさがし、引用元を示して答えます。"
          checked={shown.caretakerUsesDocuments}
          onCheckedChange={(checked) => onChange({ caretakerUsesDocuments: checked })}
        />
      </div>
    </Card>
  );
}

function isChanged(saved: Preference, shown: Preference): boolean {
  return JSON.stringify({ ...saved, ...shown }) !== JSON.stringify(saved);
}

function modeOf(value: string): Preference['caretakerExpertMode'] {
  return expertModes.find((it) => it.value === value)?.value ?? 'management';
}
