import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOwnerChanges } from '#contract/owner-change.ts';
import { addResident, listPeople, replaceOfficer } from '#contract/people.ts';
import { getSession } from '#contract/session.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { PeoplePage } from './people-page.tsx';

const idOf = (at: number) => `0199a1b2-0000-7000-8000-00000000000${at}`;
const letter = { madeOn: '2026-11-01', lastDay: '2026-12-01', usedOn: null, isAgain: false };
const people = answer(listPeople, {
  today: '2026-11-23',
  dwellings: [
    { id: idOf(7), number: '101' },
    { id: idOf(8), number: '201' },
  ],
  people: [
    {
      id: idOf(1),
      name: '青木 一郎',
      kana: 'アオキ イチロウ',
      ownerships: [{ id: idOf(2), dwelling: '101', from: '2020-01-01' }],
      stays: [],
      terms: [{ id: idOf(3), post: 'chair', from: '2026-05-24', until: '2027-05-31' }],
      letter: { ...letter, state: 'used', usedOn: '2026-11-05' },
    },
    {
      id: idOf(4),
      name: '石井 二郎',
      kana: '',
      ownerships: [{ id: idOf(5), dwelling: '201', from: '2020-01-01' }],
      stays: [],
      terms: [],
      letter: null,
    },
    {
      id: idOf(6),
      name: '上田 三郎',
      kana: '',
      ownerships: [],
      stays: [{ id: idOf(9), dwelling: '201', kind: 'tenant', from: '2026-04-01', until: null }],
      terms: [],
      letter: { ...letter, state: 'open' },
    },
  ],
});

function open(position: 'chair' | 'director') {
  const changes = answer(listOwnerChanges, { changes: [], coming: [] });
  const session = answer(getSession, sessionAs(position));
  return renderPage(<PeoplePage />, { answers: [people, changes, session] });
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);

test('says who has come in, who has a paper and who has none, and prints for the last alone', async () => {
  const { calls } = open('chair');
  const print = await screen.findByRole('button', { name: /まだの方の招待状を印刷する（1通）/ });
  expect(screen.getByText('入った方').parentElement?.textContent).toBe('入った方1人');
  expect(screen.getByText('招待状を渡した方').parentElement?.textContent).toBe(
    '招待状を渡した方1人',
  );
  fireEvent.click(print);
  await waitFor(() =>
    expect(calls.find(({ url }) => url.includes('letters.pdf'))?.body).toEqual({
      personIds: [idOf(4)],
    }),
  );
});

test('a paper that still opens is printed anew only after asking', async () => {
  const { calls } = open('chair');
  fireEvent.click(await screen.findByRole('button', { name: /印刷し直す.*上田 三郎/ }));
  expect(await screen.findByText(/前に印刷した招待状では、入れなくなります/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
  expect(calls.some(({ url }) => url.includes('letters.pdf'))).toBe(false);
});

test('is found by dwelling or by name, and by who is not in yet', async () => {
  open('chair');
  const field = await screen.findByLabelText('部屋番号か名前でさがす');
  fireEvent.change(field, { target: { value: '２０１' } });
  expect(names()).toEqual(['石井 二郎', '上田 三郎']);
  fireEvent.change(field, { target: { value: 'アオキ' } });
  expect(names()).toEqual(['青木 一郎アオキ イチロウ']);
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(screen.getByRole('radio', { name: 'まだ入っていない方' }));
  expect(names()).toEqual(['石井 二郎', '上田 三郎']);
  fireEvent.click(screen.getByRole('radio', { name: '役員' }));
  expect(names()).toHaveLength(1);
});

test('the chair changes on a day within the term', async () => {
  const done = answer(replaceOfficer, {});
  const { calls, answerWith } = open('chair');
  answerWith(done);
  fireEvent.click(await screen.findByRole('button', { name: /^交代.*青木 一郎/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '理事長の交代' }));
  const day = dialog.getByLabelText('交代の日（総会の日）');
  fireEvent.change(day, { target: { value: '2027-06-20' } });
  fireEvent.click(dialog.getByRole('button', { name: '交代を登録する' }));
  expect(dialog.getByText(/今の任期（2026年5月24日から2027年5月31日まで）/)).toBeDefined();
  fireEvent.change(day, { target: { value: '2027-05-23' } });
  fireEvent.change(dialog.getByLabelText('新しい理事長'), { target: { value: idOf(4) } });
  fireEvent.change(dialog.getByLabelText('新しい任期の終わり'), {
    target: { value: '2029-05-31' },
  });
  fireEvent.click(dialog.getByRole('button', { name: '交代を登録する' }));
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      on: '2027-05-23',
      successor: { personId: idOf(4), until: '2029-05-31' },
    }),
  );
});

test('a resident is added with a dwelling and a name', async () => {
  const { calls, answerWith } = open('chair');
  answerWith(answer(addResident, {}));
  const form = within(await screen.findByRole('form', { name: '居住者を加える' }));
  fireEvent.click(form.getByRole('button'));
  expect(form.getByText('部屋を選んでください。')).toBeDefined();
  fireEvent.change(form.getByLabelText('部屋'), { target: { value: idOf(8) } });
  fireEvent.change(form.getByLabelText('名前'), { target: { value: '江口 四郎' } });
  fireEvent.click(form.getByRole('button'));
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      dwellingId: idOf(8),
      name: '江口 四郎',
      kind: 'tenant',
      since: '2026-11-23',
    }),
  );
});

test('a director reads the list and changes nothing', async () => {
  open('director');
  expect(await screen.findByText('石井 二郎')).toBeDefined();
  expect(screen.queryByRole('button', { name: /印刷|交代|転出|加える/ })).toBeNull();
});
