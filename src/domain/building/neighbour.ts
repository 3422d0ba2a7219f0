type Place = { readonly floor: number; readonly position: number };

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** The dwelling beside, above or below another one, as one sees the building from the south. */
export function neighbourOf<T extends Place>(
  dwellings: readonly T[],
  from: Place,
  direction: Direction,
): T | undefined {
  if (direction === 'up' || direction === 'down') return onNextFloor(dwellings, from, direction);
  const floor = dwellings
    .filter((it) => it.floor === from.floor)
    .toSorted((a, b) => a.position - b.position);
  const onTheLeft = floor.filter(({ position }) => position < from.position);
  const onTheRight = floor.filter(({ position }) => position > from.position);
  return { left: onTheLeft.at(-1), right: onTheRight[0], first: floor[0], last: floor.at(-1) }[
    direction
  ];
}

function onNextFloor<T extends Place>(
  dwellings: readonly T[],
  { floor, position }: Place,
  direction: 'up' | 'down',
): T | undefined {
  const sign = direction === 'up' ? 1 : -1;
  const ahead = dwellings.map((it) => (it.floor - floor) * sign).filter((storeys) => storeys > 0);
  const nearest = Math.min(...ahead);
  return dwellings
    .filter((it) => (it.floor - floor) * sign === nearest)
    .toSorted((a, b) => Math.abs(a.position - position) - Math.abs(b.position - position))[0];
}
