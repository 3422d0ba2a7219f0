import { expect, test } from 'vitest';
import { formInForce } from './all-forms.ts';
import { faultsOf } from './asked.ts';
import { deskForm, faultOfReceivedOn } from './desk.ts';

test('at the desk the paper itself is asked for, and what hangs on it is not', () => {
  const form = deskForm(formInForce('windows'));
  const attached = (slots: readonly string[]) =>
    faultsOf({ ...form, fields: {} }, {}, { files: slots, today: '2026-12-31' }).map(
      ({ words }) => words,
    );
  expect(attached([])).toEqual(['「届いた紙の写し」を付けてください。']);
  expect(attached(['scan'])).toEqual([]);
});

test('a paper came today or within three months, and after it was asked for again', () => {
  const fault = (day: string, askedBackOn: string | null = null) =>
    faultOfReceivedOn(day, { today: '2026-11-28', askedBackOn });
  expect(fault('2026-11-28')).toBeUndefined();
  expect(fault('2026-08-30')).toBeUndefined();
  expect(fault('2026-08-29')).toBe('届いた日は、90日前までの日にしてください。');
  expect(fault('2026-11-29')).toBe('届いた日は、今日までの日にしてください。');
  expect(fault('2026-11-20', '2026-11-20')).toBeUndefined();
  expect(fault('2026-11-19', '2026-11-20')).toMatch(/より前には、届きません/);
});
