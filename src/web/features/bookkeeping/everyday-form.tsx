import { type FormEvent, useRef, useState } from 'react';
import type { TemplateContent } from '#contract/repeats.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { picturedLines } from '#web/lib/books/entry-words.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useViewMode } from '#web/lib/use-view-mode.ts';
import { Button } from '#web/ui/button.tsx';
import { EntryPicture } from '#web/ui/entry-picture.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PaymentUnderWay } from '#web/ui/payment-under-way.tsx';
import { BookedNote } from './booked-note.tsx';
import type { Draft, DraftField } from './draft.ts';
import { type Question, questionsOf } from './everyday-questions.tsx';
import { RestoredNote } from './restored-note.tsx';
import { KeepDraft } from './templates/keep-draft.tsx';
import { type Everyday, useEveryday } from './use-everyday.ts';
import type { Way } from './ways.ts';

type EverydayFormProps = { way: Way; books: Books; start?: TemplateContent | undefined };

/** A few questions, the entry that comes of the answers, and one button. */
export function EverydayForm({ way, books, start }: EverydayFormProps) {
  const everyday = useEveryday(way, books, start);
  const form = useRef<HTMLFormElement>(null);
  const isEasy = useViewMode() === 'easy';
  const { booking } = everyday;
  if (booking.booked) {
    return (
      <BookedNote
        booking={booking}
        booked={booking.booked}
        books={books}
        onNext={everyday.next}
        onRepeat={everyday.repeat}
      />
    );
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    focusOn(form.current, await everyday.submit());
  }

  const questions = questionsOf(way, { everyday, books });
  const end = <Outcome everyday={everyday} books={books} />;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-[44rem] gap-6"
    >
      {everyday.isRestored && <RestoredNote onDiscard={everyday.discard} />}
      {isEasy ? (
        <OneByOne questions={questions} everyday={everyday} end={end} />
      ) : (
        <>
          {questions.map(({ field, node }) => (
            <div key={field}>{node}</div>
          ))}
          {end}
        </>
      )}
    </form>
  );
}

function focusOn(form: HTMLFormElement | null, field: DraftField | undefined): void {
  if (field === undefined) return;
  const control = form?.querySelector<HTMLElement>(`[name="${field}"]`);
  control?.focus();
}

/** かんたん表示: one question at a time, and at the end what comes of it. */
function OneByOne({
  questions,
  everyday,
  end,
}: {
  questions: readonly Question[];
  everyday: Everyday;
  end: React.ReactNode;
}) {
  const [step, setStep] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const question = questions[step];
  const fault = question && everyday.allFaults[question.field];
  const go = (next: number) => {
    setStopped(false);
    setStep(next);
  };
  return (
    <>
      <p className="text-muted">
        {question ? `質問 ${step + 1}／${questions.length}` : '確かめて、記帳します'}
      </p>
      {question ? <div key={question.field}>{question.node}</div> : end}
      {question && isStopped && fault && <FailureNote>{fault}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        {step > 0 && (
          <Button variant="secondary" size="large" onClick={() => go(step - 1)}>
            戻る
          </Button>
        )}
        {question && (
          <Button size="large" onClick={() => (fault ? setStopped(true) : go(step + 1))}>
            次へ
          </Button>
        )}
      </div>
    </>
  );
}

/** この仕訳になります, and the button. */
function Outcome({ everyday, books }: { everyday: Everyday; books: Books }) {
  const { entry, booking, faults } = everyday;
  return (
    <>
      <section
        aria-label="記帳される仕訳"
        className="rounded-xl border border-line bg-surface p-4 sm:p-5"
      >
        <h3 className="mb-3 font-bold">この仕訳になります</h3>
        {entry ? (
          <EntryPicture lines={picturedLines(entry.postings, books)} />
        ) : (
          <p className="text-muted">質問に答えると、ここに借方と貸方が出ます。</p>
        )}
      </section>
      <PaymentUnderWay items={everyday.paying} />
      {faults.whole && <FailureNote>{faults.whole}</FailureNote>}
      {booking.error && (
        <FailureNote>記帳できませんでした。{sentenceOf(booking.error)}</FailureNote>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" disabled={booking.isBusy}>
          {booking.isBusy ? '記帳しています' : '記帳する'}
        </Button>
        <KeepDraft content={templateOf(everyday.draft)} />
      </div>
    </>
  );
}

/** Everything but the day. */
function templateOf({ postedOn: _day, ...rest }: Draft): TemplateContent {
  return { kind: 'everyday', ...rest };
}
