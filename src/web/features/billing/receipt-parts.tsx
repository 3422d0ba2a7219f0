import type { DwellingBill } from '#contract/billing.ts';
import { formatYen } from '#domain/format-yen.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { shownAmount } from '#web/lib/books/read-yen.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type judgeReceipt, keyOf, type ReceiptDraft } from './receipt-draft.ts';

type PartsProps = {
  draft: ReceiptDraft;
  judged: ReturnType<typeof judgeReceipt>;
  bill: DwellingBill;
  onChange: (facts: Partial<ReceiptDraft>) => void;
};

/** What the payment is used for; by hand where the payer said what it is for. */
export function ReceiptParts({ draft, judged, bill, onChange }: PartsProps) {
  const { typed } = draft;
  const { open, freeFund } = bill;
  return (
    <section aria-label="この入金の充て先" className="rounded-xl border border-line bg-surface p-4">
      <h3 className="mb-1 font-bold">充て先</h3>
      {typed ? (
        <TypedParts typed={typed} open={open} onChange={onChange} />
      ) : (
        <OwnParts judged={judged} />
      )}
      {judged.restYen > 0 && (
        <div className="mt-2 border-t border-line pt-2">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>前受金（次の請求に充てます）</span>
            <span className="tabular-nums">{formatYen(judged.restYen)}</span>
          </p>
          <p className="text-muted">
            請求するまでは、全部を{freeFund}
            に置きます。修繕積立金などの分は、請求を帳簿に付けるときに、それぞれの会計へ移ります。
          </p>
        </div>
      )}
      {open.length > 0 && (
        <label className="mt-2 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={typed !== null}
            onChange={({ target }) =>
              onChange({ typed: target.checked ? firstTyped(judged) : null })
            }
            className="size-6 shrink-0 accent-primary"
          />
          充て先を自分で決める
        </label>
      )}
    </section>
  );
}

function firstTyped({ parts }: PartsProps['judged']): Record<string, string> {
  return Object.fromEntries(
    parts.map(({ open, yen }) => [keyOf(open), shownAmount(String(yen))] as const),
  );
}

function OwnParts({ judged: { parts, restYen } }: Pick<PartsProps, 'judged'>) {
  if (parts.length === 0) {
    return (
      <p className="text-muted">
        {restYen > 0
          ? '納められていない額がないので、全部が前受金になります。'
          : '入金の額を入れると、ここに出ます。'}
      </p>
    );
  }
  return (
    <ul>
      {parts.map(({ open, yen }) => (
        <li key={keyOf(open)} className="flex flex-wrap justify-between gap-x-4 py-1">
          <span>
            {monthName(open.month)}分 {open.item}
          </span>
          <span className="tabular-nums">
            {formatYen(yen)}
            {yen < open.yen && (
              <span className="text-muted">（残り{formatYen(open.yen - yen)}）</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

type TypedProps = Pick<PartsProps, 'onChange'> & {
  open: DwellingBill['open'];
  typed: Readonly<Record<string, string>>;
};

function TypedParts({ typed, open, onChange }: TypedProps) {
  return (
    <div className="grid gap-3">
      {open.map((it) => (
        <Field
          key={keyOf(it)}
          label={`${monthName(it.month)}分 ${it.item}`}
          hint={`残り${formatYen(it.yen)}`}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              className="text-right tabular-nums"
              value={typed[keyOf(it)] ?? ''}
              onChange={({ target }) =>
                onChange({ typed: { ...typed, [keyOf(it)]: target.value } })
              }
            />
          )}
        </Field>
      ))}
    </div>
  );
}
