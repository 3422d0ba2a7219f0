import { type FormEvent, useState } from 'react';
import {
  changeOwner,
  type OwnerChangeFacts,
  takeBackComingChange,
  undoOwnerChange,
} from '#contract/owner-change.ts';
import type { People } from '#contract/people.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import {
  lastDayAhead,
  type OwnerChangeKind,
  ownerChangeNames,
} from '#domain/people/owner-change.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ChangeMoves } from './change-moves.tsx';
import { NextOwners } from './next-owners.tsx';
import {
  emptyDraft,
  faultOf,
  nextOwners,
  type OwnerChangeDraft,
  plannedChange,
} from './owner-change-draft.ts';

type FormProps = {
  dwellingId: string;
  facts: OwnerChangeFacts;
  people: People['people'];
  onDone: () => void;
};

const kinds = Object.entries(ownerChangeNames).map(([value, label]) => ({ value, label }));
const isKind = (value: string): value is OwnerChangeKind => value in ownerChangeNames;

/** What is typed, and the one act that it becomes. */
function useOwnerChange({ dwellingId, facts, onDone }: FormProps) {
  const [draft, setDraft] = useState(() => emptyDraft(facts));
  const [isTried, setTried] = useState(false);
  const changing = useBooksAction(changeOwner);
  const undoing = useBooksAction(undoOwnerChange);
  const takingBack = useBooksAction(takeBackComingChange);
  const fault = faultOf(draft, facts);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (fault !== '') return;
    const { kind, on, stopsDebit, applicationId, paper } = draft;
    const changeId = crypto.randomUUID();
    await changing.mutateAsync({
      id: changeId,
      dwellingId,
      kind,
      on,
      paper,
      owners: [...nextOwners(draft, facts)],
      endedStayIds: [...plannedChange(draft, facts).endedStayIds],
      stopsDebit: facts.hasDebitAccount && stopsDebit,
      applicationId: applicationId === '' ? null : applicationId,
    });
    const isComing = on > facts.today;
    toast({
      title: isComing
        ? `${facts.number}号室の、${formatPlainDate(on)}からの変更を登録しました`
        : `${facts.number}号室の区分所有者の変更を登録しました`,
      tone: 'good',
      undo: () =>
        isComing ? takingBack.mutateAsync({ changeId }) : undoing.mutateAsync({ changeId }),
    });
    onDone();
  }
  return {
    draft,
    change: (part: Partial<OwnerChangeDraft>) => setDraft({ ...draft, ...part }),
    shownFault: (isTried ? fault : '') || (changing.error ? sentenceOf(changing.error) : ''),
    isBusy: changing.isPending,
    submit,
  };
}

/** The day, who comes, what it is and what it moves, on one form. */
export function OwnerChangeForm(props: FormProps) {
  const { facts, people } = props;
  const { draft, change, shownFault, isBusy, submit } = useOwnerChange(props);
  return (
    <form
      noValidate
      aria-label="区分所有者の変更"
      className="mb-8 grid max-w-[48rem] gap-6"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          label="変わった理由"
          options={kinds}
          value={draft.kind}
          onChange={(kind) => isKind(kind) && change({ kind })}
        />
        <TextField
          label="所有者になる日"
          hint="売買なら、引き渡しの日です。1年先までの日を、前もって登録できます。"
          type="date"
          max={lastDayAhead(facts.today)}
          value={draft.on}
          onChange={(on) => change({ on })}
        />
      </div>
      <NextOwners {...{ draft, facts, people, change }} />
      <PaperFields {...{ draft, facts, change }} />
      <ChangeMoves {...{ draft, facts, change }} />
      <div>
        {shownFault !== '' && <FailureNote>{shownFault}</FailureNote>}
        <Button type="submit" disabled={isBusy}>
          {isBusy ? '登録しています' : '変更を登録する'}
        </Button>
      </div>
    </form>
  );
}

type PartProps = {
  draft: OwnerChangeDraft;
  facts: OwnerChangeFacts;
  change: (part: Partial<OwnerChangeDraft>) => void;
};

/** 組合員変更届, sent here or on paper. */
function PaperFields({ draft, facts: { applications }, change }: PartProps) {
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      {applications.length > 0 && (
        <SelectField
          label="組合員変更届"
          placeholder="ここには届いていない"
          options={applications.map(({ id, number, applicant }) => ({
            value: id,
            label: `${number}　${applicant}`,
          }))}
          value={draft.applicationId}
          onChange={(applicationId) => change({ applicationId })}
        />
      )}
      <TextField
        label="紙の届出や登記の写しをしまった場所"
        hint="例：名簿のファイル。なければ、空けておけます。"
        maxLength={200}
        value={draft.paper}
        onChange={(paper) => change({ paper })}
      />
    </div>
  );
}
