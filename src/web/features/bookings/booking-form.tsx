import { type FormEvent, useState } from 'react';
import { addBooking, type Space } from '#contract/bookings.ts';
import {
  freeUntil,
  hindranceOf,
  hindranceOfDay,
  hindranceOfPeople,
} from '#domain/bookings/may-book.ts';
import { feeOf } from '#domain/bookings/space.ts';
import { formatDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { isDuring, stoppagesOn } from '#domain/notices/stoppage.ts';
import { stoppageSentence } from '#domain/notices/stoppage-words.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { StoppageNotes } from '#web/ui/stoppage-notes.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { type BookingsView, capacityWords, countIn, type Hour, hoursWith } from './hours-of.ts';

type BookingFormProps = { view: BookingsView; space: Space; day: IsoDate };

/** The hours of a day: one presses the first and the last, then says what for. */
export function BookingForm({ view, space, day }: BookingFormProps) {
  const { rules } = space;
  const [span, setSpan] = useState<readonly [number, number]>();
  const why = hindranceOfDay(rules, day, view.today);
  if (why !== undefined) return <p className="rounded-lg bg-surface px-4 py-3">{why.sentence}</p>;
  const hours = hoursWith(view, space, day);
  return (
    <>
      <StoppageNotes stoppages={view.stoppages} use={{ day, space: space.name }} />
      <p className="mb-2 text-muted">
        使い始める時間を押し、続けて使うときは、終わりの時間も押してください。
      </p>
      <ul aria-label="時間を選ぶ" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {hours.map((it) => (
          <li key={it.hour}>
            <HourButton
              {...it}
              isChosen={span !== undefined && span[0] <= it.hour && it.hour < span[1]}
              onChoose={() => setSpan(nextSpan(span, it.hour, hours))}
            />
          </li>
        ))}
      </ul>
      {span && (
        <Details
          key={span.join()}
          view={view}
          space={space}
          use={{ day, fromHour: span[0], untilHour: span[1] }}
          onDone={() => setSpan(undefined)}
        />
      )}
    </>
  );
}

/** A second press later the same day makes it longer, as long as all between is free; else it begins anew. */
function nextSpan(
  span: readonly [number, number] | undefined,
  hour: number,
  hours: readonly Hour[],
): readonly [number, number] {
  const isLonger = span !== undefined && span[1] === span[0] + 1 && hour > span[0];
  const between = hours.filter((it) => span && span[0] <= it.hour && it.hour <= hour);
  return isLonger && between.every(({ state }) => state === 'free')
    ? [span[0], hour + 1]
    : [hour, hour + 1];
}

type HourButtonProps = Hour & { isChosen: boolean; onChoose: () => void };

function HourButton({ hour, state, words, stops, isChosen, onChoose }: HourButtonProps) {
  return (
    <button
      type="button"
      disabled={state !== 'free'}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex min-h-14 w-full flex-col items-start rounded-xl border-2 px-3 py-1.5 text-left',
        isChosen && 'border-primary bg-primary font-bold text-on-primary',
        !isChosen &&
          state === 'free' &&
          'border-line-strong bg-page hover:border-primary hover:bg-primary-soft',
        state !== 'free' && 'border-transparent bg-sunken',
      )}
    >
      <span>
        {hour}時〜{hour + 1}時
      </span>
      <span className={isChosen || state === 'free' ? '' : 'text-muted'}>
        {isChosen ? '選んでいます' : words}
        {stops !== '' && `（${stops}）`}
      </span>
    </button>
  );
}

type DetailsProps = {
  view: BookingsView;
  space: Space;
  use: { day: IsoDate; fromHour: number; untilHour: number };
  onDone: () => void;
};

function Details(props: DetailsProps) {
  const { view, space, use, onDone } = props;
  const adding = useChange(addBooking);
  const [id] = useState(() => crypto.randomUUID());
  const [dwellingId, setDwelling] = useState(view.homes[0]?.id ?? '');
  const [purpose, setPurpose] = useState('');
  const [people, setPeople] = useState('');
  const [isAsked, setAsked] = useState(false);
  const hindrance = hindranceFor(props, dwellingId);
  const faults = faultsIn(space, purpose, people);
  const tooMany = hindranceOfPeople(space.rules, countIn(people));
  const stopping = stoppingWords(props);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    const wrong = faults.purpose === undefined ? faults.people && 'people' : 'purpose';
    const field = wrong && event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) return field.focus();
    adding.mutate(
      { id, spaceId: space.id, dwellingId, ...use, purpose, people: countIn(people) },
      {
        onSuccess: () => {
          toast({ title: `${space.name}を予約しました`, ...stopping, tone: 'good' });
          onDone();
        },
      },
    );
  };
  return (
    <form
      noValidate
      aria-label="予約の内容"
      className="mt-6 grid max-w-2xl gap-4 rounded-xl border border-line bg-surface p-4"
      onSubmit={submit}
    >
      <Chosen space={space} use={use} stopping={stopping} />
      {hindrance !== undefined && <FailureNote>{hindrance}</FailureNote>}
      {view.homes.length > 1 && (
        <SelectField
          label="どの住戸ですか"
          options={view.homes.map((it) => ({ value: it.id, label: `${it.number}号室` }))}
          value={dwellingId}
          onChange={setDwelling}
        />
      )}
      <TextField
        label="何に使いますか"
        name="purpose"
        error={isAsked ? faults.purpose : undefined}
        value={purpose}
        maxLength={60}
        required
        onChange={setPurpose}
      />
      <TextField
        label="人数"
        name="people"
        hint={capacityWords(space.rules)}
        error={isAsked ? faults.people : tooMany}
        inputMode="numeric"
        value={people}
        maxLength={10}
        required
        onChange={setPeople}
      />
      <FeeNote space={space} day={use.day} />
      {adding.error && <FailureNote>{sentenceOf(adding.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={hindrance !== undefined || adding.isPending}>
          {adding.isPending ? '予約しています' : '予約する'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
      </div>
    </form>
  );
}

type Faults = { purpose: string | undefined; people: string | undefined };

/** What is missing or cannot be read, each to stand beside its field. */
function faultsIn({ rules }: Space, purpose: string, people: string): Faults {
  const count = countIn(people);
  const unread =
    people.trim() === '' ? '人数を入力してください。' : '人数を数字で入力してください（例：5）。';
  return {
    purpose: purpose.trim() === '' ? '何に使うかを入力してください。' : undefined,
    people: count === 0 ? unread : hindranceOfPeople(rules, count),
  };
}

/** The day and the hours, what is to be paid, and what stops meanwhile. */
function Chosen({ space, use, stopping }: ChosenProps) {
  return (
    <>
      <p className="text-lg font-bold">
        {formatDate(use.day)}　{use.fromHour}時〜{`${use.untilHour}時　`}
        {formatYen(feeOf(space.rules, use))}
      </p>
      {stopping && <p className="rounded-lg bg-warn-soft px-4 py-3">{stopping.description}</p>}
    </>
  );
}

type ChosenProps = Pick<DetailsProps, 'space' | 'use'> & {
  stopping: { description: string } | undefined;
};

/** Of what stops in the very hours, said once more before and after booking. */
function stoppingWords({ view, space, use }: DetailsProps): { description: string } | undefined {
  const told = stoppagesOn(view.stoppages, { day: use.day, space: space.name });
  const [first] = told.filter((it) => isDuring(it, use));
  return first && { description: `お使いの時間と重なります。${stoppageSentence(first)}` };
}

/** Until when nothing is paid, and how it is paid. */
function FeeNote({ space: { rules }, day }: { space: Space; day: IsoDate }) {
  const isBilled = useMay('bill.own');
  const freeDay = freeUntil(rules, day).slice(0, 10);
  return (
    <p className="text-muted">
      {formatDate(freeDay)}の{rules.cancelHour}時までに取り消せば、使用料はかかりません。
      {isBilled
        ? '使用料は、管理費等といっしょに請求されます。'
        : '使用料は、鍵を受け取るときに管理事務室で払います。'}
    </p>
  );
}

/** What the rules say, with what the dwelling has booked already. */
function hindranceFor({ view, space, use }: DetailsProps, dwellingId: string): string | undefined {
  const number = view.homes.find(({ id }) => id === dwellingId)?.number;
  const own = view.own.filter(
    (it) => it.ended === null && it.number === number && it.space === space.name,
  );
  return hindranceOf(space.rules, use, { today: view.today, own });
}
