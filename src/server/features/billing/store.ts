/** What other features may ask of the bills. */
export { type ArrearsSum, sumArrears } from './arrears-sums.ts';
