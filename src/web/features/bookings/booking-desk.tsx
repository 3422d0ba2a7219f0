import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskHome } from '#contract/application-desk.ts';
import { addDeskBooking, getBookingDesk } from '#contract/booking-desk.ts';
import { hindranceOfPeople } from '#domain/bookings/may-book.ts';
import { feeOf } from '#domain/bookings/space.ts';
import { isRealDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { upload } from '#web/lib/upload.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { StoppageNotes } from '#web/ui/stoppage-notes.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { capacityWords, countIn } from './hours-of.ts';

type Draft = {
  spaceId: string;
  dwellingId: string;
  personId: string;
  day: string;
  fromHour: string;
  untilHour: string;
  purpose: string;
  people: string;
};
const empty: Draft = {
  spaceId: '',
  dwellingId: '',
  personId: '',
  day: '',
  fromHour: '',
  untilHour: '',
  purpose: '',
  people: '',
};

/** 紙の予約を入力: in the name of whoever brought it, with its scan. */
export function BookingDesk() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      heading="紙で届いた予約"
      description="管理事務室に紙で出された予約を、出した方の名前で入れます。"
      isOnPaper={false}
    >
      {isOpen ? (
        <DeskForm onDone={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          紙の予約を入力する
        </Button>
      )}
    </Section>
  );
}

function DeskForm({ onDone }: { onDone: () => void }) {
  const { spaces, homes, today, stoppages } = useEndpoint(getBookingDesk, {});
  const [draft, setDraft] = useState<Draft>({ ...empty, spaceId: spaces[0]?.id ?? '' });
  const { send, scan, setScan, isBusy, problem } = useSending(draft, onDone);
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const space = spaces.find(({ id }) => id === draft.spaceId);
  return (
    <form
      noValidate
      aria-label="紙の予約"
      className="grid max-w-2xl gap-4 rounded-xl border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <SelectField
        label="場所"
        options={spaces.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.spaceId}
        onChange={(spaceId) => set({ spaceId, fromHour: '', untilHour: '' })}
      />
      <WhoFields {...{ homes, draft, set }} />
      <TextField
        label="使う日"
        type="date"
        min={today}
        value={draft.day}
        required
        onChange={(day) => set({ day })}
      />
      {space && <StoppageNotes stoppages={stoppages} use={{ day: draft.day, space: space.name }} />}
      {space && <Hours rules={space.rules} draft={draft} set={set} />}
      <TextField
        label="何に使いますか"
        value={draft.purpose}
        maxLength={60}
        required
        onChange={(purpose) => set({ purpose })}
      />
      <TextField
        label="人数"
        {...(space && {
          hint: capacityWords(space.rules),
          error: hindranceOfPeople(space.rules, countIn(draft.people)),
        })}
        inputMode="numeric"
        value={draft.people}
        maxLength={3}
        required
        onChange={(text) => set({ people: text })}
      />
      <ScanField scan={scan} onChosen={setScan} />
      {space && <FeeNote rules={space.rules} draft={draft} />}
      {problem !== undefined && <FailureNote>{problem}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? '送っています' : '予約を入れる'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
      </div>
    </form>
  );
}

type WhoFieldsProps = {
  homes: readonly DeskHome[];
  draft: Draft;
  set: (part: Partial<Draft>) => void;
};

function WhoFields({ homes, draft, set }: WhoFieldsProps) {
  const people = homes.find(({ id }) => id === draft.dwellingId)?.people ?? [];
  return (
    <>
      <SelectField
        label="住戸"
        placeholder="選んでください"
        options={homes.map(({ id, number }) => ({ value: id, label: `${number}号室` }))}
        value={draft.dwellingId}
        onChange={(dwellingId) => set({ dwellingId, personId: '' })}
      />
      <SelectField
        label="使う方"
        hint={people.length === 0 ? '住戸を選ぶと、名簿の方が出ます。' : ''}
        placeholder="選んでください"
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.personId}
        onChange={(personId) => set({ personId })}
      />
    </>
  );
}

type Rules = Parameters<typeof feeOf>[0];
type HoursProps = { rules: Rules; draft: Draft; set: (part: Partial<Draft>) => void };

function Hours({ rules: { opensAt, closesAt }, draft, set }: HoursProps) {
  const hours = Array.from({ length: closesAt - opensAt }, (_, index) => opensAt + index);
  const option = (hour: number) => ({ value: String(hour), label: `${hour}時` });
  return (
    <div className="grid grid-cols-2 gap-4">
      <SelectField
        label="何時から"
        placeholder="選ぶ"
        options={hours.map(option)}
        value={draft.fromHour}
        onChange={(fromHour) => set({ fromHour, untilHour: '' })}
      />
      <SelectField
        label="何時まで"
        placeholder="選ぶ"
        options={hours
          .filter((hour) => draft.fromHour !== '' && hour >= Number(draft.fromHour))
          .map((hour) => option(hour + 1))}
        value={draft.untilHour}
        onChange={(untilHour) => set({ untilHour })}
      />
    </div>
  );
}

type ScanFieldProps = { scan: File | undefined; onChosen: (scan: File | undefined) => void };

function ScanField({ scan, onChosen }: ScanFieldProps) {
  return (
    <div>
      <p className="font-bold">届いた紙の写し</p>
      <p className="mb-2 text-muted">{scan ? scan.name : '写真かPDFを付けます。'}</p>
      <FileButton
        variant="secondary"
        accept="image/jpeg,image/png,application/pdf"
        onFiles={([file]) => onChosen(file)}
      >
        {scan ? 'ほかの写しを選ぶ' : '写しを選ぶ'}
      </FileButton>
    </div>
  );
}

function FeeNote({ rules, draft }: { rules: Rules; draft: Draft }) {
  const { fromHour, untilHour, day } = draft;
  if (fromHour === '' || untilHour === '') return null;
  const feeYen = feeOf(rules, { day, fromHour: Number(fromHour), untilHour: Number(untilHour) });
  return (
    <p className="font-bold">
      使用料 {formatYen(feeYen)}
      {feeYen > 0 && '（区分所有者の方は請求に加え、そのほかの方は鍵を渡すときに受け取ります）'}
    </p>
  );
}

function useSending(draft: Draft, onDone: () => void) {
  const [id] = useState(() => crypto.randomUUID());
  const [scan, setScan] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const queryClient = useQueryClient();

  async function send(): Promise<void> {
    const missing = missingIn(draft, scan);
    setProblem(missing);
    if (missing !== undefined || !scan) return;
    setBusy(true);
    try {
      const watch = { onProgress: () => undefined, signal: new AbortController().signal };
      const { feeYen, isBilled } = await upload(addDeskBooking, factsOf(id, draft), scan, watch);
      toast({ title: doneWords(feeYen, isBilled), tone: 'good' });
      await queryClient.invalidateQueries();
      onDone();
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  }
  return { send, scan, setScan, isBusy, problem };
}

function doneWords(feeYen: number, isBilled: boolean): string {
  if (feeYen === 0) return '予約を入れました';
  return isBilled
    ? `予約を入れました。使用料${formatYen(feeYen)}は請求に加わります`
    : `予約を入れました。使用料${formatYen(feeYen)}は鍵を渡すときに受け取ってください`;
}

function factsOf(id: string, { spaceId, dwellingId, personId, day, purpose, ...rest }: Draft) {
  return {
    id,
    spaceId,
    dwellingId,
    personId,
    day,
    purpose,
    fromHour: Number(rest.fromHour),
    untilHour: Number(rest.untilHour),
    people: countIn(rest.people),
  };
}

function missingIn(draft: Draft, scan: File | undefined): string | undefined {
  const asked = [
    [draft.personId !== '', '住戸と、使う方を選んでください。'],
    [isRealDate(draft.day), '使う日を入れてください。'],
    [draft.fromHour !== '' && draft.untilHour !== '', '使う時間を選んでください。'],
    [draft.purpose.trim() !== '', '何に使うかを書いてください。'],
    [countIn(draft.people) > 0, '人数を数字で入れてください。'],
    [scan !== undefined, '届いた紙の写しを付けてください。'],
  ] as const;
  return asked.find(([isThere]) => !isThere)?.[1];
}
