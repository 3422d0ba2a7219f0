import type { ArrearsAnswer } from '#contract/arrears.ts';
import { formatYen } from '#domain/format-yen.ts';
import { monthName } from '#web/lib/books/month-name.ts';

type Bridge = ArrearsAnswer['bridge'];

/** X16: from the list by due day to 未収金 of the books, step by step. */
export function ArrearsBridge({ bridge }: { bridge: Bridge }) {
  return (
    <dl className="max-w-2xl">
      {stepsOf(bridge).map(({ words, yen, isSum = false }) => (
        <div
          key={words}
          className={`flex items-baseline justify-between gap-x-4 py-2 ${isSum ? 'border-t-2 border-line-strong font-bold' : ''}`}
        >
          <dt>{words}</dt>
          <dd className="shrink-0 tabular-nums">
            {yen < 0 ? `−${formatYen(-yen)}` : formatYen(yen)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Step = { readonly words: string; readonly yen: number; readonly isSum?: boolean };

function stepsOf(bridge: Bridge): readonly Step[] {
  const { overdueYen, notBilledYen, notBilledMonths, notDueYen, accruedYen, billedMonth } = bridge;
  const until = billedMonth === null ? '' : `（${monthName(billedMonth)}分まで）`;
  return [
    { words: '納期を過ぎた未納', yen: overdueYen },
    ...(notBilledYen === 0
      ? []
      : [
          {
            words: `うち、まだ帳簿に付いていない${notBilledMonths.map((month) => `${monthName(month)}分`).join('・')}`,
            yen: -notBilledYen,
          },
        ]),
    ...(notDueYen === 0 ? [] : [{ words: '帳簿にあり、納期がこれからの分', yen: notDueYen }]),
    { words: `帳簿の未収金${until}`, yen: accruedYen, isSum: true },
  ];
}
