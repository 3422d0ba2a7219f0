import { expect, test } from 'vitest';
import {
  amountColumns,
  dayLine,
  differenceYenOf,
  type PaperSettings,
  periodLine,
  settingsLine,
  usualPaperSettings,
} from './paper-settings.ts';

const line = { budgetYen: 500_000, actualYen: 612_700, differenceYen: 112_700 };
const changed: PaperSettings = {
  columnOrder: 'actual-first',
  difference: 'budget-less-actual',
  basis: 'cash',
  dates: 'western',
};
const shown = (settings: PaperSettings) =>
  amountColumns(settings).map(({ header, yenOf }) => [header, yenOf(line)]);

test('as usual: 予算, 決算, and what was used beyond the budget is positive', () => {
  expect(shown(usualPaperSettings)).toEqual([
    ['予算額', 500_000],
    ['決算額', 612_700],
    ['差額（決算−予算）', 112_700],
  ]);
  expect(settingsLine(usualPaperSettings)).toBe('発生主義　差額（決算−予算）');
});

test('the other way round', () => {
  expect(shown(changed)).toEqual([
    ['決算額', 612_700],
    ['予算額', 500_000],
    ['差額（予算−決算）', -112_700],
  ]);
  expect(settingsLine(changed)).toBe('現金主義　差額（予算−決算）');
});

test('an equal line has no difference, and no minus before its nought', () => {
  const equal = { budgetYen: 5, actualYen: 5 };
  expect(differenceYenOf(equal, usualPaperSettings)).toBe(0);
  expect(differenceYenOf(equal, changed)).toBe(0);
});

test('days by the era or by the western year', () => {
  expect(dayLine('2026-03-31', usualPaperSettings)).toBe('令和8年3月31日現在');
  expect(periodLine('2025-04-01', '2026-03-31', changed)).toBe('自 2025年4月1日　至 2026年3月31日');
});
