import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getChecks, getFindingMail } from '#contract/checks.ts';
import { getSession } from '#contract/session.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { ChecksPart } from './checks-part.tsx';

test('a payment without a paper that is not on the list yet is explained, for 今月やること tells it at once', async () => {
  renderPage(<ChecksPart />, {
    at: '/demo/accounting?view=checks',
    answers: [
      answer(getSession, sessionAs('treasurer')),
      answer(getChecks, { today: '2026-12-01', findings: [] }),
      answer(getFindingMail, { wish: 'off' }),
    ],
  });
  const note = await screen.findByText(/「証憑のない支払い」に出るのは/);
  expect(note.textContent).toContain('1件10,000円以上で、支払いから14日を過ぎたものです。');
  expect(note.textContent).toContain(
    'これから締める月の支払いは、新しいものも少額のものも、「今月やること」に出ます。',
  );
});
