import type { OwnDwelling } from '#contract/own-bill.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { monthName } from '#web/lib/books/month-name.ts';

type LateNoteProps = Pick<OwnDwelling, 'late' | 'number' | 'formerDebt'> & { payTo: string };

/** What is late, without reproach: it may have crossed in the post. */
export function LateNote({ late, payTo, number, formerDebt }: LateNoteProps) {
  return (
    <section
      aria-label="まだ納められていない額"
      className="mb-6 rounded-xl border border-line bg-warn-soft p-4 sm:p-5"
    >
      <h2 className="text-lg font-bold text-warn">
        まだ納められていない額が{formatYen(sumYen(late.map(({ yen }) => yen)))}あります
      </h2>
      <ul className="my-2 max-w-xl">
        {late.map(({ item, month, dueOn, yen }) => (
          <li
            key={`${month} ${item}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4"
          >
            <span>
              {monthName(month)}分 {item}
              <span className="ml-2 text-muted">（{formatPlainDate(dueOn)}まで）</span>
            </span>
            <span className="tabular-nums">{formatYen(yen)}</span>
          </li>
        ))}
      </ul>
      {formerDebt !== '' && <p>{formerDebt}</p>}
      {payTo !== '' && (
        <p>
          お振込み先は <strong>{payTo}</strong> です。名義の前に「{number}」とお書きください。
        </p>
      )}
      <p>すでに振り込まれたときは、行き違いですのでご容赦ください。ご相談は理事会へどうぞ。</p>
    </section>
  );
}
