import { expect, test } from 'vitest';
import { firstEmergencies } from './first-emergencies.ts';

const phonesOf = (phones: readonly string[]) =>
  firstEmergencies(phones.map((phone) => ({ phone }))).map(({ phone }) => phone);

test('119, then the numbers of the house, then what is known by heart', () => {
  expect(phonesOf(['110', '0120-000-365', '119', '#7119', '0120-000-119'])).toEqual([
    '119',
    '0120-000-365',
    '0120-000-119',
    '110',
    '#7119',
  ]);
});

test('none is added and none is lost', () => {
  expect(phonesOf([])).toEqual([]);
  expect(phonesOf(['0120-000-365'])).toEqual(['0120-000-365']);
});
