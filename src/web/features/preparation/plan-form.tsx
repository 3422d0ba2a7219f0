import { useState } from 'react';
import { getHome } from '#contract/home.ts';
import { listMeetings } from '#contract/meetings.ts';
import {
  cancelPlannedMeeting,
  changePlannedMeeting,
  listPreparations,
  type PlannedMeeting,
  type PreparedMeeting,
  planMeeting,
} from '#contract/preparation.ts';
import { formatDate, isRealDate } from '#domain/calendar.ts';
import { type GeneralMeetingKind, isAnnual } from '#domain/meetings/next-title.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useAction, useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { DayPreview } from './day-preview.tsx';
import { preparationAddress, usePreparationView } from './use-preparation-view.ts';

type Draft = Omit<PlannedMeeting, 'id'>;
type PlanFormProps = {
  /** The meeting whose day is changed; `null` for a new one. */
  before: PreparedMeeting | null;
  onDone: () => void;
};

const kinds = [
  { value: 'annual', label: '通常総会' },
  { value: 'extraordinary', label: '臨時総会' },
] as const;

/** The day, the hours and the place; what the day means is said while one chooses. */
export function PlanForm({ before, onDone }: PlanFormProps) {
  const { titles, lastPlace } = useEndpoint(listPreparations, {});
  const { error, isPending, save } = useSaving(before);
  const [draft, setDraft] = useState<Draft>(
    before ?? {
      title: titles.extraordinary,
      heldOn: '',
      startsAt: '10:00',
      endsAt: '12:00',
      place: lastPlace,
    },
  );
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const kind: GeneralMeetingKind = isAnnual(draft.title) ? 'annual' : 'extraordinary';
  const isReady =
    isRealDate(draft.heldOn) && draft.title.trim() !== '' && draft.place.trim() !== '';
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save(draft).then(onDone, () => undefined);
      }}
    >
      {!before && (
        <PillChoice
          label="どちらの総会ですか"
          name="kind"
          options={kinds}
          value={kind}
          onChange={(value) => change({ title: titles[value] })}
        />
      )}
      <TextField
        label="名前"
        value={draft.title}
        maxLength={60}
        required
        onChange={(title) => change({ title })}
      />
      <TextField
        label="総会の日"
        type="date"
        value={draft.heldOn}
        required
        onChange={(heldOn) => change({ heldOn })}
      />
      <DayPreview heldOn={draft.heldOn} kind={kind} />
      <HoursAndPlace draft={draft} onChange={change} />
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          キャンセル
        </Button>
        <Button type="submit" disabled={!isReady || isPending}>
          {isPending ? '保存しています' : 'この日に決める'}
        </Button>
      </div>
    </form>
  );
}

type HoursAndPlaceProps = { draft: Draft; onChange: (part: Partial<Draft>) => void };

function HoursAndPlace({ draft, onChange }: HoursAndPlaceProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="始まり"
          type="time"
          value={draft.startsAt}
          required
          onChange={(startsAt) => onChange({ startsAt })}
        />
        <TextField
          label="終わり"
          type="time"
          value={draft.endsAt}
          required
          onChange={(endsAt) => onChange({ endsAt })}
        />
      </div>
      <TextField
        label="場所"
        value={draft.place}
        maxLength={80}
        required
        onChange={(place) => onChange({ place })}
      />
    </>
  );
}

/** Keeps what was chosen, and offers the way back. */
function useSaving(before: PreparedMeeting | null) {
  const { navigate } = usePreparationView();
  const planning = useChange(planMeeting);
  const changing = useChange(changePlannedMeeting);
  // The one that is gone may not be asked for again: first the lists that name it.
  const cancelling = useAction(cancelPlannedMeeting, {
    refreshes: [listPreparations, listMeetings, getHome],
  });
  const [id] = useState(() => before?.id ?? crypto.randomUUID());

  async function save({ title, heldOn, startsAt, endsAt, place }: Draft): Promise<void> {
    const planned = { title, heldOn, startsAt, endsAt, place };
    if (before) await changing.mutateAsync({ meetingId: id, ...planned });
    else await planning.mutateAsync({ id, ...planned });
    navigate(preparationAddress({ meetingId: id }));
    toast({
      title: `${title}を${formatDate(heldOn)}に決めました`,
      tone: 'good',
      undo: () => void undo().catch(tellFailure),
    });
  }
  async function undo(): Promise<void> {
    if (before) {
      const { id: meetingId, ...planned } = before;
      await changing.mutateAsync({ meetingId, ...planned });
    } else {
      await cancelling.mutateAsync({ meetingId: id });
      navigate(preparationAddress());
    }
  }
  return {
    save,
    error: planning.error ?? changing.error,
    isPending: planning.isPending || changing.isPending,
  };
}

function tellFailure(error: unknown): void {
  toast({ title: '元に戻せませんでした', description: sentenceOf(error), tone: 'danger' });
}
