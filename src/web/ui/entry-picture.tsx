import { formatYenNumber } from '#domain/format-yen.ts';
import { sumYen, type Yen } from '#domain/money.ts';

export type PicturedLine = {
  readonly account: string;
  /** What else is known of the line: the fund, the counterparty. */
  readonly remark: string;
  /** Debit positive. */
  readonly amountYen: Yen;
};

/** 仕訳 as on a voucher: 借方 at the left, 貸方 at the right, and both come to the same. */
export function EntryPicture({ lines }: { lines: readonly PicturedLine[] }) {
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Side name="借方" lines={lines.filter(({ amountYen }) => amountYen > 0)} />
      <Side name="貸方" lines={lines.filter(({ amountYen }) => amountYen < 0)} />
    </div>
  );
}

function Side({ name, lines }: { name: string; lines: readonly PicturedLine[] }) {
  const totalYen = Math.abs(sumYen(lines.map(({ amountYen }) => amountYen)));
  return (
    <section aria-label={name} className="flex min-w-0 flex-col">
      <p className="border-b-2 border-line-strong pb-1 font-bold">{name}</p>
      <ul className="flex-1">
        {lines.map(({ account, remark, amountYen }, place) => (
          <li
            key={`${account} ${remark} ${place}`}
            className="flex items-baseline justify-between gap-3 border-b border-line py-2"
          >
            <span className="min-w-0">
              {account}
              {remark && <span className="block text-muted">{remark}</span>}
            </span>
            <span className="shrink-0 tabular-nums">{formatYenNumber(Math.abs(amountYen))}円</span>
          </li>
        ))}
      </ul>
      {lines.length > 1 && (
        <p className="flex justify-between gap-3 pt-2 font-bold">
          合計
          <span className="tabular-nums">{formatYenNumber(totalYen)}円</span>
        </p>
      )}
    </section>
  );
}
