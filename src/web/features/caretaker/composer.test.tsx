import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { longestQuestion } from '#contract/caretaker.ts';
import { Composer } from './composer.tsx';

const ignore = () => undefined;

test('a question that is too long is told by how much, as a request', () => {
  render(
    <Composer
      box={createRef()}
      draft={'あ'.repeat(longestQuestion + 1)}
      isBusy={false}
      onDraft={ignore}
      onSend={ignore}
      onStop={ignore}
    >
      {null}
    </Composer>,
  );
  expect(screen.getByText(/あと1文字減らしてください。$/)).toBeTruthy();
});
