/** What other features may ask of the company's papers. */
export { loadLatestPapers, loadMonthPapers } from './month-papers.ts';
