/** 担当 of what a member notes for themselves; only they see it. */
export const selfOwner = '自分';

/** 担当 of a question that a member asked the board. */
export const boardOwner = '理事会';
