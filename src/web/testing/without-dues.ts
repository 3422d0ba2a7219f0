import { midoridaiYear } from './midoridai-year.ts';

/** The books of みどり台マンション have come to the end of September, with its expenses and without its dues. */
export function midoridaiWithoutDues(): ReturnType<typeof midoridaiYear> {
  const year = midoridaiYear();
  const isIncome = (id: string) => year.accounts.find((it) => it.id === id)?.kind === 'income';
  return {
    ...year,
    today: '2025-10-02',
    bookedUntil: '2025-09-30',
    lockedUntil: '2025-08-31',
    isFinal: false,
    months: year.months.filter(
      ({ month, accountId }) => month < '2025-09' || (month === '2025-09' && !isIncome(accountId)),
    ),
  };
}
