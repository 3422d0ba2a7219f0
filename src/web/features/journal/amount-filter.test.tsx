import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AmountFilter } from './amount-filter.tsx';

const show = (value: string, least = '') =>
  render(
    <AmountFilter name="上限" example="" value={value} least={least} onChange={() => undefined} />,
  );

test.each([
  ['12x', '', '数字で入れてください。'],
  ['5,000', '8,000', '下限の8,000円より小さいので、何も見つかりません。'],
])('%s above %s says what is wrong', (value, least, words) => {
  show(value, least);
  expect(screen.getByText(words)).toBeDefined();
});

test.each([
  ['', '8,000'],
  ['8,000', '8,000'],
  ['9,000', ''],
])('%s above %s is fine', (value, least) => {
  show(value, least);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
});
