import { expect, test } from 'vitest';
import { faultsOfTerms } from './faults-of-terms.ts';

test('a deadline counts from a day of the form, and a decision belongs to what is decided', () => {
  const due = { field: 'startsOn', side: 'before', count: 21, unit: 'days' } as const;
  expect(faultsOfTerms('works', { due, decider: 'board', lapsesAfterMonths: 6 })).toEqual({});
  expect(faultsOfTerms('works', { due: null, lapsesAfterMonths: null })).toEqual({});
  expect(Object.keys(faultsOfTerms('works', { due: { ...due, field: 'outline' } }))).toEqual([
    'due',
  ]);
  expect(Object.keys(faultsOfTerms('works', { decider: 'desk' }))).toEqual(['decider']);
  expect(Object.keys(faultsOfTerms('move-in', { decider: 'board', lapsesAfterMonths: 6 }))).toEqual(
    ['decider', 'lapsesAfterMonths'],
  );
});

test('days on which it cannot be done belong to a paper of something that is done on a day', () => {
  const closedDays = { weekdays: [0], isOnHolidays: true, spans: [], basisWords: '' };
  expect(faultsOfTerms('works', { closedDays })).toEqual({});
  expect(Object.keys(faultsOfTerms('voter', { closedDays }))).toEqual(['closedDays']);
  const spans = [{ from: '13-01', until: '01-03' }];
  expect(Object.keys(faultsOfTerms('moving', { closedDays: { ...closedDays, spans } }))).toEqual([
    'closedDays',
  ]);
});
