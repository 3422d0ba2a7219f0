import type { PaymentsAnswer } from '#contract/payments.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import { entryAddress } from '#web/lib/books/accounting-address.ts';
import { readYen } from '#web/lib/books/read-yen.ts';
import { Button } from '#web/ui/button.tsx';
import { DueDay } from '#web/ui/due-day.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Due = PaymentsAnswer['dues'][number];

/** All that can be asked for, or the part that was typed; `null` where it cannot be asked for. */
export function askedYen({ yen }: Due, part: string | null): Yen | null {
  if (part === null) return yen;
  const typed = readYen(part);
  return typed !== null && typed > 0 && typed <= yen ? typed : null;
}

type DueRowProps = {
  due: Due;
  today: IsoDate;
  isChosen: boolean;
  /** What was typed to pay less than all. */
  part: string | null;
  onToggle?: () => void;
  onPart?: (typed: string | null) => void;
};

/** One 未払金 with what is open of it. */
export function DueRow({ due, today, isChosen, part, onToggle, onPart }: DueRowProps) {
  const { payee, openYen, hindrance, entryId } = due;
  const standing = partsWords(due);
  const onChosen = isChosen ? onPart : undefined;
  return (
    <li className="flex items-start gap-3 py-3">
      <Tick due={due} isChosen={isChosen} onToggle={onToggle} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <strong>{payee || '支払先の名前がありません'}</strong>
          <strong className="tabular-nums">{formatYen(openYen)}</strong>
        </p>
        <Bill due={due} today={today} />
        <div className="flex flex-wrap items-center gap-x-3">
          <TextLink href={entryAddress(entryId)} className="inline-flex min-h-11 items-center">
            仕訳を見る
          </TextLink>
          {onChosen && part === null && (
            <Button variant="quiet" className="print:hidden" onClick={() => onChosen('')}>
              一部だけ払う
            </Button>
          )}
        </div>
        {standing !== '' && <p>{standing}</p>}
        {hindrance && <p className="text-muted">{hindrance}</p>}
        {isChosen && onPart && part !== null && <PartField due={due} part={part} onPart={onPart} />}
      </div>
    </li>
  );
}

function Bill({ due, today }: Pick<DueRowProps, 'due' | 'today'>) {
  const { summary, postedOn, dueOn, isDebited } = due;
  return (
    <>
      <p className="text-muted">
        {summary}（{formatPlainDate(postedOn)}に記帳）
      </p>
      {dueOn && <DueDay of={{ dueOn, isDebited }} today={today} />}
    </>
  );
}

type TickProps = Pick<DueRowProps, 'due' | 'isChosen'> & { onToggle: (() => void) | undefined };

function Tick({ due: { payee, yen }, isChosen, onToggle }: TickProps) {
  if (!onToggle) return null;
  return (
    <input
      type="checkbox"
      aria-label={`${payee} ${formatYen(yen)}を払う`}
      checked={isChosen}
      onChange={onToggle}
      className="mt-1 size-6 shrink-0 accent-primary print:hidden"
    />
  );
}

function partsWords({ bookedYen, paidYen, askedYen: asked, openYen, yen }: Due): string {
  const paid =
    paidYen === 0
      ? ''
      : `請求${formatYen(bookedYen)}のうち${formatYen(paidYen)}を払い、${formatYen(openYen)}が残っています。`;
  return asked === 0
    ? paid
    : `${paid}${formatYen(asked)}は、もう頼んであります。いま頼めるのは${formatYen(yen)}です。`;
}

type PartFieldProps = { due: Due; part: string; onPart: (typed: string | null) => void };

function PartField({ due, part, onPart }: PartFieldProps) {
  const isWrong = part !== '' && askedYen(due, part) === null;
  return (
    <div className="mt-2 flex max-w-md flex-wrap items-end gap-3 print:hidden">
      <TextField
        label={`${due.payee}へ今回払う額（円）`}
        inputMode="numeric"
        autoComplete="off"
        className="tabular-nums"
        value={part}
        onChange={onPart}
        error={isWrong ? `1円から${formatYen(due.yen)}までで入れてください。` : undefined}
      />
      <Button variant="secondary" onClick={() => onPart(null)}>
        全額にする
      </Button>
    </div>
  );
}
