import { useState } from 'react';
import {
  type BoardMeeting,
  cancelBoardMeeting,
  changeBoardMeeting,
  listBoardMeetings,
  type PlannedBoardMeeting,
  planBoardMeeting,
} from '#contract/board-meetings.ts';
import { getHome } from '#contract/home.ts';
import { listMeetings } from '#contract/meetings.ts';
import { formatDate, isRealDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { boardAddress, useBoardView } from './use-board-view.ts';

type Draft = Omit<PlannedBoardMeeting, 'id'>;
type PlanFormProps = { before: BoardMeeting | null; lastPlace: string; onDone: () => void };

const first = { title: '理事会', heldOn: '', startsAt: '10:00', endsAt: '12:00' };

/** The day, the hours and the place of a meeting of the board. */
export function PlanForm({ before, lastPlace, onDone }: PlanFormProps) {
  const { save, error, isPending } = useSaving(before);
  const [draft, setDraft] = useState<Draft>(before ?? { ...first, place: lastPlace });
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
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
      <TextField
        label="名前"
        value={draft.title}
        maxLength={60}
        required
        onChange={(title) => change({ title })}
      />
      <TextField
        label="理事会の日"
        type="date"
        value={draft.heldOn}
        required
        onChange={(heldOn) => change({ heldOn })}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="始まり"
          type="time"
          value={draft.startsAt}
          required
          onChange={(startsAt) => change({ startsAt })}
        />
        <TextField
          label="終わり"
          type="time"
          value={draft.endsAt}
          required
          onChange={(endsAt) => change({ endsAt })}
        />
      </div>
      <TextField
        label="場所"
        hint="WEB会議でも開くときは、入り方もここに書きます。"
        value={draft.place}
        maxLength={80}
        required
        onChange={(place) => change({ place })}
      />
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

function useSaving(before: BoardMeeting | null) {
  const { navigate } = useBoardView();
  const planning = useChange(planBoardMeeting);
  const changing = useChange(changeBoardMeeting);
  // The one that is gone may not be asked for again: first the lists that name it.
  const cancelling = useAction(cancelBoardMeeting, {
    refreshes: [listBoardMeetings, listMeetings, getHome],
  });
  const [id] = useState(() => before?.id ?? crypto.randomUUID());

  async function save({ title, heldOn, startsAt, endsAt, place }: Draft): Promise<void> {
    const planned = { title, heldOn, startsAt, endsAt, place };
    if (before) await changing.mutateAsync({ meetingId: id, ...planned });
    else await planning.mutateAsync({ id, ...planned });
    navigate(boardAddress({ meetingId: id }));
    toast({
      title: `${title}を${formatDate(heldOn)}に決めました`,
      tone: 'good',
      ...(before ? {} : { undo: () => void undo().catch(tellFailure) }),
    });
  }
  async function undo(): Promise<void> {
    await cancelling.mutateAsync({ meetingId: id });
    navigate(boardAddress());
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
