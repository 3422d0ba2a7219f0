import { useState } from 'react';
import { saveRemark } from '#contract/budget.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Fund } from '#domain/ledger/account.ts';
import { linesOfSide, type StatementLine } from '#domain/statements/income-and-expense.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useMay } from '#web/lib/use-session.ts';
import type { YearOnPaper } from '#web/lib/year-books/use-year-books.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';

type OfLine = { readonly fund: Fund; readonly line: StatementLine };

/** 備考: why a line came out other than planned. What the general meeting approved stays as it is. */
export function Remarks({ year: { books, papers } }: { year: YearOnPaper }) {
  const mayWrite = useMay('ledger.book') && !books.isFinal;
  const lines = papers.statements.flatMap(({ fund, income, expense }) =>
    [income, expense].flatMap(linesOfSide).map((line): OfLine => ({ fund, line })),
  );
  const isAsked = ({ line }: OfLine) => line.lacksRemark || line.remark !== '';
  const lacking = lines.filter(({ line }) => line.lacksRemark).length;
  if (!mayWrite) return null;
  return (
    <Section
      heading="備考"
      description="予算と大きくちがう科目には、わけを書きます。決算書の備考に印刷され、組合員も読みます。人の名前は書かないでください。"
      isOnPaper={false}
    >
      <p className="mb-3 font-bold">
        {lacking === 0
          ? '備考の足りない科目はありません。'
          : `あと${lacking}科目に、備考を書いてください。`}
      </p>
      <RemarkList fiscalYear={books.fiscalYear} lines={lines.filter(isAsked)} />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
          ほかの科目にも書く
        </summary>
        <RemarkList fiscalYear={books.fiscalYear} lines={lines.filter((it) => !isAsked(it))} />
      </details>
    </Section>
  );
}

function RemarkList({ fiscalYear, lines }: { fiscalYear: number; lines: readonly OfLine[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line empty:hidden">
      {lines.map(({ fund, line }) => (
        <li key={`${fund.id} ${line.account.id}`} className="py-3">
          <RemarkField fiscalYear={fiscalYear} fund={fund} line={line} />
        </li>
      ))}
    </ul>
  );
}

type RemarkFieldProps = OfLine & { readonly fiscalYear: number };

/** Saved when one leaves the field; one button takes it back. */
function RemarkField({ fiscalYear, fund, line }: RemarkFieldProps) {
  const saving = useBooksAction(saveRemark);
  const [typed, setTyped] = useState<string | null>(null);
  const { account, budgetYen, actualYen, remark, lacksRemark } = line;
  const place = { year: String(fiscalYear), fundId: fund.id, accountId: account.id };

  async function save(): Promise<void> {
    const text = typed?.trim() ?? remark;
    if (text === remark) return setTyped(null);
    await saving.mutateAsync({ ...place, text });
    setTyped(null);
    toast({
      title: `「${account.name}」の備考を保存しました`,
      tone: 'good',
      undo: () => saving.mutateAsync({ ...place, text: remark }),
    });
  }
  return (
    <Field
      label={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {account.name}（{fund.name}）{lacksRemark && <Badge tone="warn">備考が必要</Badge>}
        </span>
      }
      hint={`予算${formatYen(budgetYen)}、決算${formatYen(actualYen)}。${gapWords(line)}`}
      error={saving.error ? sentenceOf(saving.error) : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          maxLength={200}
          placeholder="例：給水ポンプの修理のため。7月の理事会で承認"
          value={typed ?? remark}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => void save().catch(() => undefined)}
        />
      )}
    </Field>
  );
}

function gapWords({ differenceYen }: StatementLine): string {
  if (differenceYen === 0) return '予算どおりです。';
  return `予算より${formatYen(Math.abs(differenceYen))}${differenceYen > 0 ? '多い' : '少ない'}です。`;
}
