import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getChecks, type ShownFinding } from '#contract/checks.ts';
import { getSession } from '#contract/session.ts';
import { ids } from '#web/testing/example-books.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { UrgentBeforeClose } from './checks-line.tsx';

const below: ShownFinding = {
  check: 'below-zero',
  subject: ids.general,
  severity: 'urgent',
  yen: 5_000,
  sentence: '現金が5,000円のマイナスになっています。',
  entries: [],
  view: 'books',
  digest: 'a'.repeat(64),
  answer: null,
  isOpen: true,
};

const answered = (reason: string): ShownFinding => ({
  ...below,
  answer: { kind: 'looking', reason, decidedAs: '会計担当理事', decidedOn: '2026-11-20' },
});

function show(...findings: readonly ShownFinding[]) {
  return renderPage(<UrgentBeforeClose />, {
    at: '/demo/accounting',
    answers: [
      answer(getSession, sessionAs('treasurer')),
      answer(getChecks, { today: '2026-11-22', findings: [...findings] }),
    ],
  });
}

test('what is pressing and has no answer with a reason is named: the close waits for it', async () => {
  show(below, { ...answered('確認中'), check: 'numbers', digest: 'b'.repeat(64) });
  const box = within(await screen.findByRole('region', { name: '締める前に見る点検' }));
  expect(box.getByText(/まだ答えていない至急のことが2件あります/)).toBeDefined();
  expect(box.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
    '残高のマイナス',
    '伝票番号',
  ]);
});

test('once all is answered it says so, and the answers are still to be read', async () => {
  show(answered('明日の小口の補充を先に使いました。'));
  const box = within(await screen.findByRole('region', { name: '締める前に見る点検' }));
  expect(box.getByText(/至急のこと1件には、もう答えがあります/)).toBeDefined();
  expect(box.queryByRole('listitem')).toBeNull();
  expect(box.getByRole('link', { name: '点検を見る' })).toBeDefined();
});
