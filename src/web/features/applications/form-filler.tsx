import { type ReactNode, useEffect, useRef } from 'react';
import { type Application, getBlankForm } from '#contract/applications.ts';
import type { ToldStoppage } from '#contract/stoppage.ts';
import type { FormInForce } from '#domain/applications/all-forms.ts';
import { cleanAnswers, type Fault } from '#domain/applications/asked.ts';
import { closedDaysOf, closedFaults } from '#domain/applications/closed-days.ts';
import { dueDayOf, dueExample, dueWords, timeWords } from '#domain/applications/due.ts';
import type { Answer } from '#domain/applications/form.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { StoppageNotes } from '#web/ui/stoppage-notes.tsx';
import { AnswerList } from './answer-list.tsx';
import { Attachments } from './attachments.tsx';
import { Beyond, BeyondList } from './beyond-list.tsx';
import { ClosedBeside, ClosedList, withClosedHint } from './closed-list.tsx';
import type { Door } from './door.ts';
import { FieldInput } from './field-input.tsx';
import { type Filling, useFilling } from './use-filling.ts';

type FormFillerProps = {
  form: FormInForce;
  today: IsoDate;
  homes: readonly { id: string; number: string }[];
  /** What notices say will stop. */
  stoppages: readonly ToldStoppage[];
  /** What is filled in so far, or sent and asked back. */
  draft: Application | undefined;
  /** The name under which a new one is kept. */
  newId: string;
  door: Door;
  onSent: () => void;
  onLeave: () => void;
};

/** A form step by step: what is typed is kept at each step, and nothing is sent before it has been read once more. */
export function FormFiller(props: FormFillerProps) {
  const { form, draft, onLeave } = props;
  const filling = useFilling(props);
  const mayPrint = useMay('application.file');
  const { step, isReading, isBusy } = filling;
  const formRef = useFocusOnFault(filling.faults);
  const tried = (work: Promise<void>) => void work.catch(() => undefined);
  return (
    <form
      noValidate
      aria-label={form.title}
      ref={formRef}
      className="max-w-[44rem]"
      onSubmit={(event) => {
        event.preventDefault();
        tried(filling.next());
      }}
    >
      <p className="text-muted">
        {form.title}　{step + 1}／{form.steps.length + 1}
      </p>
      <StepHeading key={step} isFirst={step === 0}>
        {isReading ? '添付と確かめ' : form.steps[step]?.title}
      </StepHeading>
      {draft?.state === 'asked-back' && <AskedBack draft={draft} />}
      <div className="grid gap-6">
        {isReading ? (
          <Reading {...props} filling={filling} />
        ) : (
          <Asking {...props} filling={filling} />
        )}
      </div>
      {filling.error && <FailureNote>{sentenceOf(filling.error)}</FailureNote>}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {buttonWords(isReading, isBusy, props.door.sendLabel)}
        </Button>
        {step > 0 && (
          <Button variant="secondary" disabled={isBusy} onClick={() => tried(filling.back())}>
            前に戻る
          </Button>
        )}
        <Button
          variant="quiet"
          disabled={isBusy}
          onClick={() => tried(filling.keep().then(onLeave))}
        >
          下書きにしてやめる
        </Button>
      </div>
      {step === 0 && mayPrint && (
        <div className="mt-8 print:hidden">
          <PdfButton
            endpoint={getBlankForm}
            input={{ form: form.key }}
            label="紙に書くときの用紙（PDF）"
          />
        </div>
      )}
      <p className="mt-6 text-muted">{form.basisWords}</p>
    </form>
  );
}

/** The first question that is not answered yet takes the focus. */
function useFocusOnFault(faults: readonly Fault[]) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [first] = faults;
    if (!first) return;
    const asked = form.current?.querySelector(`[data-asked="${first.at}"]`);
    asked?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [faults]);
  return form;
}

/** Takes the focus when the step changes, so that the new questions are heard and seen from the top. */
function StepHeading({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl font-bold outline-none sm:text-2xl">
      {children}
    </h2>
  );
}

type PartProps = FormFillerProps & { filling: Filling };

function Asking({ form, today, homes, stoppages, filling }: PartProps) {
  const { step, answers, faults, shown } = filling;
  const dueOn = dueDayOf(form.due, answers);
  const closed = closedFaults(form, answers, today);
  return (
    <>
      {step === 0 && form.due && (
        <p className="text-muted">
          {[
            `期限：${dueWords(form.due, form.fields[form.due.field]?.label ?? '')}`,
            dueExample(form.due, today, closedDaysOf(form, form.due.field)),
          ]
            .filter((it) => it !== '')
            .join('。')}
        </p>
      )}
      {step === 0 && homes.length > 1 && (
        <SelectField
          label="どの住戸ですか"
          options={homes.map(({ id, number }) => ({ value: id, label: `${number}号室` }))}
          value={filling.dwelling}
          onChange={filling.setDwelling}
        />
      )}
      {shown.map(([key, field]) => (
        <div key={key} data-asked={key}>
          <FieldInput
            name={key}
            field={withClosedHint(form, key, field)}
            value={answers[key]}
            error={faults.find(({ at }) => at === key)?.words}
            onChange={(answer) => filling.setAnswer(key, answer)}
          />
          <Beyond form={form} answers={answers} at={key} />
          <ClosedBeside form={form} faults={closed} at={key} />
          {field.kind === 'day' && field.isUse && (
            <StoppageNotes stoppages={stoppages} use={{ day: dayOf(answers[key]) }} />
          )}
        </div>
      ))}
      {dueOn !== null && shown.some(([key]) => key === form.due?.field) && (
        <p
          className={`rounded-lg px-4 py-3 ${dueOn < today ? 'bg-warn-soft font-bold' : 'bg-surface'}`}
        >
          {timeWords(
            dueOn,
            today,
            closed.every(({ isOnlyBetween }) => isOnlyBetween),
          )}
        </p>
      )}
    </>
  );
}

function dayOf(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : '';
}

function Reading({ form, today, filling, door }: PartProps) {
  const { answers, faults } = filling;
  return (
    <>
      <Attachments
        form={form}
        answers={answers}
        applicationId={filling.applicationId}
        files={filling.files}
        door={door}
        onChanged={filling.keep}
      />
      <AnswerList form={form} answers={cleanAnswers(form, answers)} />
      <BeyondList
        form={form}
        answers={answers}
        advice="まちがいでなければ、送れます。決まりの例外（補助犬など）にあたるかは、受け付ける人が確かめます。"
      />
      <ClosedList form={form} faults={closedFaults(form, answers, today)} reader="sender" />
      <FaultList faults={faults} form={form} />
    </>
  );
}

function buttonWords(isLast: boolean, isBusy: boolean, sendLabel: string): string {
  if (isBusy) return '送っています';
  return isLast ? sendLabel : '次へ';
}

function AskedBack({ draft }: { draft: Application }) {
  const question = draft.steps.findLast(({ kind }) => kind === 'asked-back');
  return (
    <p className="mb-4 rounded-lg bg-warn-soft px-4 py-3">
      <strong>直してほしいところ</strong>
      <br />
      {question?.words}
    </p>
  );
}

function FaultList({ faults, form }: { faults: readonly Fault[]; form: FormInForce }) {
  if (faults.length === 0) return null;
  return (
    <div role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger">
      <p className="font-bold">送る前に、次のところを直してください。</p>
      <ul className="list-disc pl-6">
        {faults.map(({ at, words }) => (
          <li key={at}>
            {form.fields[at] ? `「${form.fields[at].label}」：` : ''}
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
