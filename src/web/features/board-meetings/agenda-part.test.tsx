import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type BoardMeetingView,
  orderBoardItems,
  removeBoardItem,
  saveBoardItem,
} from '#contract/board-meetings.ts';
import { getSession } from '#contract/session.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { AgendaPart } from './agenda-part.tsx';

const idOf = (place: number) => `0190a1b2-0000-7000-8000-00000000000${place}`;
const items = ['点検', '月次報告', '管理費の滞納'].map((title, place) => ({
  id: idOf(place),
  label: `議題${place + 1}`,
  kind: 'decision' as const,
  title,
  body: '',
  sourceKey: '',
  papers: [],
}));
const view = {
  meeting: { id: idOf(9) },
  items,
  proposals: [],
  sent: null,
  isFixed: false,
} as unknown as BoardMeetingView;

test('an item that was deleted comes back to its place', async () => {
  const { calls } = renderPage(<AgendaPart view={view} />, {
    answers: [
      answer(getSession, sessionAs('chair')),
      answer(removeBoardItem, {}),
      answer(saveBoardItem, {}),
      answer(orderBoardItems, {}),
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: /^消す\s?（点検）$/ }));
  fireEvent.click(await screen.findByRole('button', { name: /元に戻す/ }));
  const order = { itemIds: items.map(({ id }) => id) };
  const sent = () => calls.flatMap(({ body }) => (body === null ? [] : [body]));
  await waitFor(() => expect(sent().at(-1)).toEqual(order));
  expect(sent().at(-2)).toMatchObject({ title: '点検' });
});
