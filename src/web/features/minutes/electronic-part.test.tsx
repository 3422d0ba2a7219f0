import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MinutesVersion } from '#contract/minutes.ts';
import { getSession } from '#contract/session.ts';
import { askSigning, type Signing } from '#contract/signing.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { ElectronicPart } from './electronic-part.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const version: MinutesVersion = {
  id,
  version: 1,
  state: 'checked',
  reason: '',
  checkedOn: '2026-05-25',
  signedOn: null,
  documentId: null,
  noticeId: null,
};
const signers = [
  { name: '佐々木 健', hasAddress: true },
  { name: '青木 一郎', hasAddress: false },
  { name: '井上 二郎', hasAddress: true },
];

function show(signing: Partial<Signing>, role: Parameters<typeof sessionAs>[0] = 'chair') {
  return renderPage(
    <ElectronicPart
      meetingId={id}
      version={version}
      signing={{ isOffered: true, signers, latest: null, ...signing }}
    />,
    { answers: [answer(getSession, sessionAs(role)), answer(askSigning, {})] },
  );
}

const latest = {
  id,
  state: 'waiting' as const,
  words: '署名を待っています。まだの方は、井上 二郎さんです。',
  askedOn: '2026-05-26',
  signers: [
    { name: '佐々木 健', hasSigned: true },
    { name: '井上 二郎', hasSigned: false },
  ],
};

test('nothing is shown where no desk is set up', () => {
  show({ isOffered: false });
  expect(screen.queryByText('電子署名')).toBeNull();
});

test('an address that nobody knows has to be given; the others may stay empty', async () => {
  const { calls } = show({});
  const button = await screen.findByRole('button', { name: '電子署名を頼む' });
  expect(button).toHaveProperty('disabled', true);
  const field = screen.getByLabelText(/青木 一郎さんのメールアドレス/);
  fireEvent.change(field, { target: { value: 'aoki@example.jp' } });
  expect(button).toHaveProperty('disabled', false);
  fireEvent.click(button);
  await screen.findByText('電子署名を頼みました');
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    minutesId: id,
    addresses: ['', 'aoki@example.jp', ''],
  });
});

test('while it waits one sees who has signed, and can take it back', async () => {
  show({ latest });
  expect(await screen.findByText(latest.words)).toBeDefined();
  const part = within(screen.getByRole('region', { name: '電子署名' }));
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1．佐々木 健さん署名しました',
    '2．井上 二郎さんまだです',
  ]);
  expect(await screen.findByRole('button', { name: '依頼を取り消す' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '電子署名を頼む' })).toBeNull();
});

test('whoever may not sign sees how far it is, and no button', async () => {
  show({ latest }, 'director');
  expect(await screen.findByText(latest.words)).toBeDefined();
  const part = within(screen.getByRole('region', { name: '電子署名' }));
  expect(part.queryByRole('button')).toBeNull();
});

test('signed by all, it is kept by one press where nobody has kept it', async () => {
  show({ latest: { ...latest, state: 'complete', words: '全員が署名し、PDFが届きました。' } });
  expect(await screen.findByRole('button', { name: '署名したPDFを保存する' })).toBeDefined();
});
