import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BalanceChart } from './balance-chart.tsx';

afterEach(cleanup);

const firstYear = 2026;
const balances = [30_000_000, -12_340_000, -20_000_000, 5_000_000];

function show() {
  render(
    <BalanceChart
      caption="積立金の残高"
      firstYear={firstYear}
      lines={[
        { id: 'plan', label: '残高（試算）', look: 'main', valuesYen: balances },
        { id: 'base', label: '残高（今の計画）', look: 'before', valuesYen: [1, 2, 3, 4] },
      ]}
      bars={{
        label: '工事費',
        valuesYen: [0, 80_000_000, 0, 0],
        namesOf: (index) => (index === 1 ? ['外壁', '屋上', '鉄部', '廊下', '階段'] : []),
      }}
    />,
  );
}

const year = () => screen.getByRole('slider', { name: 'グラフの年度' });
const readout = () => screen.getByRole('status').textContent;

test('the first shortage is told before anybody touches the chart', () => {
  show();
  expect(readout()).toContain('2027年度');
  expect(readout()).toContain('残高（試算） △1,234万円');
  expect(readout()).toContain('工事費 8,000万円');
  expect(readout()).toContain('外壁、屋上、鉄部、廊下、ほか1件');
});

test('the keyboard goes through the years, and each is read out', () => {
  show();
  expect(year().getAttribute('aria-valuetext')).toBe('2027年度');
  fireEvent.change(year(), { target: { value: '2028' } });
  expect(readout()).toContain('△2,000万円');
  expect(readout()).toContain('この年度に工事はありません。');
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
});

test('the table is built when it is opened, and holds every yen', () => {
  show();
  expect(screen.queryByRole('table')).toBeNull();
  const details = screen.getByText('グラフの数字を表で見る').closest('details');
  if (!details) throw new Error('the figures cannot be opened');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const table = screen.getByRole('table', { name: '積立金の残高の表' });
  expect(within(table).getAllByRole('row')).toHaveLength(1 + balances.length);
  expect(within(table).getByText('△12,340,000円')).toBeTruthy();
});

test('each line has a name beside its own dashes', () => {
  show();
  const legend = screen.getByRole('list');
  expect(legend.textContent).toBe('残高（試算）残高（今の計画）工事費');
  const [main, before] = legend.querySelectorAll('path[stroke-width]');
  expect(main?.getAttribute('stroke-dasharray')).toBeNull();
  expect(before?.getAttribute('stroke-dasharray')).not.toBeNull();
});

test('a finger or a mouse on the chart chooses the year below it', () => {
  show();
  const picture = document.querySelector('svg[viewBox="0 0 720 360"]');
  if (!picture) throw new Error('there is no picture');
  fireEvent.pointerMove(picture, { clientX: 700 });
  expect(readout()).toContain('2029年度');
  fireEvent.pointerMove(picture, { clientX: 0 });
  expect(readout()).toContain('2026年度');
});
