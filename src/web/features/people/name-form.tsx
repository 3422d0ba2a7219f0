import { type FormEvent, useState } from 'react';
import { correctName, type OwnerChangeFacts } from '#contract/owner-change.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

type Owner = OwnerChangeFacts['owners'][number];

type NameFormProps = { owners: readonly Owner[]; onDone: () => void };

/** 氏名の訂正: the same owner under the right name, as after a marriage or a slip of the pen. */
export function NameForm({ owners, onDone }: NameFormProps) {
  const [personId, setPersonId] = useState(owners[0]?.personId ?? '');
  const owner = owners.find((it) => it.personId === personId);
  if (!owner) return <p className="text-muted">この住戸には、区分所有者の登録がありません。</p>;
  return (
    <div className="mb-8 grid max-w-[48rem] gap-4">
      {owners.length > 1 && (
        <SelectField
          label="氏名を直す方"
          options={owners.map(({ personId: value, name }) => ({ value, label: name }))}
          value={personId}
          onChange={setPersonId}
        />
      )}
      <NameFields key={personId} {...{ owner, onDone }} />
    </div>
  );
}

function NameFields({ owner, onDone }: { owner: Owner; onDone: () => void }) {
  const [name, setName] = useState(owner.name);
  const [kana, setKana] = useState(owner.kana);
  const [isTried, setTried] = useState(false);
  const correcting = useBooksAction(correctName);
  const isEmpty = name.trim() === '';
  const { personId } = owner;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isEmpty) return;
    await correcting.mutateAsync({ personId, name, kana });
    toast({
      title: '氏名を直しました',
      tone: 'good',
      undo: () => correcting.mutateAsync({ personId, name: owner.name, kana: owner.kana }),
    });
    onDone();
  }
  return (
    <form
      noValidate
      aria-label="氏名の訂正"
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <TextField
        label="正しい氏名"
        maxLength={60}
        error={isTried && isEmpty ? '氏名を入れてください。' : undefined}
        value={name}
        onChange={setName}
      />
      <TextField label="よみ（カタカナ）" maxLength={60} value={kana} onChange={setKana} />
      <p className="sm:col-span-2">
        同じ方の登録を直します。請求、滞納、口座、ログインは変わりません。
      </p>
      <div className="sm:col-span-2">
        {correcting.error && <FailureNote>{sentenceOf(correcting.error)}</FailureNote>}
        <Button type="submit" disabled={correcting.isPending}>
          氏名を直す
        </Button>
      </div>
    </form>
  );
}
