import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

const onPress = vi.fn<() => void>();
const onSend = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
  event.preventDefault(),
);

function Sending({ isBusy }: { isBusy: boolean }) {
  return (
    <form onSubmit={onSend}>
      <input aria-label="名前" />
      <Button type="submit" disabled={isBusy} onClick={onPress}>
        送る
      </Button>
    </form>
  );
}

test('a button that has the focus when it becomes disabled keeps it and does nothing', () => {
  onPress.mockClear();
  onSend.mockClear();
  const { rerender } = render(<Sending isBusy={false} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '送る' });
  act(() => button.focus());
  rerender(<Sending isBusy />);
  expect(document.activeElement).toBe(button);
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  fireEvent.click(button);
  expect([onPress.mock.calls.length, onSend.mock.calls.length]).toEqual([0, 0]);
  rerender(<Sending isBusy={false} />);
  expect(button.getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(button);
  expect([onPress.mock.calls.length, onSend.mock.calls.length]).toEqual([1, 1]);
});

test('left by the focus, or without it, it is disabled as any other', () => {
  const { rerender } = render(<Sending isBusy={false} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '送る' });
  rerender(<Sending isBusy />);
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([true, null]);
  rerender(<Sending isBusy={false} />);
  act(() => button.focus());
  rerender(<Sending isBusy />);
  act(() => screen.getByRole('textbox').focus());
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([true, null]);
});
