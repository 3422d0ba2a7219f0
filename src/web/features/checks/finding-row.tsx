import { useState } from 'react';
import type { ShownFinding } from '#contract/checks.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { answerNames, checkNames } from '#domain/checks/finding.ts';
import { accountingViews } from '#domain/screens/accounting-views.ts';
import { accountingAddress, entryAddress } from '#web/lib/books/accounting-address.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AnswerForm } from './answer-form.tsx';
import { severityLooks } from './severity-looks.ts';

type FindingRowProps = { finding: ShownFinding; mayDecide: boolean };

/** One thing to look at: the sentence, the way there, and what was answered. */
export function FindingRow({ finding, mayDecide }: FindingRowProps) {
  const { check, severity, sentence, answer } = finding;
  const [isAnswering, setAnswering] = useState(false);
  const { tone, heading } = severityLooks[severity];
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{heading}</Badge>
        <strong>{checkNames[check]}</strong>
      </p>
      <p className="mt-1 max-w-[44rem]">{sentence}</p>
      <Links finding={finding} />
      {answer && (
        <p className="mt-1 max-w-[44rem] rounded-lg bg-surface px-4 py-2">
          <strong>{answerNames[answer.kind]}</strong>（{formatPlainDate(answer.decidedOn)}　
          {answer.decidedAs}）{answer.reason && <span className="block">{answer.reason}</span>}
        </p>
      )}
      {mayDecide &&
        (isAnswering ? (
          <AnswerForm finding={finding} onDone={() => setAnswering(false)} />
        ) : (
          <Button
            variant="secondary"
            className="mt-2 print:hidden"
            onClick={() => setAnswering(true)}
          >
            {answer ? '答えを変える' : '答える'}
            <VisuallyHidden>（{checkNames[check]}）</VisuallyHidden>
          </Button>
        ))}
    </li>
  );
}

function Links({ finding: { entries, view, subject } }: { finding: ShownFinding }) {
  const link = 'inline-flex min-h-11 items-center';
  if (entries.length === 0) {
    return (
      <p className="print:hidden">
        <TextLink
          href={accountingAddress(
            view,
            view === 'report' ? { paper: 'company', month: subject } : {},
          )}
          className={link}
        >
          「{accountingViews[view].label}」を開く
        </TextLink>
      </p>
    );
  }
  return (
    <ul className="print:hidden">
      {entries.map(({ id, words }) => (
        <li key={id}>
          <TextLink href={entryAddress(id)} className={link}>
            {words}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
