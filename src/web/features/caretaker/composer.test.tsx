import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { longestQuestion } from '#contract/caretaker.ts';
import { Composer } from './composer.tsx';

afterEach(cleanup);

const ignore = () => undefined;

function Written({ draft }: { draft: string }) {
  return (
    <Composer
      box={createRef()}
      draft={draft}
      isBusy={false}
      onDraft={ignore}
      onSend={ignore}
      onStop={ignore}
    >
      {null}
    </Composer>
  );
}

test('a question that is too long is told by how much, as a request', () => {
  render(<Written draft={'あ'.repeat(longestQuestion + 1)} />);
  expect(screen.getByText(/あと1文字減らしてください。$/)).toBeTruthy();
});

test('only what can be sent is offered to be sent', () => {
  const { rerender } = render(<Written draft=" " />);
  const send = screen.getByRole<HTMLButtonElement>('button', { name: '送信' });
  expect(send.disabled).toBe(true);
  rerender(<Written draft="ペットは？" />);
  expect(send.disabled).toBe(false);
});
