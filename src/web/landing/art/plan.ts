/** Measures of the drawn house, in units of its own picture of 560 × 720. */
export const house = {
  left: 70,
  roomsLeft: 130,
  right: 370,
  roof: 120,
  storey: 54,
  ground: 660,
} as const;

/** Upper edge of a storey; the tenth is the highest. */
export function ceilingOf(floor: number): number {
  return house.roof + (10 - floor) * house.storey;
}
