import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { AuditDesk } from '#contract/audit.ts';
import { type AuditItemOfYear, answerAuditItem, type Settlement } from '#contract/settlement.ts';
import {
  type AuditResult,
  auditResultNames,
  auditResults,
} from '#domain/statements/audit/audit-list.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AskButton } from './note-form.tsx';
import { wayOf } from './ways-of-items.ts';

type Props = { settlement: Settlement; desk: AuditDesk };

/** 監査チェックリスト: what is left first; on paper all of it. */
export function ChecklistSection({ settlement, desk }: Props) {
  const { items } = settlement.audit;
  const done = items.filter(({ isDone }) => isDone).length;
  const [isAll, setAll] = useState(false);
  return (
    <Section
      id="checklist"
      heading="監査チェックリスト"
      description="帳簿から分かることは、自動で調べてあります。書類や現物でしか分からないことは、見て、結果を選びます。"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-bold">
          {items.length}項目のうち{done}項目が済みました
        </p>
        {done > 0 && (
          <Button variant="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? '残っている項目だけ見る' : `済んだ${done}項目も見る`}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <Item
            key={item.code}
            item={item}
            settlement={settlement}
            desk={desk}
            isShown={isAll || !item.isDone}
          />
        ))}
      </ul>
    </Section>
  );
}

type ItemProps = Props & { item: AuditItemOfYear; isShown: boolean };

function Item({ item, settlement, desk, isShown }: ItemProps) {
  const { code, title, isDone } = item;
  const Icon = isDone ? CircleCheck : CircleAlert;
  const mayWrite = settlement.may.audit && !desk.isHeld;
  return (
    <li className={`items-start gap-3 py-4 ${isShown ? 'flex' : 'hidden print:flex'}`}>
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-6 shrink-0 ${isDone ? 'text-good' : 'text-warn'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{title}</strong>
          <ResultBadge item={item} />
        </p>
        <Evidence item={item} fiscalYear={desk.fiscalYear} />
        {mayWrite && (
          <div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-2 print:hidden">
            <AnswerForm item={item} fiscalYear={settlement.fiscalYear} />
            <AskButton year={String(desk.fiscalYear)} code={code} about={title} />
          </div>
        )}
      </div>
    </li>
  );
}

/** What the books say, what the auditor wrote, and where to look. */
function Evidence({ item, fiscalYear }: { item: AuditItemOfYear; fiscalYear: number }) {
  const { code, evidence, computed, answer } = item;
  const way = wayOf(code, fiscalYear);
  return (
    <>
      <p className="text-muted">
        見るもの：{evidence}
        {way && (
          <TextLink href={way.href} className="ml-3 print:hidden">
            {way.label}
          </TextLink>
        )}
      </p>
      {computed && <p>{computed.sentence}</p>}
      {answer?.note && <p>「{answer.note}」</p>}
    </>
  );
}

function ResultBadge({ item: { answer, computed, isProof } }: { item: AuditItemOfYear }) {
  if (answer) {
    const tone = answer.result === 'finding' ? 'danger' : 'good';
    return <Badge tone={tone}>{auditResultNames[answer.result]}</Badge>;
  }
  return computed?.holds && isProof ? <Badge tone="good">帳簿で確認</Badge> : null;
}

function AnswerForm({ item, fiscalYear }: { item: AuditItemOfYear; fiscalYear: number }) {
  const { answering, note, setNote, result, send, choose, takeBack, asksNote } = useAnswer(
    item,
    fiscalYear,
  );
  return (
    <div className="grid gap-3">
      <PillChoice
        label={`「${item.title}」の結果`}
        isLabelHeard
        name={item.code}
        value={result}
        options={auditResults.map((value) => ({ value, label: auditResultNames[value] }))}
        onChange={(value) => value !== '' && choose(value)}
      />
      {asksNote && (
        <div className="flex max-w-2xl flex-wrap items-end gap-3">
          <div className="min-w-0 flex-[1_1_18rem]">
            <Field label="気づいたこと">
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  maxLength={300}
                  value={note}
                  onChange={({ target }) => setNote(target.value)}
                />
              )}
            </Field>
          </div>
          <Button
            variant="secondary"
            disabled={answering.isPending || result === ''}
            onClick={() => result !== '' && send(result)}
          >
            残す
          </Button>
        </div>
      )}
      {item.answer && (
        <div>
          <Button variant="quiet" disabled={answering.isPending} onClick={takeBack}>
            結果を取り消す
          </Button>
        </div>
      )}
      {answering.error && <FailureNote>{sentenceOf(answering.error)}</FailureNote>}
    </div>
  );
}

function useAnswer(item: AuditItemOfYear, fiscalYear: number) {
  const answering = useBooksAction(answerAuditItem);
  const [note, setNote] = useState(item.answer?.note ?? '');
  const needsNote = item.computed?.holds === false;
  const [result, setResult] = useState<AuditResult | ''>(item.answer?.result ?? '');
  const send = (chosen: AuditResult | null) =>
    answering.mutate({
      year: String(fiscalYear),
      code: item.code,
      result: chosen,
      note: chosen === null ? '' : note.trim(),
    });
  function choose(chosen: AuditResult): void {
    setResult(chosen);
    // A finding is written down first.
    if (chosen !== 'finding' && !(needsNote && note.trim() === '')) send(chosen);
  }
  function takeBack(): void {
    setResult('');
    setNote('');
    send(null);
  }
  const asksNote = result === 'finding' || (needsNote && result !== '') || note !== '';
  return { answering, note, setNote, result, send, choose, takeBack, asksNote };
}
