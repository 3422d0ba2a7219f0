/** What was, and what is over: でした, 前回. */
const ofThePast =
  /でした|ました|だった|やった|った(?:の|か|っけ|[?。]|$)|した(?:の|か|[?。]|$)|前回|(?:この|その)?前の|直近|過去|以前|これまで/;

export const asksOfPast = (question: string): boolean => ofThePast.test(question);
