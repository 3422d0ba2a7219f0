import { drawLots } from '#domain/bookings/draw-lots.ts';

/** 受付番号 of an application that takes part; `isFirst` where the rules put it before the draw. */
export type Ticket = { readonly number: string; readonly isFirst: boolean };

export type Drawn<One extends Ticket> = One & {
  /** From 1. */
  readonly place: number;
  /** 当選; the others wait in the order of their places. */
  readonly isChosen: boolean;
};

/** Those whom the rules prefer, drawn among themselves, and then the others; anybody can draw again with the seed. */
export function drawnOrder<One extends Ticket>(
  tickets: readonly One[],
  { places, seed }: { readonly places: number; readonly seed: number },
): readonly Drawn<One>[] {
  const drawn = (isFirst: boolean) => {
    const some = tickets.filter((it) => it.isFirst === isFirst);
    const order = drawLots(
      some.map(({ number }) => number),
      seed,
    );
    return some.toSorted((one, other) => order.indexOf(one.number) - order.indexOf(other.number));
  };
  return [...drawn(true), ...drawn(false)].map((ticket, index) => ({
    ...ticket,
    place: index + 1,
    isChosen: index < places,
  }));
}

/** Why there is nothing to be drawn; `null` where there is. */
export function whyNotDraw(count: number, places: number): string | null {
  if (places < 1) return '空いている数を、1つ以上にしてください。';
  return count > places
    ? null
    : '申し込みが空いている数より多くないので、抽選は要りません。そのまま決められます。';
}
