import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { z } from 'zod/mini';
import * as contract from '#contract/notices.ts';
import { getSession } from '#contract/session.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { NoticesPage } from './notices-page.tsx';

const noticeId = '10f3048f-2e9c-4fec-9f3e-705a53868dfa';
type Notice = z.input<typeof contract.getNotice.output>;
const stored: Notice = {
  id: noticeId,
  title: '断水のお知らせ',
  urgency: 'normal',
  stage: 'draft',
  on: '2026-11-20',
  isMine: false,
  isRead: false,
  body: '水が出ません。',
  easy: '',
  by: '理事長',
  template: '',
  audience: { places: [{ kind: 'building' }], except: [], groups: ['residents'] },
  showsUntil: null,
  corrects: null,
  correctedBy: null,
  reach: { people: 1, mail: 0, paper: 1, boxes: 1, posted: 0 },
  goesOut: null,
  maySend: true,
};
const register = answer(contract.getNoticeRegister, {
  today: '2026-11-21',
  dwellings: [
    {
      id: noticeId,
      number: '101',
      floor: 1,
      position: 1,
      parking: [],
      owners: [noticeId],
      residents: [noticeId],
    },
  ],
  people: [{ id: noticeId, name: '青木 花', livesHere: true, hasMail: false }],
});

function writing(address: string, notice = stored) {
  return renderPage(<NoticesPage />, {
    at: `/demo/notices?${address}`,
    answers: [
      answer(getSession, sessionAs('chair')),
      register,
      answer(contract.saveNotice, {}),
      answer(contract.getNotices, { notices: [], mayWrite: true }),
      answer(contract.getNotice, notice),
    ],
  });
}

const title = () => screen.findByLabelText<HTMLInputElement>(/^件名/);
const type = async (value: string) => fireEvent.change(await title(), { target: { value } });

test('what was typed and not saved comes back with the page, and may be left', async () => {
  writing('write=new');
  await type('エレベーターの点検');
  expect(screen.queryByText(/前に書いていた続きです/)).toBeNull();
  cleanup();
  writing('write=new');
  expect((await title()).value).toBe('エレベーターの点検');
  expect(screen.getByText(/前に書いていた続きです/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'はじめから書く' }));
  expect((await title()).value).toBe('');
  expect(screen.queryByText(/前に書いていた続きです/)).toBeNull();
});

test('once it is saved nothing of it is kept here', async () => {
  const first = writing('write=new');
  await type('エレベーターの点検');
  fireEvent.change(screen.getByLabelText(/^本文/), { target: { value: '止まります。' } });
  fireEvent.click(screen.getByRole('button', { name: '書きかけのまま残す' }));
  await waitFor(() => expect(first.calls.some(({ method }) => method === 'PUT')).toBe(true));
  await waitFor(() => expect(first.visited?.at(-1)).toBe('/demo/notices'));
  cleanup();
  writing('write=new');
  expect((await title()).value).toBe('');
});

test('a draft that somebody else has saved meanwhile is shown as it was saved', async () => {
  writing(`write=${noticeId}`);
  await type('断水の日');
  cleanup();
  writing(`write=${noticeId}`);
  expect((await title()).value).toBe('断水の日');
  cleanup();
  writing(`write=${noticeId}`, { ...stored, title: '断水が延びました' });
  expect((await title()).value).toBe('断水が延びました');
  expect(screen.queryByText(/前に書いていた続きです/)).toBeNull();
});
