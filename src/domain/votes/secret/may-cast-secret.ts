type Cast = {
  readonly now: number;
  readonly deadlineAt: number;
  readonly beganAt: number | null;
  /** At the meeting, in the room or by the web. */
  readonly isHere: boolean;
  /** The vote on this item is over. */
  readonly isClosed: boolean;
};

/** Before the meeting until the deadline; from the opening on whoever is there, as long as the item is voted on. */
export function mayCastSecret({ now, deadlineAt, beganAt, isHere, isClosed }: Cast): boolean {
  return beganAt === null ? now <= deadlineAt : isHere && !isClosed;
}
