import { area, curveBumpX } from 'd3-shape';
import { type FlowItem, largestItems, type MoneyFlow } from '#domain/statements/money-flow.ts';

/** In rem: the picture grows with the letters. Across, 100 is the whole width. */
const trunkHeight = 20;
/** A name and its amount below it. */
const leastSlot = 3.5;
const mostItems = 7;
const barWidth = 2;
const trunk = { left: 46, right: 54 } as const;

export type FlowBand = FlowItem & {
  /** The middle of the words beside it. */
  readonly middle: number;
  /** The bar at the edge of the picture. */
  readonly bar: { readonly x: number; readonly y: number; readonly height: number };
  /** From the bar to its part of the trunk. */
  readonly ribbon: string;
};

export type FlowLayout = {
  readonly height: number;
  readonly barWidth: number;
  readonly trunk: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly sources: readonly FlowBand[];
  readonly uses: readonly FlowBand[];
};

export function flowLayout({ sources, uses, totalYen }: MoneyFlow): FlowLayout {
  const perYen = totalYen > 0 ? trunkHeight / totalYen : 0;
  const left = slots(largestItems(sources, mostItems), perYen);
  const right = slots(largestItems(uses, mostItems), perYen);
  const height = Math.max(trunkHeight, left.height, right.height);
  const trunkTop = (height - trunkHeight) / 2;
  return {
    height,
    barWidth,
    trunk: { x: trunk.left, y: trunkTop, width: trunk.right - trunk.left, height: trunkHeight },
    sources: bands(left, { height, trunkTop, from: barWidth, to: trunk.left, barX: 0 }),
    uses: bands(right, {
      height,
      trunkTop,
      from: 100 - barWidth,
      to: trunk.right,
      barX: 100 - barWidth,
    }),
  };
}

type Slots = { readonly height: number; readonly items: readonly Slot[] };
type Slot = { readonly item: FlowItem; readonly band: number; readonly slot: number };

function slots(items: readonly FlowItem[], perYen: number): Slots {
  const all = items.map((item) => {
    const band = item.yen * perYen;
    return { item, band, slot: Math.max(band, leastSlot) };
  });
  return { items: all, height: all.reduce((sum, { slot }) => sum + slot, 0) };
}

type Side = {
  readonly height: number;
  readonly trunkTop: number;
  readonly from: number;
  readonly to: number;
  readonly barX: number;
};

function bands({ items, height: own }: Slots, side: Side): readonly FlowBand[] {
  let top = (side.height - own) / 2;
  let inTrunk = side.trunkTop;
  return items.map(({ item, band, slot }) => {
    const y = top + (slot - band) / 2;
    const ribbon = ribbonPath([side.from, y], [side.to, inTrunk], band);
    const middle = top + slot / 2;
    top += slot;
    inTrunk += band;
    return { ...item, middle, bar: { x: side.barX, y, height: band }, ribbon };
  });
}

type Point = readonly [x: number, y: number];

function ribbonPath(from: Point, to: Point, height: number): string {
  const shape = area<Point>()
    .x(([x]) => x)
    .y0(([, y]) => y)
    .y1(([, y]) => y + height)
    .curve(curveBumpX);
  return shape([from, to]) ?? '';
}
