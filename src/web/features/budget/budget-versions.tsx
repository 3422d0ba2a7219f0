import { useState } from 'react';
import {
  type BudgetVersion,
  type BudgetYear,
  deleteBudgetDraft,
  startBudgetDraft,
} from '#contract/budget.ts';
import {
  type BudgetKind,
  budgetKindNames,
  changedLines,
  decidingMeetings,
} from '#domain/budget/budget-version.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useMay } from '#web/lib/use-session.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { RequestNote } from './request-note.tsx';

/** 予算の版: what was decided when, what it changed, and the drafts for this year and the next. */
export function BudgetVersions({ years }: { years: readonly BudgetYear[] }) {
  return (
    <Section
      heading="予算の案と、決まった予算"
      description="決まった予算は書き換えられません。変えるときは、補正予算（総会）か流用（理事会）の案を作ります。"
      isOnPaper={false}
    >
      {years.map((year) => (
        <YearOfVersions key={year.fiscalYear} year={year} />
      ))}
    </Section>
  );
}

function YearOfVersions({ year }: { year: BudgetYear }) {
  const { fiscalYear, versions } = year;
  const draft = versions.find(({ decidedOn }) => decidedOn === null);
  return (
    <section aria-label={`${fiscalYear}年度の予算の版`} className="mb-6">
      <h3 className="mb-2 text-lg font-bold">{fiscalYear}年度</h3>
      {draft?.request && <RequestNote fiscalYear={fiscalYear} version={draft} />}
      {versions.length === 0 && <p className="mb-3">予算の案は、まだありません。</p>}
      {versions.length > 0 && (
        <ul className="mb-3 divide-y divide-line border-y border-line">
          {versions.map((version, index) => (
            <Version
              key={version.version}
              fiscalYear={fiscalYear}
              version={version}
              before={versions[index - 1]}
            />
          ))}
        </ul>
      )}
      {!draft && !year.isFinal && <StartButtons year={year} />}
    </section>
  );
}

type VersionProps = {
  fiscalYear: number;
  version: BudgetVersion;
  before: BudgetVersion | undefined;
};

function Version({ fiscalYear, version, before }: VersionProps) {
  const { kind, decidedOn, reason } = version;
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{budgetKindNames[kind]}</strong>
        {decidedOn ? (
          <span>
            {formatPlainDate(decidedOn)}の{decidingMeetings[kind]}で決定
          </span>
        ) : (
          <>
            <Badge tone="warn">案</Badge>
            <TextLink
              href={accountingAddress('budget', { draft: String(fiscalYear) })}
              className="inline-flex min-h-11 items-center"
            >
              案を開く
            </TextLink>
            {version.request === null && <Discard fiscalYear={fiscalYear} />}
          </>
        )}
      </p>
      {reason && <p>理由：{reason}</p>}
      {before && <Changes version={version} before={before} />}
    </li>
  );
}

function Changes({ version, before }: { version: BudgetVersion; before: BudgetVersion }) {
  const { funds, accounts } = useYear();
  const changes = changedLines(before.lines, version.lines);
  if (changes.length === 0)
    return <p className="text-muted">前の予算から変わった科目はありません。</p>;
  return (
    <ul className="mt-1 ml-6 list-disc">
      {changes.map(({ fundId, accountId, beforeYen, afterYen }) => (
        <li key={`${fundId} ${accountId}`} className="tabular-nums">
          {funds.find(({ id }) => id === fundId)?.name}　
          {accounts.find(({ id }) => id === accountId)?.name}：{formatYen(beforeYen)} →{' '}
          {formatYen(afterYen)}
        </li>
      ))}
    </ul>
  );
}

function Discard({ fiscalYear }: { fiscalYear: number }) {
  const mayDraft = useMay('budget.draft');
  const deleting = useBooksAction(deleteBudgetDraft);
  const [isAsking, setAsking] = useState(false);
  if (!mayDraft) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        案を捨てる
      </Button>
      {deleting.error && <FailureNote>{sentenceOf(deleting.error)}</FailureNote>}
      <ConfirmDialog
        title="この案を捨てますか"
        confirmLabel="捨てる"
        danger
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => deleting.mutate({ year: String(fiscalYear) })}
      >
        案に入れた額と式が消えます。決まった予算は変わりません。
      </ConfirmDialog>
    </>
  );
}

function StartButtons({ year: { fiscalYear, versions } }: { year: BudgetYear }) {
  const mayDraft = useMay('budget.draft');
  const starting = useBooksAction(startBudgetDraft);
  if (!mayDraft) return null;
  const kinds: readonly BudgetKind[] =
    versions.length === 0 ? ['first'] : ['supplement', 'transfer'];
  return (
    <div className="flex flex-wrap gap-3">
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          disabled={starting.isPending}
          onClick={() => starting.mutate({ year: String(fiscalYear), kind })}
        >
          {budgetKindNames[kind]}の案を作る
        </Button>
      ))}
      {starting.error && <FailureNote>{sentenceOf(starting.error)}</FailureNote>}
    </div>
  );
}
