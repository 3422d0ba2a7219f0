import { type FormEvent, useState } from 'react';
import { replaceOfficer } from '#contract/people.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { type Person, postNames } from './people-words.ts';

type ReplaceDialogProps = {
  term: Person['terms'][number];
  person: Person;
  everybody: readonly Person[];
  onClose: () => void;
};

/** 役員の交代: rights follow the day of the general meeting by themselves. */
export function ReplaceDialog({ term, person, everybody, onClose }: ReplaceDialogProps) {
  const [draft, setDraft] = useState({ on: '', personId: '', until: '' });
  const [problem, setProblem] = useState('');
  const replacing = useBooksAction(replaceOfficer);
  const post = postNames[term.post];
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = problemOf(draft, term);
    setProblem(found);
    if (found) return;
    const { on, personId, until } = draft;
    const successor = personId === '' ? null : { id: crypto.randomUUID(), personId, until };
    await replacing.mutateAsync({ officerId: term.id, on, successor });
    toast({ title: `${post}の交代を登録しました`, tone: 'good' });
    onClose();
  }
  return (
    <Dialog
      title={`${post}の交代`}
      description={`${person.name}さんの任期は、交代の日で終わります。新しい方は、その日から${post}としてできることが増えます。先の日も入れられます。`}
      open
      onOpenChange={onClose}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void submit(event).catch(() => undefined)}
      >
        <TextField
          label="交代の日（総会の日）"
          type="date"
          value={draft.on}
          onChange={(on) => change({ on })}
        />
        <SelectField
          label={`新しい${post}`}
          placeholder="まだ決まっていない"
          options={everybody
            .filter(({ id, ownerships }) => id !== person.id && ownerships.length > 0)
            .map(({ id, name, ownerships }) => ({
              value: id,
              label: `${ownerships[0]?.dwelling ?? ''}号室　${name}`,
            }))}
          value={draft.personId}
          onChange={(personId) => change({ personId })}
        />
        {draft.personId !== '' && (
          <TextField
            label="新しい任期の終わり"
            type="date"
            value={draft.until}
            onChange={(until) => change({ until })}
          />
        )}
        {problem && <FailureNote>{problem}</FailureNote>}
        {replacing.error && <FailureNote>{sentenceOf(replacing.error)}</FailureNote>}
        <Button type="submit" className="justify-self-start" disabled={replacing.isPending}>
          交代を登録する
        </Button>
      </form>
    </Dialog>
  );
}

type Draft = { readonly on: string; readonly personId: string; readonly until: string };

function problemOf({ on, personId, until }: Draft, term: Person['terms'][number]): string {
  if (on < term.from || on > term.until) {
    const days = `${formatPlainDate(term.from)}から${formatPlainDate(term.until)}まで`;
    return `交代の日は、今の任期（${days}）の中で選んでください。`;
  }
  if (personId !== '' && until <= on) {
    return '新しい任期の終わりは、交代の日より後にしてください。';
  }
  return '';
}
