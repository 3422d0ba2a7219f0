import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { getHome } from '#contract/home.ts';
import * as contract from '#contract/notices.ts';
import { getSession } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { NoticeAtHome } from './notice-at-home.tsx';
import { NoticesPage } from './notices-page.tsx';

type Line = contract.NoticeLine;
type Notice = z.input<typeof contract.getNotice.output>;
type Register = z.input<typeof contract.getNoticeRegister.output>;

const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((it) => `10f3048f-2e9c-4fec-9f3e-705a53868df${it}`);
const [water = '', lift = '', draft = '', anna = '', ben = '', cora = ''] = ids;

const line: Line = {
  id: water,
  title: '断水のお知らせ',
  urgency: 'normal',
  stage: 'out',
  on: '2026-11-20',
  isMine: true,
  isRead: false,
  isCorrection: false,
  isCorrected: false,
};
const urgent: Line = { ...line, id: lift, title: 'エレベーター停止', urgency: 'emergency' };

const notice: Notice = {
  ...line,
  body: '水が出ません。\n飲み水をためてください。',
  easy: '',
  by: '理事長',
  template: '',
  audience: { places: [{ kind: 'building' }], except: [], groups: ['residents'] },
  showsUntil: null,
  corrects: null,
  correctedBy: null,
  reach: null,
  goesOut: null,
  maySend: false,
};
const reach = { people: 3, mail: 1, paper: 2, boxes: 2, posted: 0 };
const drafted: Notice = {
  ...notice,
  id: draft,
  stage: 'draft',
  isMine: false,
  reach,
  maySend: true,
};

const flat = (number: string, floor: number, resident: string) => ({
  id: resident,
  number,
  floor,
  position: 1,
  parking: [],
  owners: [resident],
  residents: [resident],
});
const register: Register = {
  today: '2026-11-21',
  dwellings: [
    flat('101', 1, anna),
    flat('201', 2, ben),
    { ...flat('301', 3, cora), parking: ['mechanical'] },
  ],
  people: [
    { id: anna, name: '青木 花', livesHere: true, hasMail: true },
    { id: ben, name: '馬場 勉', livesHere: true, hasMail: false },
    { id: cora, name: '近藤 空', livesHere: true, hasMail: false },
  ],
};

const as = (role: Role) => answer(getSession, sessionAs(role));
const list = (notices: Line[], mayWrite = false) =>
  answer(contract.getNotices, { notices, mayWrite });

test('what presses stands above everything, and what was read is not marked', async () => {
  renderPage(<NoticesPage />, {
    at: '/demo/notices',
    answers: [list([{ ...line, isRead: true }, urgent])],
  });
  const first = (await screen.findByRole('heading', { name: 'いますぐ読んでください' })).closest(
    'section',
  );
  expect(
    first &&
      within(first)
        .getAllByRole('link')
        .map((it) => it.textContent),
  ).toEqual(['エレベーター停止']);
  expect(screen.getAllByText('まだ読んでいません')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'お知らせを書く' })).toBeNull();
});

test('who writes sees drafts apart from what was sent; one held back is in neither', async () => {
  renderPage(<NoticesPage />, {
    at: '/demo/notices',
    answers: [
      as('chair'),
      list(
        [
          { ...line, id: draft, title: '下書き', stage: 'draft', isMine: false },
          { ...line, id: lift, title: '止めたもの', stage: 'held' },
          line,
        ],
        true,
      ),
    ],
  });
  const unsent = (await screen.findByRole('heading', { name: 'まだ送っていないもの' })).closest(
    'section',
  );
  expect(unsent?.textContent).toContain('下書き');
  expect(screen.queryByText('止めたもの')).toBeNull();
  expect(screen.getByRole('link', { name: 'お知らせを書く' }).getAttribute('href')).toBe(
    '/demo/notices?write=new',
  );
});

test('what hangs on the board as a document is found on the same page', async () => {
  const posted = {
    id: draft,
    title: '自転車の整理',
    summary: '',
    issuedOn: '2026-11-02',
    event: { on: '2026-12-02', startsAt: '10:00', endsAt: null },
  };
  const home = answer(getHome, {
    today: '2026-11-21',
    notices: [posted],
    nextMeetings: [],
    tasks: [],
    stoppages: [],
    funds: null,
    emergencies: [],
    nextGarbage: [],
    garbagePauses: [],
    repairHealth: null,
  });
  renderPage(<NoticesPage />, { at: '/demo/notices', answers: [list([line]), home] });
  const link = await screen.findByRole('link', { name: /自転車の整理/ });
  expect(link.getAttribute('href')).toBe(`/document/${draft}`);
  expect(link.closest('li')?.textContent).toContain('12月2日（水）');
});

test('an empty list says what will come', async () => {
  renderPage(<NoticesPage />, { at: '/demo/notices', answers: [list([])] });
  expect(await screen.findByText('お知らせはまだありません')).toBeDefined();
});

test('a visitor of the demonstration says by a button that it was read', async () => {
  const { calls, answerWith } = renderPage(<NoticesPage />, {
    at: `/demo/notices?notice=${water}`,
    answers: [answer(contract.getNotice, notice), answer(contract.readNotice, {})],
  });
  const button = await screen.findByRole('button', { name: '読みました' });
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  const body = screen.getByRole('region', { name: '本文' });
  expect([...body.querySelectorAll('p')].map((it) => it.textContent)).toEqual([
    '水が出ません。',
    '飲み水をためてください。',
  ]);
  answerWith(answer(contract.getNotice, { ...notice, isRead: true }));
  fireEvent.click(button);
  expect(await screen.findByText('読んだことが、管理組合に伝わっています。')).toBeDefined();
  expect(calls.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
    `/api/associations/own/notices/${water}/read`,
  ]);
});

test('who asks for it reads it in やさしい日本語, and comes back', async () => {
  renderPage(<NoticesPage />, {
    at: `/demo/notices?notice=${water}`,
    answers: [answer(contract.getNotice, { ...notice, easy: '水が出なくなります。' })],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'やさしい日本語で読む' }));
  const shownIn = (text: string) => !screen.getByText(text).closest('.hidden');
  expect([shownIn('水が出ません。'), shownIn('水が出なくなります。')]).toEqual([false, true]);
  fireEvent.click(screen.getByRole('button', { name: 'もとの文を読む' }));
  expect([shownIn('水が出ません。'), shownIn('水が出なくなります。')]).toEqual([true, false]);
});

test('an unknown notice leads back to the list', async () => {
  renderPage(<NoticesPage />, {
    at: `/demo/notices?notice=${water}`,
    answers: [refuse(contract.getNotice, 404, 'ありません')],
  });
  expect(await screen.findByText('このお知らせは見つかりません')).toBeDefined();
});

test('a template writes the words, and asks for what is missing before it is looked over', async () => {
  const { calls, visited } = renderPage(<NoticesPage />, {
    at: '/demo/notices?write=new',
    answers: [
      as('chair'),
      answer(contract.getNoticeRegister, register),
      answer(contract.saveNotice, {}),
      answer(contract.getNotice, drafted),
    ],
  });
  fireEvent.change(await screen.findByLabelText('ひな形'), { target: { value: 'waterCut' } });
  fireEvent.click(screen.getByRole('button', { name: '送る前に確かめる' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'まだ入っていない欄があります：日、始まる時刻、終わる時刻',
  );
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  const day = screen.getByLabelText(/^日/);
  expect(day.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(day));
  for (const [label, value] of [
    ['日', '2026-12-02'],
    ['始まる時刻', '10:00'],
    ['終わる時刻', '15:30'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: '送る前に確かめる' }));
  await waitFor(() => expect(visited?.at(-1)).toMatch(/^\/demo\/notices\?notice=/));
  const saved = calls.find(({ method }) => method === 'PUT')?.body;
  expect(saved).toMatchObject({
    template: 'waterCut',
    title: '断水のお知らせ',
    body: expect.stringContaining('日時：2026年12月2日（水） 10時から15時30分まで'),
    easy: expect.stringContaining('いつ：2026年12月2日（水） 10時から15時30分まで'),
    audience: notice.audience,
    correctsId: null,
  });
});

test('those it will reach are counted by each way while one chooses', async () => {
  renderPage(<NoticesPage />, {
    at: '/demo/notices?write=new',
    answers: [as('director'), answer(contract.getNoticeRegister, register)],
  });
  const counted = await screen.findByRole('status');
  expect(counted.textContent).toBe('全戸の住んでいる方1人へメール、2戸へ紙');
  fireEvent.click(screen.getByLabelText('駐車場を使う住戸'));
  expect(counted.textContent).toBe('機械式駐車場を使う住戸の住んでいる方1戸へ紙');
  fireEvent.click(screen.getByLabelText('住戸を選ぶ'));
  fireEvent.change(screen.getByLabelText(/^届ける住戸/), { target: { value: '１０１号室、999' } });
  expect(counted.textContent).toBe('999号室は、名簿にありません。');
  fireEvent.change(screen.getByLabelText(/^届ける住戸/), { target: { value: '101 201' } });
  expect(counted.textContent).toContain('1人へメール、1戸へ紙');
});

test('about somebody’s conduct no dwelling can be named', async () => {
  const { calls } = renderPage(<NoticesPage />, {
    at: '/demo/notices?write=new',
    answers: [as('chair'), answer(contract.getNoticeRegister, register)],
  });
  fireEvent.change(await screen.findByLabelText('ひな形'), { target: { value: 'noise' } });
  fireEvent.change(screen.getByLabelText(/^音の種類/), { target: { value: '201号室の足音' } });
  fireEvent.click(screen.getByRole('button', { name: '送る前に確かめる' }));
  expect((await screen.findByRole('alert')).textContent).toContain('201号室');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('who does not write is not let in', async () => {
  renderPage(<NoticesPage />, { at: '/demo/notices?write=new', answers: [as('tenant')] });
  expect(await screen.findByText('お知らせを書くのは、理事会と管理会社の方です')).toBeDefined();
});

test('it is sent with the numbers that were shown, after a second question', async () => {
  const { calls, answerWith } = renderPage(<NoticesPage />, {
    at: `/demo/notices?notice=${draft}`,
    answers: [as('chair'), answer(contract.getNotice, drafted), answer(contract.sendNotice, {})],
  });
  expect(await screen.findByText('1人へメール、2戸へ紙')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'このお知らせを送る' }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  answerWith(
    answer(contract.getNotice, {
      ...drafted,
      stage: 'waiting',
      goesOut: '2026-11-21T03:05:00.000Z',
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: '送る' }));
  expect(await screen.findByText('11月21日（土） 12:05')).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    url: `/api/associations/own/notices/${draft}/sending`,
    body: { reach },
  });
  expect(screen.getByRole('button', { name: '送るのを止める' })).toBeDefined();
});

test('who may not send learns who does', async () => {
  renderPage(<NoticesPage />, {
    at: `/demo/notices?notice=${draft}`,
    answers: [as('director'), answer(contract.getNotice, { ...drafted, maySend: false })],
  });
  expect(await screen.findByText(/^送るのは理事長か副理事長です/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'このお知らせを送る' })).toBeNull();
});

test('afterwards: who read it, who has it, who does not, and what was carried round', async () => {
  const delivery = {
    name: '青木 花',
    way: 'mail',
    isPosted: false,
    isLined: false,
    isPushed: false,
  } as const;
  const { calls } = renderPage(<NoticesPage />, {
    at: `/demo/notices?notice=${water}`,
    answers: [
      as('chair'),
      answer(contract.getNotice, { ...notice, isMine: false, reach }),
      answer(contract.getDeliveries, {
        deliveries: [
          { ...delivery, id: anna, number: '101', state: 'read' },
          { ...delivery, id: ben, number: '201', name: '馬場 勉', state: 'unreached' },
          { ...delivery, id: cora, number: '301', name: '', way: 'paper', state: 'unreached' },
        ],
      }),
      answer(contract.noteHanded, {}),
    ],
  });
  const rest = await screen.findByRole('list', { name: 'まだ届いていない方' });
  expect(
    within(rest)
      .getAllByRole('listitem')
      .map((it) => it.textContent),
  ).toEqual([
    '201号室馬場 勉メールが届きませんでした届けました',
    '301号室（名簿に名前がありません）紙（郵便受け）届けました',
  ]);
  fireEvent.click(within(rest).getByRole('button', { name: /201号室/ }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ deliveryIds: [ben] }),
  );
});

test('the home tells the newest that is one’s own and unread, and at the top only what presses', async () => {
  const others = { ...line, id: draft, title: '別の人へ', isMine: false };
  const { calls } = renderPage(
    <>
      <NoticeAtHome place="top" />
      <NoticeAtHome place="below" />
    </>,
    { answers: [list([others, { ...line, id: lift, title: '読んだもの', isRead: true }, line])] },
  );
  expect((await screen.findByRole('link')).textContent).toBe('断水のお知らせ');
  expect(screen.getAllByRole('region', { name: 'あなたへのお知らせ' })).toHaveLength(1);
  expect(calls.filter(({ url }) => url.endsWith('/notices'))).toHaveLength(1);
});
