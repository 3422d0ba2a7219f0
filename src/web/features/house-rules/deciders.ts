/** 決める人 */
export const deciders = {
  desk: '受け付けるだけ',
  chair: '理事長が決める',
  board: '理事会で決める',
} as const;
