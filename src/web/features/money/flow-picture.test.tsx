import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { FlowPicture } from './flow-picture.tsx';

const item = { key: '4110', name: '管理費収入', yen: 100_000 };
const flow = {
  sources: [item],
  uses: [{ ...item, key: 'balance', name: '残ったお金' }],
  incomeYen: 100_000,
  expenseYen: 0,
  leftYen: 100_000,
  totalYen: 100_000,
};

test('each drawing says what shows the amount in it', () => {
  renderPage(<FlowPicture flow={flow} />, { answers: [] });
  const bands = screen.getByText('帯の太さが金額の大きさです。');
  const bars = screen.getByText('棒の長さが金額の大きさです。');
  expect(bands.parentElement?.querySelector('path')).toBeTruthy();
  expect(bars.parentElement?.querySelector('path')).toBeNull();
});
