import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addBooking, type Booking, getBookings } from '#contract/bookings.ts';
import type { ToldStoppage } from '#contract/stoppage.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { dismissToast } from '#web/ui/toast.tsx';
import { BookingsPart } from './bookings-part.tsx';
import { countIn } from './hours-of.ts';

afterEach(() => dismissToast());

const spaceId = '0190a1b2-0000-7000-8000-000000000001';
const noticeId = '0190a1b2-0000-7000-8000-000000000002';
const homeId = '0190a1b2-0000-7000-8000-000000000003';

const water: ToldStoppage = {
  id: noticeId,
  origin: 'sent',
  title: '断水のお知らせ',
  issuedOn: '2026-11-20',
  marks: ['water'],
  time: { on: '2026-12-02', lastOn: '2026-12-02', startsAt: '13:00', endsAt: '16:00' },
};

const booking: Booking = {
  id: '0190a1b2-0000-7000-8000-000000000004',
  space: '集会室',
  number: '501',
  day: '2026-12-02',
  fromHour: 15,
  untilHour: 17,
  purpose: '読書の会',
  people: 5,
  feeYen: 400,
  ended: null,
  endedWords: '',
  broughtBy: null,
  isFreeToCancel: true,
};

function show(stoppages: readonly ToldStoppage[], own: readonly Booking[] = []) {
  const view = {
    today: '2026-11-21',
    spaces: [
      {
        id: spaceId,
        name: '集会室',
        place: 'エントランス棟',
        retiredOn: null,
        rules: {
          opensAt: 9,
          closesAt: 21,
          closedDays: [],
          reserved: [],
          hoursPerDay: 4,
          timesPerMonth: 4,
          opensMonthsBefore: 2,
          closesDaysBefore: 3,
          feePerHourYen: 200,
          cancelDaysBefore: 1,
          cancelHour: 17,
          basisWords: '',
        },
      },
    ],
    spaceId,
    homes: [{ id: homeId, number: '501' }],
    week: ['2026-12-01', '2026-12-02'],
    taken: [],
    own: [...own],
    stoppages: [...stoppages],
  };
  return renderPage(<BookingsPart />, {
    answers: [answer(getBookings, view), answer(addBooking, { feeYen: 200 })],
  });
}

const sentence = 'この日は、13時から16時まで断水の予定です（11月20日のお知らせ）。';
const clash = 'お使いの時間と重なります。';

async function choose(name: RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

test('a day and its hours say what will stop, before anything is booked', async () => {
  show([water]);
  expect(await screen.findByRole('button', { name: /12月1日.*空き 12時間/ })).toBeTruthy();
  expect(screen.queryByText(sentence)).toBeNull();
  await choose(/12月2日.*断水/);
  expect(screen.getByText(sentence)).toBeTruthy();
  const link = screen.getByRole('link', { name: /断水のお知らせ/ });
  expect(link.getAttribute('href')).toBe(`/demo/notices?notice=${noticeId}`);
  const hours = within(screen.getByRole('list', { name: '時間を選ぶ' })).getAllByRole('button');
  const stopping = hours.filter(({ textContent }) => textContent?.includes('断水'));
  expect(stopping.map(({ textContent }) => textContent)).toEqual([
    '13時〜14時空き（断水）',
    '14時〜15時空き（断水）',
    '15時〜16時空き（断水）',
  ]);
});

test('it may be booked all the same, and is said again where the hours meet', async () => {
  const { calls } = show([water]);
  await choose(/12月2日/);
  await choose(/^10時/);
  const form = () => within(screen.getByRole('form', { name: '予約の内容' }));
  expect(form().queryByText(/重なります/)).toBeNull();
  await choose(/^16時/);
  await choose(/^15時/);
  expect(form().getByText(`${clash}${sentence}`)).toBeTruthy();
  fireEvent.change(form().getByLabelText(/何に使いますか/), { target: { value: '読書の会' } });
  fireEvent.change(form().getByLabelText(/人数/), { target: { value: '5' } });
  fireEvent.click(form().getByRole('button', { name: '予約する' }));
  expect(await screen.findByText('集会室を予約しました')).toBeTruthy();
  expect(screen.getAllByText(`${clash}${sentence}`)).toHaveLength(1);
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ fromHour: 15 });
});

test('what is missing or cannot be read is said beside its field, and 5名 is read', async () => {
  const { calls } = show([]);
  await choose(/12月2日/);
  await choose(/^10時/);
  const form = within(screen.getByRole('form', { name: '予約の内容' }));
  const [purpose, people] = [form.getByLabelText(/何に使いますか/), form.getByLabelText(/人数/)];
  const press = () => fireEvent.click(form.getByRole('button', { name: '予約する' }));
  press();
  expect(document.activeElement).toBe(purpose);
  expect(form.getByText('何に使うかを入力してください。')).toBeTruthy();
  expect(form.getByText('人数を入力してください。')).toBeTruthy();
  fireEvent.change(purpose, { target: { value: '読書の会' } });
  fireEvent.change(people, { target: { value: '五、六人' } });
  press();
  expect(document.activeElement).toBe(people);
  expect(form.getByText('人数を数字で入力してください（例：5）。')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.change(people, { target: { value: '５名' } });
  press();
  expect(await screen.findByText('集会室を予約しました')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ people: 5 });
});

test.each([
  ['5人', 5],
  ['５名', 5],
  ['１０ 人', 10],
  ['24', 24],
  ['五人', 0],
  ['0', 0],
  ['5人と犬', 0],
])('%s are %i people', (text, count) => expect(countIn(text)).toBe(count));

test('an own booking says what was announced after it', async () => {
  show([water], [booking, { ...booking, id: homeId, ended: 'bumped' }]);
  const item = (await screen.findByRole('button', { name: '取り消す' })).closest('li');
  expect(item?.textContent).toContain(`${sentence}${clash}`);
  expect(screen.getAllByText(sentence)).toHaveLength(1);
});

test('where nothing stops, nothing is said', async () => {
  show([{ ...water, marks: ['other'], title: '機械式駐車場の点検' }], [booking]);
  await choose(/12月2日/);
  expect(screen.queryByText(/予定です/)).toBeNull();
});
