import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import type { RepairItem } from './repair-item.ts';

type Items = readonly RepairItem[];

const mark = /^単価を変更（[^）]*）。前の出どころ：/u;
/** As much as the field of a source holds. */
const longestSource = 500;

/** Whether the source was written because somebody changed the price and named no other source. */
export function isMarkedSource({ priceSource }: RepairItem): boolean {
  return mark.test(priceSource);
}

/** A price that was changed has no longer the source of the former one: it says so until a source is entered. */
export function withChangedSources(before: Items, after: Items, on: IsoDate): Items {
  const byId = new Map(before.map((item) => [item.id, item]));
  return after.map((item) => {
    const former = byId.get(item.id);
    return former ? withChangedSource(former, item, on) : item;
  });
}

function withChangedSource(former: RepairItem, item: RepairItem, on: IsoDate): RepairItem {
  const isUntouched = item.priceSource === former.priceSource || isMarkedSource(item);
  if (!isUntouched) return item;
  const priceSource =
    item.unitPriceYen === former.unitPriceYen ? former.priceSource : markedSource(former, on);
  return item.priceSource === priceSource ? item : { ...item, priceSource };
}

function markedSource({ priceSource }: RepairItem, on: IsoDate): string {
  const first = priceSource.replace(mark, '').trim() || '記録なし';
  return `単価を変更（${formatPlainDate(on)}）。前の出どころ：${first}`.slice(0, longestSource);
}

/** From here on a price looks like one digit too many or too few. */
const leap = 10;

/** 「前の10倍です。けた数を確かめてください。」: a question beside the price, no fault. */
export function priceLeapWords(beforeYen: number, afterYen: number): string | null {
  if (beforeYen <= 0 || afterYen <= 0) return null;
  if (afterYen >= beforeYen * leap) return leapWords(`${times(afterYen / beforeYen)}倍`);
  if (beforeYen >= afterYen * leap) return leapWords(`${times(beforeYen / afterYen)}分の1`);
  return null;
}

function leapWords(size: string): string {
  return `単価が、前の${size}です。けた数を確かめてください。`;
}

/** Cut, so that 9.99 is never told as ten. */
function times(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toLocaleString('ja-JP');
}

/** The lines whose price leaps from one register to the other. */
export function priceLeaps(before: Items, after: Items): RepairItem[] {
  const byId = new Map(before.map((item) => [item.id, item]));
  return after.filter(({ id, unitPriceYen }) => {
    const former = byId.get(id);
    return former !== undefined && priceLeapWords(former.unitPriceYen, unitPriceYen) !== null;
  });
}
