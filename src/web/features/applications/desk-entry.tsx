import { useState } from 'react';
import type { DeskDraft, DeskHome } from '#contract/application-desk.ts';
import type { ToldStoppage } from '#contract/stoppage.ts';
import type { FormInForce } from '#domain/applications/all-forms.ts';
import { faultOfReceivedOn } from '#domain/applications/desk.ts';
import { formatPlainDate, type IsoDate, isRealDate } from '#domain/calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type Brought, useDeskDoor } from './door.ts';
import { FormFiller } from './form-filler.tsx';

type DeskEntryProps = {
  form: FormInForce;
  draft: DeskDraft | undefined;
  newId: string;
  today: IsoDate;
  homes: readonly DeskHome[];
  stoppages: readonly ToldStoppage[];
  onSent: () => void;
  onLeave: () => void;
};

/** First whose paper it is and when it came, then what stands on it. */
export function DeskEntry(props: DeskEntryProps) {
  const { draft, today, homes } = props;
  const [brought, setBrought] = useState(() => broughtOf(draft, today));
  const [isChosen, setChosen] = useState(false);
  const home = homes.find(({ id }) => id === brought.dwellingId);
  const person = home?.people.find(({ id }) => id === brought.personId);
  if (!isChosen || !home || !person) {
    return (
      <WhoForm {...props} {...{ brought, setBrought, home }} onChosen={() => setChosen(true)} />
    );
  }
  return (
    <>
      <p className="mb-4 max-w-[44rem] rounded-lg bg-surface px-4 py-2">
        {`${home.number}号室　${person.name}さん　${formatPlainDate(brought.receivedOn)}に届いた紙　`}
        <Button variant="quiet" onClick={() => setChosen(false)}>
          変える
        </Button>
      </p>
      <Filler {...props} brought={brought} />
    </>
  );
}

/** A paper that was asked back comes on another day. */
function broughtOf(draft: DeskDraft | undefined, today: IsoDate): Brought {
  if (!draft) return { dwellingId: '', personId: '', receivedOn: today };
  const { application, personId, receivedOn } = draft;
  return {
    dwellingId: application.dwelling.id,
    personId: personId ?? '',
    receivedOn: application.state === 'draft' ? (receivedOn ?? today) : today,
  };
}

function Filler({ form, draft, brought, homes, ...rest }: DeskEntryProps & { brought: Brought }) {
  const door = useDeskDoor(brought);
  return (
    <FormFiller
      {...rest}
      {...{ form, door }}
      draft={draft?.application}
      homes={homes.filter(({ id }) => id === brought.dwellingId)}
    />
  );
}

type WhoFormProps = DeskEntryProps & {
  brought: Brought;
  setBrought: (brought: Brought) => void;
  home: DeskHome | undefined;
  onChosen: () => void;
};

function WhoForm(props: WhoFormProps) {
  const { form, draft, today, homes, brought, setBrought, home, onChosen, onLeave } = props;
  const [fault, setFault] = useState<{ dwelling?: string; day?: string }>({});
  const isSent = draft !== undefined && draft.application.number !== null;
  const people = (home?.people ?? []).filter(({ isOwner }) => isOwner || form.filedBy !== 'owner');
  function check(): void {
    const faults = faultsIn({ form, draft, today, brought, people });
    setFault(faults);
    if (faults.dwelling === undefined && faults.day === undefined) onChosen();
  }
  return (
    <form
      noValidate
      aria-label={`${form.title}を出した方`}
      className="grid max-w-[44rem] gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <h2 className="text-xl font-bold sm:text-2xl">{form.title}：だれの紙ですか</h2>
      {!isSent && (
        <SelectField
          label="住戸"
          placeholder="選んでください"
          options={homes.map(({ id, number }) => ({ value: id, label: `${number}号室` }))}
          value={brought.dwellingId}
          onChange={(dwellingId) => setBrought({ ...brought, dwellingId, personId: '' })}
        />
      )}
      <SelectField
        label="出した方"
        hint={hintFor(form, home, people.length)}
        placeholder="選んでください"
        options={people.map(({ id, name, isOwner }) => ({
          value: id,
          label: isOwner ? `${name}（区分所有者）` : name,
        }))}
        value={brought.personId}
        onChange={(personId) => setBrought({ ...brought, personId })}
      />
      {fault.dwelling !== undefined && (
        <p role="alert" className="font-bold text-danger">
          {fault.dwelling}
        </p>
      )}
      <Field
        label="紙が届いた日"
        required
        {...(fault.day === undefined ? {} : { error: fault.day })}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            max={today}
            value={brought.receivedOn}
            onChange={({ target }) => setBrought({ ...brought, receivedOn: target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">内容の入力に進む</Button>
        <Button variant="secondary" onClick={onLeave}>
          やめる
        </Button>
      </div>
    </form>
  );
}

function hintFor(form: FormInForce, home: DeskHome | undefined, count: number): string {
  if (!home) return '先に住戸を選びます。';
  if (count === 0) return 'この住戸の方が名簿にありません。先に名簿に登録してください。';
  return form.filedBy === 'owner' ? 'この届け出は、区分所有者の方のものです。' : '';
}

type Chosen = Pick<WhoFormProps, 'form' | 'draft' | 'today' | 'brought'> & {
  people: DeskHome['people'];
};

function faultsIn({ draft, today, brought, people }: Chosen): { dwelling?: string; day?: string } {
  const { receivedOn, personId } = brought;
  const askedBackOn =
    draft?.application.steps.findLast(({ kind }) => kind === 'asked-back')?.on ?? null;
  const day = isRealDate(receivedOn)
    ? faultOfReceivedOn(receivedOn, { today, askedBackOn })
    : '紙が届いた日を入れてください。';
  return {
    ...(people.some(({ id }) => id === personId)
      ? {}
      : { dwelling: '住戸と、出した方を選んでください。' }),
    ...(day === undefined ? {} : { day }),
  };
}
