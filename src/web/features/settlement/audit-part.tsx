import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { type AuditItemOfYear, answerAuditItem, type Settlement } from '#contract/settlement.ts';
import {
  type AuditResult,
  auditResultNames,
  auditResults,
} from '#domain/statements/close/audit-list.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { AuditReportPart } from './audit-report-part.tsx';
import { isHeld } from './is-held.ts';

/** 監査: the list, and the report once the list is done. */
export function AuditPart({ settlement }: { settlement: Settlement }) {
  const { items } = settlement.audit;
  const done = items.filter(({ isDone }) => isDone).length;
  const [isAll, setAll] = useState(false);
  const shown = isAll ? items : items.filter(({ isDone }) => !isDone);
  return (
    <Section
      id="audit"
      heading="監査"
      description="監事が、書類と帳簿を見くらべて、気づいたことを残します。帳簿から分かる項目は、自動で調べてあります。"
      isOnPaper={false}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-bold">
          監査チェックリスト {done}／{items.length}
        </p>
        {isHeld(settlement) && !settlement.isFinal && (
          <p className="text-muted">
            監査報告書が書かれているので、結果は変えられません。変えるときは、決算書の案を作り直します。
          </p>
        )}
        {done > 0 && (
          <Button variant="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? '残っている項目だけ見る' : `済んだ${done}項目も見る`}
          </Button>
        )}
      </div>
      {shown.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {shown.map((item) => (
            <Item key={item.code} item={item} settlement={settlement} />
          ))}
        </ul>
      )}
      <AuditReportPart settlement={settlement} />
    </Section>
  );
}

type ItemProps = { item: AuditItemOfYear; settlement: Settlement };

function Item({ item, settlement }: ItemProps) {
  const { title, evidence, computed, answer, isDone } = item;
  const Icon = isDone ? CircleCheck : CircleAlert;
  return (
    <li className="flex items-start gap-3 py-4">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-6 shrink-0 ${isDone ? 'text-good' : 'text-warn'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{title}</strong>
          <ResultBadge item={item} />
        </p>
        <p className="text-muted">見るもの：{evidence}</p>
        {computed && <p>{computed.sentence}</p>}
        {answer?.note && <p>「{answer.note}」</p>}
        {settlement.may.audit && !isHeld(settlement) && (
          <AnswerForm item={item} fiscalYear={settlement.fiscalYear} />
        )}
      </div>
    </li>
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
    <div className="mt-2 grid gap-3">
      <PillChoice
        label="結果"
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
