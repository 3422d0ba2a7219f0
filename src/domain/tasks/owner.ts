/** 担当 of what a member notes for themselves; only they see it. */
export const selfOwner = '自分';

/** 担当 of a question that a member asked the board. */
export const boardOwner = '理事会';

/** As much as the 担当 of a task holds. */
export const longestOwner = 40;

type Officer = { readonly name: string; readonly position: string };

const between = '・';
/** Positions that several people hold: without the name one cannot tell who is meant. */
const sharedPositions = ['理事', '監事'];

/** Whether somebody shares the task already: 「田村 副理事長・管理員」 holds the 副理事長. */
export function isInCharge(owner: string, { name, position }: Officer): boolean {
  const [family = name] = name.split(/\s/);
  return owner.split(between).some((one) => {
    if (one === position) return true;
    if (!one.endsWith(` ${position}`)) return false;
    return !sharedPositions.includes(position) || one === `${family} ${position}`;
  });
}

/** 引き受ける: those in charge stay, but for the board as a whole. `null` where the words have no room for one more. */
export function withOwner(owner: string, position: string): string | null {
  if (owner === boardOwner) return position;
  const together = `${owner}${between}${position}`;
  return together.length > longestOwner ? null : together;
}
