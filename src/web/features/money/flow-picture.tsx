import { Fragment, useMemo } from 'react';
import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import { type FlowItem, largestItems, type MoneyFlow } from '#domain/statements/money-flow.ts';
import { shortYen } from '#domain/statements/money-words.ts';
import { classNames } from '#web/lib/class-names.ts';
import { type FlowBand, type FlowLayout, flowLayout } from './flow-layout.ts';

const sideNames = { sources: '入ったお金', uses: '使ったお金・残ったお金' } as const;

/** お金の流れ: from what it came at the left to what it went at the right; on a phone as bars. */
export function FlowPicture({ flow }: { flow: MoneyFlow }) {
  const layout = useMemo(() => flowLayout(flow), [flow]);
  return (
    <figure className="@container min-w-0">
      <figcaption className="sr-only">お金がどこから入り、どこへ出たか</figcaption>
      <div className="@max-[44rem]:hidden">
        <p className="mb-2 text-muted">帯の太さが金額の大きさです。</p>
        <Picture flow={flow} layout={layout} />
      </div>
      <div className="@min-[44rem]:hidden">
        <p className="text-muted">棒の長さが金額の大きさです。</p>
        <Bars heading={sideNames.sources} items={flow.sources} totalYen={flow.totalYen} />
        <Bars heading={sideNames.uses} items={flow.uses} totalYen={flow.totalYen} />
      </div>
      <FlowTable flow={flow} />
    </figure>
  );
}

type PictureProps = { flow: MoneyFlow; layout: FlowLayout };

function Picture({ flow, layout }: PictureProps) {
  const { height, barWidth, trunk, sources, uses } = layout;
  return (
    // A little smaller on paper: it stands on the first sheet, below its sentence. The last words reach below their band.
    <div className="break-inside-avoid print:pb-5 print:[zoom:0.78]">
      <p className="mb-2 grid grid-cols-[13rem_minmax(0,1fr)_13rem] gap-x-3 font-bold">
        <span className="text-right">{sideNames.sources}</span>
        <span className="text-center">合わせて {shortYen(flow.totalYen)}</span>
        <span>{sideNames.uses}</span>
      </p>
      <div
        className="grid grid-cols-[13rem_minmax(0,1fr)_13rem] gap-x-3"
        style={{ height: `${height}rem` }}
      >
        <Words label={sideNames.sources} bands={sources} atEnd />
        <svg
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-full w-full"
        >
          {sources.map((band) => (
            <Band key={band.key} band={band} barWidth={barWidth} look={lookOf(band, 'source')} />
          ))}
          {uses.map((band) => (
            <Band key={band.key} band={band} barWidth={barWidth} look={lookOf(band, 'use')} />
          ))}
          <rect {...trunk} className="fill-muted" />
        </svg>
        <Words label={sideNames.uses} bands={uses} />
      </div>
    </div>
  );
}

function lookOf({ key }: FlowItem, side: 'source' | 'use'): string {
  if (key === 'balance') return side === 'use' ? 'fill-good' : 'fill-warn';
  return side === 'source' ? 'fill-primary' : 'fill-accent';
}

type BandProps = { band: FlowBand; barWidth: number; look: string };

function Band({ band: { bar, ribbon }, barWidth, look }: BandProps) {
  return (
    <g className={look}>
      <path d={ribbon} opacity={0.25} />
      <rect {...bar} width={barWidth} />
    </g>
  );
}

type WordsProps = { label: string; bands: readonly FlowBand[]; atEnd?: boolean };

function Words({ label, bands, atEnd = false }: WordsProps) {
  return (
    <ul aria-label={label} className="relative">
      {bands.map(({ key, name, yen, middle }) => (
        <li
          key={key}
          className={classNames(
            'absolute inset-x-0 -translate-y-1/2 leading-snug',
            atEnd && 'text-right',
          )}
          style={{ top: `${middle}rem` }}
        >
          <span className={classNames('block', key === 'balance' && 'font-bold')}>{name}</span>
          <span className="block font-bold tabular-nums">{shortYen(yen)}</span>
        </li>
      ))}
    </ul>
  );
}

const mostBars = 8;

type BarsProps = { heading: string; items: readonly FlowItem[]; totalYen: Yen };

function Bars({ heading, items, totalYen }: BarsProps) {
  const side = heading === sideNames.sources ? 'source' : 'use';
  return (
    <div className="break-inside-avoid">
      <h3 className="mt-4 mb-1 break-after-avoid font-bold">{heading}</h3>
      <ul>
        {largestItems(items, mostBars).map((item) => (
          <li key={item.key} className="py-1">
            <p className="flex justify-between gap-x-3">
              <span>{item.name}</span>
              <span className="shrink-0 font-bold tabular-nums">{shortYen(item.yen)}</span>
            </p>
            <svg
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
              className={`h-3 w-full ${lookOf(item, side)}`}
            >
              <rect width={100} height={10} className="fill-sunken" />
              <rect width={totalYen > 0 ? (item.yen / totalYen) * 100 : 0} height={10} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The picture in figures, every line of it. */
function FlowTable({ flow }: { flow: MoneyFlow }) {
  const sides = [
    { name: sideNames.sources, items: flow.sources },
    { name: sideNames.uses, items: flow.uses },
  ];
  return (
    <details className="mt-3 print:hidden">
      <summary className="inline-flex min-h-11 items-center rounded-lg px-2 font-bold text-primary underline">
        図の数字を表で見る
      </summary>
      <table className="mt-2 w-full max-w-[40rem] border-collapse">
        <caption className="sr-only">お金の流れ</caption>
        {sides.map(({ name, items }) => (
          <Fragment key={name}>
            <thead>
              <tr className="border-b-2 border-line-strong">
                <th scope="col" className="px-2 pt-3 pb-1 text-left">
                  {name}
                </th>
                <th scope="col" className="px-2 pt-3 pb-1 text-right">
                  金額
                </th>
                <th scope="col" className="px-2 pt-3 pb-1 text-right">
                  割合
                </th>
              </tr>
            </thead>
            <tbody className="tabular-nums">
              {items.map(({ key, name: item, yen }) => (
                <tr key={key} className="border-b border-line">
                  <th scope="row" className="px-2 py-1 text-left font-normal">
                    {item}
                  </th>
                  <td className="px-2 py-1 text-right">{formatYen(yen)}</td>
                  <td className="px-2 py-1 text-right">{shareOf(yen, flow.totalYen)}</td>
                </tr>
              ))}
              <tr className="border-b-2 border-line-strong font-bold">
                <th scope="row" className="px-2 py-1 text-left">
                  合計
                </th>
                <td className="px-2 py-1 text-right">{formatYen(flow.totalYen)}</td>
                <td className="px-2 py-1 text-right">100％</td>
              </tr>
            </tbody>
          </Fragment>
        ))}
      </table>
    </details>
  );
}

function shareOf(yen: Yen, totalYen: Yen): string {
  const percent = totalYen > 0 ? Math.round((yen * 100) / totalYen) : 0;
  return percent === 0 && yen > 0 ? '1％未満' : `${percent}％`;
}
