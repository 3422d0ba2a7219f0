import { deleteFormTerms, saveFormTerms } from '#contract/house-rules.ts';
import type { FormKey, FormTerms } from '#domain/applications/all-forms.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ClosedFields } from './closed-fields.tsx';
import { deciders } from './deciders.ts';
import { type TermsDraft, useTermsDraft } from './use-terms-draft.ts';

type TermsFormProps = { form: FormKey; terms: FormTerms | undefined; onClose: () => void };

export function TermsForm({ form, terms, onClose }: TermsFormProps) {
  const draft = useTermsDraft(form, terms);
  const saving = useChange(saveFormTerms);
  const resetting = useChange(deleteFormTerms);
  const failure = saving.error ?? resetting.error;
  const done = (title: string) => () => {
    toast({ title, tone: 'good' });
    onClose();
  };
  return (
    <form
      noValidate
      aria-label={`「${draft.usual.title}」の決まり`}
      className="mt-3 grid gap-4 rounded-xl border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.kept === null) return;
        saving.mutate({ form, terms: draft.kept }, { onSuccess: done('決まりを保存しました') });
      }}
    >
      {draft.usual.due && <TimeFields draft={draft} />}
      {draft.usual.genre === 'application' && <DecisionFields draft={draft} />}
      <TextField
        label="根拠になる決まり"
        hint="例：専有部分の修繕細則 第4条"
        maxLength={120}
        value={draft.fields.basisWords}
        onChange={draft.set.setBasis}
      />
      <LimitFields draft={draft} />
      {draft.usual.deed && (
        <ClosedFields
          name={draft.usual.deed.noneWords}
          closed={draft.fields.closedDays}
          error={draft.faults.closedDays}
          onChange={draft.set.setClosed}
        />
      )}
      {failure && <FailureNote>{sentenceOf(failure)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={saving.isPending || draft.kept === null}>
          保存する
        </Button>
        <Button variant="quiet" onClick={onClose}>
          やめる
        </Button>
        {terms && (
          <Button
            variant="quiet"
            aria-disabled={resetting.isPending}
            onClick={() =>
              resetting.mutate({ form }, { onSuccess: done('ふつうの決まりに戻しました') })
            }
          >
            ふつうの決まりに戻す
          </Button>
        )}
      </div>
    </form>
  );
}

function TimeFields({ draft }: { draft: TermsDraft }) {
  const { usual, fields, faults, set } = draft;
  const day = usual.due ? (usual.fields[usual.due.field]?.label ?? '') : '';
  const isBefore = usual.due?.side === 'before';
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label={`「${day}」${isBefore ? 'の何日前、何か月前まで' : 'から何日以内、何か月以内'}`}
        hint={isBefore ? '0のときは、前の日までになります。' : undefined}
        inputMode="numeric"
        value={fields.count}
        onChange={set.setCount}
        error={faults.count}
      />
      <SelectField
        label="期間の数え方"
        options={[
          { value: 'days', label: '日' },
          { value: 'months', label: 'か月' },
        ]}
        value={fields.unit}
        onChange={(value) => set.setUnit(value === 'months' ? 'months' : 'days')}
      />
    </div>
  );
}

function DecisionFields({ draft }: { draft: TermsDraft }) {
  const { fields, faults, set } = draft;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label="決める人"
        options={[
          { value: 'chair', label: deciders.chair },
          { value: 'board', label: deciders.board },
        ]}
        value={fields.decider}
        onChange={(value) => set.setDecider(value === 'board' ? 'board' : 'chair')}
      />
      <TextField
        label="承認が切れるまでの月数"
        hint="切れないときは、空けておきます。"
        inputMode="numeric"
        value={fields.lapses}
        onChange={set.setLapses}
        error={faults.lapses}
      />
    </div>
  );
}

/** 上限: whoever fills in more is told so, with where it is written. */
function LimitFields({ draft: { usual, fields, faults, set } }: { draft: TermsDraft }) {
  return Object.entries(fields.limits).map(([key, limit]) => {
    const field = usual.fields[key];
    if (field?.kind !== 'number') return null;
    return (
      <div key={key} className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={`「${field.label}」の上限（${field.unit}）`}
          hint="決まりがないときは、空けておきます。"
          inputMode="numeric"
          value={limit.most}
          onChange={(most) => set.setLimit(key, { most })}
          error={faults.limits.has(key) ? '数字で入れてください。例：2' : undefined}
        />
        <TextField
          label={`「${field.label}」の上限の根拠`}
          hint="例：ペット飼育細則 第3条"
          maxLength={120}
          value={limit.basisWords}
          onChange={(basisWords) => set.setLimit(key, { basisWords })}
        />
      </div>
    );
  });
}
