import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

test('an input knows its label, hint and error', () => {
  render(
    <Field label="メールアドレス" hint="半角で入力します。" error="入力してください。" required>
      {(control) => <TextInput {...control} type="email" />}
    </Field>,
  );
  const input = screen.getByLabelText(/メールアドレス/);
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '半角で入力します。',
    '入力してください。',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

test('without hint and error nothing is said', () => {
  render(<Field label="電話番号">{(control) => <TextInput {...control} />}</Field>);
  const input = screen.getByRole('textbox', { name: '電話番号' });
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});
