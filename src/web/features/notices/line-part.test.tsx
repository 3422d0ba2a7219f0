import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askLineCode, endLine, getLine } from '#contract/line.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { LinePart } from './line-part.tsx';

test('a member asks for a number and learns what to do with it', async () => {
  const { calls } = renderPage(<LinePart />, {
    answers: [
      answer(getLine, { accountId: '@sumiwa', isLinked: false }),
      answer(askLineCode, { code: '01234567' }),
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'つなぐ番号を出す' }));
  expect(await screen.findByText('0123 4567')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://line.me/R/ti/p/%40sumiwa');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('who is linked can end it', async () => {
  const { answerWith } = renderPage(<LinePart />, {
    answers: [answer(getLine, { accountId: '@sumiwa', isLinked: true }), answer(endLine, {})],
  });
  const button = await screen.findByRole('button', { name: 'LINEを外す' });
  answerWith(answer(getLine, { accountId: '@sumiwa', isLinked: false }));
  fireEvent.click(button);
  expect(await screen.findByRole('button', { name: 'つなぐ番号を出す' })).toBeDefined();
});

test('where it is not offered nothing is said of it', async () => {
  const { calls } = renderPage(<LinePart />, {
    answers: [answer(getLine, { accountId: null, isLinked: false })],
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
