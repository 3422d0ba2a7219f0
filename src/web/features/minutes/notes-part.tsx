import { type FormEvent, useState } from 'react';
import {
  addMeetingNote,
  getMeetingNotes,
  type MeetingNotes,
  removeMeetingNote,
  type ShownNote,
} from '#contract/meeting-notes.ts';
import { formatDate } from '#domain/calendar.ts';
import { type NoteKind, noteKinds, noteNames } from '#domain/minutes/notes.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 書きとめる: while the meeting runs, before there is a record to write minutes of. */
export function NotesPart({ meetingId }: { meetingId: string }) {
  const meeting = useEndpoint(getMeetingNotes, { meetingId });
  const places = [
    { id: 'opening', title: '開会と報告' },
    ...meeting.items.map(({ id, label, title }) => ({ id, title: `${label}　${title}` })),
    { id: 'closing', title: '閉会' },
  ];
  return (
    <>
      <p className="mb-6 text-lg font-bold">
        {meeting.title}（{formatDate(meeting.heldOn)}）
      </p>
      <Section
        heading="発言を書きとめる"
        description="総会のあいだに書きとめると、議事録の下書きの、それぞれの議案のところに入ります。日時や賛否の数は、記録から入るので書きません。何人かで書いてもかまいません。"
        isOnPaper={false}
      >
        <NoteForm meetingId={meetingId} places={places} />
        <p className="mt-4">
          結果を2人で確かめると、議事録の下書きを始められます。
          <TextLink
            href={`/demo/votes?meeting=${meetingId}`}
            className="inline-flex min-h-11 items-center"
          >
            議決権の受付と集計を開く
          </TextLink>
        </p>
      </Section>
      <Section heading={`書きとめたこと（${meeting.notes.length}件）`}>
        {meeting.notes.length === 0 ? (
          <p>まだありません。</p>
        ) : (
          places.map((place) => (
            <PlaceNotes key={place.id} title={place.title} meeting={meeting} placeId={place.id} />
          ))
        )}
      </Section>
    </>
  );
}

type Place = { readonly id: string; readonly title: string };
type FormProps = { meetingId: string; places: readonly Place[] };

function NoteForm({ meetingId, places }: FormProps) {
  const [place, setPlace] = useState('opening');
  const [kind, setKind] = useState<NoteKind>('explained');
  const [speaker, setSpeaker] = useState('');
  const [words, setWords] = useState('');
  const { mutate, isPending, error } = useChange(addMeetingNote);
  const add = (event?: FormEvent) => {
    event?.preventDefault();
    if (words.trim() === '' || isPending) return;
    const note = { id: crypto.randomUUID(), place, kind, speaker, words };
    mutate({ meetingId, ...note }, { onSuccess: () => setWords('') });
  };
  return (
    <form onSubmit={add} className="grid max-w-3xl gap-4">
      <SelectField
        label="どこの発言ですか"
        options={places.map(({ id, title }) => ({ value: id, label: title }))}
        value={place}
        onChange={setPlace}
      />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
        <SelectField
          label="種類"
          options={noteKinds.map((value) => ({ value, label: noteNames[value] }))}
          value={kind}
          onChange={(value) => setKind(noteKinds.find((it) => it === value) ?? 'other')}
        />
        <TextField
          label="だれの発言ですか"
          hint="「組合員A」「理事長」のように書きます。名前は書きません。"
          maxLength={40}
          value={speaker}
          onChange={setSpeaker}
        />
      </div>
      <Field label="内容" hint="Ctrlキーを押しながらEnterでも加えられます。">
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={600}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add(event);
            }}
          />
        )}
      </Field>
      <div>
        <Button type="submit" disabled={isPending || words.trim() === ''}>
          書きとめる
        </Button>
      </div>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
    </form>
  );
}

type PlaceNotesProps = { title: string; meeting: MeetingNotes; placeId: string };

function PlaceNotes({ title, meeting, placeId }: PlaceNotesProps) {
  const own = meeting.notes.filter(({ place }) => place === placeId);
  if (own.length === 0) return null;
  return (
    <section className="mb-6">
      <h3 className="mb-2 text-lg font-bold">{title}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {own.map((note) => (
          <NoteLine key={note.id} meetingId={meeting.meetingId} note={note} />
        ))}
      </ul>
    </section>
  );
}

function NoteLine({ meetingId, note }: { meetingId: string; note: ShownNote }) {
  const removing = useChange(removeMeetingNote);
  const adding = useChange(addMeetingNote);
  const { kind, speaker, words } = note;
  const remove = () =>
    removing.mutate(
      { meetingId, noteId: note.id },
      {
        onSuccess: () =>
          toast({
            title: '1件を消しました',
            undo: () => adding.mutateAsync({ meetingId, ...note }),
          }),
      },
    );
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
      <p className="min-w-0 flex-[1_1_16rem]">
        <span className="font-bold">
          {noteNames[kind]}
          {speaker !== '' && `（${speaker}）`}
        </span>
        　{words}
      </p>
      <Button
        variant="quiet"
        className="print:hidden"
        disabled={removing.isPending}
        aria-label={`「${words}」を消す`}
        onClick={remove}
      >
        消す
      </Button>
    </li>
  );
}
