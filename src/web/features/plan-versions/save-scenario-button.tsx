import { Bookmark } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { carryingProps } from '#web/lib/plan-workbench/hindrance.ts';
import { suggestedName } from '#web/lib/plan-workbench/suggested-name.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';

import { useScenarioActions } from './use-scenario-actions.ts';

/** 案として保存 */
export function SaveScenarioButton() {
  const workbench = useWorkbench();
  const { answer, base, baseNumber, trial } = workbench;
  const actions = useScenarioActions();
  const [isOpen, setOpen] = useState(false);

  async function save(name: string) {
    if (!(await actions.add(name, { baseNumber, trial }))) return;
    setOpen(false);
    toast({
      title: `「${name}」を保存しました`,
      description: '「保存と履歴」で、開いたり、ほかの案と比べたりできます。',
      tone: 'good',
    });
  }

  return (
    <>
      <Button
        aria-label="案として保存"
        {...carryingProps(workbench, () => setOpen(true))}
        className="shrink-0 max-md:px-2.5 md:px-3"
      >
        <Bookmark aria-hidden="true" className="size-5" />
        <span className="max-md:hidden">案として保存</span>
        <span className="md:hidden">保存</span>
      </Button>
      <Dialog
        title="案として保存"
        description="今の試算に名前を付けて残します。管理組合の計画は変わりません。"
        open={isOpen}
        onOpenChange={setOpen}
      >
        <NameForm
          label="案の名前"
          name={suggestedName(
            base,
            trial,
            answer.scenarios.map((scenario) => scenario.name),
          )}
          isBusy={actions.isBusy}
          onSave={save}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

export const nameLimit = 60;

type NameFormProps = {
  label: string;
  name: string;
  isBusy: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
};

/** Asks for one name; what was typed stays until it is saved. */
export function NameForm({ label, name, isBusy, onSave, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return setError(`${label}を入力してください。`);
    onSave(typed.trim());
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field label={label} required error={error}>
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            maxLength={nameLimit}
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          キャンセル
        </Button>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? '保存しています' : '保存する'}
        </Button>
      </div>
    </form>
  );
}
