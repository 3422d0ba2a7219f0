/** The mark of what the general meeting has not decided. */
export const undecided = '総会で未決議の案';

/** Which plan is shown: an undecided version is never called the present plan. */
export function planName(
  latest: { readonly number: number; readonly name: string },
  hasProposal: boolean,
): string {
  return hasProposal
    ? `第${latest.number}版の工事の表と、総会で決議した今の積立金`
    : `最新：第${latest.number}版「${latest.name}」`;
}
