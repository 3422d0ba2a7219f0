/** What `matching.mjs` measures: made years, and the rules that the server uses. */
export { makeDepositYear } from '#domain/matching/testing/deposit-year.ts';
export { noOutcome, simulateYear } from '#domain/matching/testing/simulate-year.ts';
