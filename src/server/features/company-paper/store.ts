/** What other features may ask of the company's papers. */
export { loadComparedMonths } from './compared-papers.ts';
export { loadMonthPapers } from './month-papers.ts';
