import { expect, test } from 'vitest';
import { relativeDates } from '#demo/relative-dates.ts';
import { formInForce } from '#domain/applications/all-forms.ts';
import { closedFaults } from '#domain/applications/closed-days.ts';
import type { Answers } from '#domain/applications/form.ts';
import { addDays } from '#domain/calendar.ts';
import { seedApplications } from './applications.ts';

test('what was applied for keeps to the rules of the house, whatever the day of the visit', () => {
  const wrong = Array.from({ length: 800 }, (_, ahead) => addDays('2026-11-21', ahead)).filter(
    (today) => {
      const { application, application_terms } = seedApplications(relativeDates(today));
      return application.some(({ form, answers, due_on, saved_at }) => {
        const terms = application_terms.find((it) => it.form === form)?.terms;
        const faults = closedFaults(formInForce(form, terms), answers as Answers, today);
        return faults.length > 0 || (due_on !== null && due_on < saved_at.slice(0, 10));
      });
    },
  );
  expect(wrong).toEqual([]);
});

test('the rules of the house close the end of the year to moving, and Sundays and holidays to works', () => {
  const { application_terms } = seedApplications(relativeDates('2026-11-21'));
  const closed = application_terms.flatMap(({ form, terms }) => {
    const told = ['2026-12-29', '2027-01-03', '2026-11-23', '2026-12-06'].map(
      (day) =>
        closedFaults(
          formInForce(form, terms),
          { movesOn: day, startsOn: day, usedOn: day },
          '2026-11-21',
        ).length,
    );
    return told.some((count) => count > 0) ? [[form, told.join('')]] : [];
  });
  expect(closed).toEqual([
    ['works', '1111'],
    ['work-notice', '1111'],
    ['windows', '1111'],
    ['moving', '1100'],
  ]);
});
