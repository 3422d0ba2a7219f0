import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Leaving, objectToLeaving } from '#contract/leaving.ts';
import { getSession } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { LeaveSection } from './leave-section.tsx';

const nothing: Leaving = {
  today: '2026-11-28',
  standsAlone: false,
  leave: null,
  archive: null,
  archives: [],
};
const asked = {
  id: '0199a1b2-0000-7000-8000-00000000000a',
  askedAs: 'chair',
  askedOn: '2026-11-21',
  decidedFrom: '2026-12-05',
  approved: null,
  whyNotApprove: '2026年12月5日になると、決められます。',
} as const;

function show(role: Role, leaving: Partial<Leaving>, answers: Parameters<typeof answer>[] = []) {
  const given = answers.map(([endpoint, body]) => answer(endpoint, body));
  return renderPage(<LeaveSection leaving={{ ...nothing, ...leaving }} />, {
    answers: [answer(getSession, sessionAs(role)), ...given],
  });
}

test('whoever could ask alone reads that everybody is told and has fourteen days', async () => {
  show('chair', { standsAlone: true });
  expect(await screen.findByText(/承認できる役員が、ほかにいません/)).toBeDefined();
  expect(screen.getByText(/14日後から、あなたが決められます/)).toBeDefined();
});

test('an owner stops what the only officer asked for, after a word of what it does', async () => {
  const { calls } = show('owner', { leave: asked }, [[objectToLeaving, {}]]);
  expect(await screen.findByText(/2026年12月5日から、頼んだ方が決められます/)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: '反対して、終了を止める' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('お名前は知らせません');
  const writes = () => calls.filter(({ method }) => method === 'POST').map(({ url }) => url);
  expect(writes()).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: '終了を止める' }));
  await waitFor(() =>
    expect(writes()).toEqual([expect.stringContaining(`/leaving/requests/${asked.id}/objection`)]),
  );
});

test('what two persons decide is nothing an owner stops', async () => {
  show('owner', { leave: { ...asked, decidedFrom: null } });
  expect(await screen.findByText(/別の役員の承認を待っています/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('until then the day is said once', async () => {
  show('chair', { standsAlone: true, leave: asked });
  expect(await screen.findAllByText(/2026年12月5日/)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: '利用の終了を決める' })).toBeNull();
});

test('on its day the only officer decides, and is not said to approve', async () => {
  show('chair', { standsAlone: true, leave: { ...asked, whyNotApprove: null } });
  expect(await screen.findByRole('button', { name: '利用の終了を決める' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '利用の終了を承認する' })).toBeNull();
});
