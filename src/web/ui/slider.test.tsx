import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Slider } from './slider.tsx';

afterEach(cleanup);

function PriceRise({ error }: { error?: string }) {
  const [percent, setPercent] = useState(0.2);
  return (
    <Slider
      label="物価"
      valueText={`年${percent}％`}
      value={percent}
      min={0}
      max={0.4}
      step={0.1}
      error={error}
      onChange={setPercent}
    />
  );
}

const slider = () => screen.getByRole('slider', { name: '物価' });

test('the value is told in words', () => {
  render(<PriceRise />);
  fireEvent.change(slider(), { target: { value: '0.1' } });
  expect(slider().getAttribute('aria-valuetext')).toBe('年0.1％');
  expect(screen.getByText('年0.1％')).toBeTruthy();
});

test('the buttons go one step, without crumbs of arithmetic, and stop at the end', () => {
  render(<PriceRise />);
  const more = screen.getByRole('button', { name: '物価を1つ増やす' });
  fireEvent.click(more);
  expect(screen.getByText('年0.3％')).toBeTruthy();
  fireEvent.click(more);
  fireEvent.click(more);
  expect(screen.getByText('年0.4％')).toBeTruthy();
  expect(more.getAttribute('aria-disabled')).toBe('true');
});

test('what is wrong is told beside the slider and by it', () => {
  render(<PriceRise error="15％までにしてください。" />);
  const told = screen.getByText('15％までにしてください。');
  expect(slider().getAttribute('aria-describedby')).toBe(told.id);
  expect(slider().getAttribute('aria-invalid')).toBe('true');
});
