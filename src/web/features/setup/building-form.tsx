import { type FormEvent, useState } from 'react';
import { type Building, saveBuilding } from '#contract/setup.ts';
import { formatDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useKeptDraft } from '#web/lib/use-kept-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

type BuildingFormProps = { building: Building | null; mayWrite: boolean };

const blank = {
  name: '',
  postalCode: '',
  address: '',
  structure: '',
  storeys: '',
  completedOn: '',
};

/** 建物. What was typed stays when the page is left. */
export function BuildingForm({ building, mayWrite }: BuildingFormProps) {
  const first = building ? { ...building, storeys: String(building.storeys) } : blank;
  const { draft, keep, forget } = useKeptDraft('setup-building', first);
  const [problem, setProblem] = useState('');
  const saving = useBooksAction(saveBuilding);
  if (!mayWrite) return <BuildingFacts building={building} />;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const storeys = Number(draft.storeys.normalize('NFKC'));
    const found = problemOf(draft, storeys);
    setProblem(found);
    if (found) return;
    const postalCode = draft.postalCode.normalize('NFKC').replace(/^(\d{3})-?(\d{4})$/, '$1-$2');
    await saving.mutateAsync({ ...draft, postalCode, storeys });
    forget();
    toast({ title: '建物を保存しました', tone: 'good' });
  }
  const change = (part: Partial<typeof blank>) => keep({ ...draft, ...part });
  return (
    <form
      noValidate
      className="grid max-w-[40rem] gap-4"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <TextField
        label="建物の名前"
        required
        maxLength={60}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label="郵便番号"
        hint="例：220-0012。分からなければ、空けておけます。"
        inputMode="numeric"
        value={draft.postalCode}
        onChange={(postalCode) => change({ postalCode })}
      />
      <TextField
        label="住所"
        required
        maxLength={120}
        value={draft.address}
        onChange={(address) => change({ address })}
      />
      <TextField
        label="構造"
        hint="例：鉄筋コンクリート造。分からなければ、空けておけます。"
        maxLength={40}
        value={draft.structure}
        onChange={(structure) => change({ structure })}
      />
      <TextField
        label="階数"
        required
        inputMode="numeric"
        value={draft.storeys}
        onChange={(storeys) => change({ storeys })}
      />
      <TextField
        label="できた日"
        hint="登記や検査済証にある日です。"
        required
        type="date"
        value={draft.completedOn}
        onChange={(completedOn) => change({ completedOn })}
      />
      {problem && <FailureNote>{problem}</FailureNote>}
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <Button type="submit" className="justify-self-start" disabled={saving.isPending}>
        {saving.isPending ? '保存しています' : '建物を保存する'}
      </Button>
    </form>
  );
}

function problemOf(draft: typeof blank, storeys: number): string {
  if (draft.name.trim() === '') return '建物の名前を入れてください。';
  if (draft.address.trim() === '') return '住所を入れてください。';
  if (!/^(?:\d{3}-?\d{4})?$/.test(draft.postalCode.normalize('NFKC').trim())) {
    return '郵便番号は、数字7けたで入れてください。';
  }
  if (!Number.isInteger(storeys) || storeys < 1 || storeys > 80) {
    return '階数は、1から80までの整数で入れてください。';
  }
  return draft.completedOn === '' ? 'できた日を入れてください。' : '';
}

function BuildingFacts({ building }: Pick<BuildingFormProps, 'building'>) {
  if (!building) return <p className="text-muted">まだ登録されていません。</p>;
  return (
    <p>
      {building.name}
      <span className="block text-muted">
        {building.address}・{building.storeys}階建て・{formatDate(building.completedOn)}
      </span>
    </p>
  );
}
