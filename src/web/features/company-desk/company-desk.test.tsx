import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  addStaff,
  getCompany,
  getOverview,
  joinCompany,
  setAssignment,
} from '#contract/company.ts';
import { getAccount } from '#contract/sign-in.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { DeskPage } from './desk-page.tsx';

const me = '0199a1b2-0000-7000-8000-000000000001';
const colleague = '0199a1b2-0000-7000-8000-000000000002';
const sakura = '0199a1b2-0000-7000-8000-00000000000a';
const aoba = '0199a1b2-0000-7000-8000-00000000000b';

const account = answer(getAccount, {
  passkeyHost: null,
  providers: [],
  account: {
    email: 'takahashi@example.jp',
    name: '高橋 主任',
    memberships: [],
    devices: [],
    passkeys: [],
    providers: [],
  },
});

const person = { isAdmin: false, addedOn: '2026-11-01', joinedOn: '2026-11-02' };
const client = {
  areas: ['books'],
  since: '2026-11-01',
  lastDay: null,
  accountIds: [me],
  isMine: true,
};
const company = {
  id: '0199a1b2-0000-7000-8000-0000000000c1',
  name: '株式会社みなと管理',
  number: '20260014',
  isAdmin: true,
  accountId: me,
  staff: [
    { ...person, accountId: me, name: '高橋 主任', email: 'takahashi@example.jp', isAdmin: true },
    { ...person, accountId: colleague, name: '森 担当', email: 'mori@example.jp' },
  ],
  clients: [
    { ...client, associationId: sakura, name: 'さくら台' },
    { ...client, associationId: aoba, name: 'あおば台' },
  ],
};
const desk = answer(getCompany, { today: '2026-11-23', company, invitations: [] });

const calm = {
  urgentCount: 0,
  checkCount: 0,
  openMonths: 1,
  openSince: '2026-10',
  paymentCount: 0,
  paymentSince: null,
  questionCount: null,
  applicationCount: null,
  unreachedCount: null,
  arrears: { dwellings: 2, yen: 84_000 },
  nextMeeting: { title: '11月理事会', heldOn: '2026-11-28' },
};

/** The line of one association alone. */
function lineOf(id: string, change: object) {
  const line = answer(getOverview, { ...calm, ...change });
  return { ...line, address: new RegExp(`^/api/associations/${id}/overview$`) };
}

test('what is late stands first, and each figure leads to its page in that association', async () => {
  const lines = [lineOf(sakura, { paymentCount: 3, paymentSince: '2026-11-02' }), lineOf(aoba, {})];
  renderPage(<DeskPage renderWaysIn={() => null} />, {
    answers: [account, desk, ...lines],
    at: '/kaisha',
  });
  const table = await screen.findByRole('table', { name: /担当している管理組合/ });
  const rows = within(table).getAllByRole('row').slice(1);
  const names = rows.map((row) => within(row).getByRole('rowheader').textContent);
  expect(names).toEqual(['さくら台', 'あおば台']);
  const payments = screen.getByRole('link', { name: /3件.*さくら台/ });
  expect(payments.getAttribute('href')).toBe(`/kumiai/${sakura}/accounting?view=payments`);
  expect(screen.getByText('11月2日から')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain(
    '2の管理組合のうち、1に待っているものがあります',
  );
  expect(screen.getAllByText('表示しません').length).toBeGreaterThan(0);
});

test('an association that cannot be read says so, before the others', async () => {
  const failing = {
    ...refuse(getOverview, 500, '処理できませんでした。'),
    address: new RegExp(`^/api/associations/${aoba}/overview$`),
  };
  const lines = [lineOf(sakura, { urgentCount: 2 }), failing];
  renderPage(<DeskPage renderWaysIn={() => null} />, {
    answers: [account, desk, ...lines],
    at: '/kaisha',
  });
  const table = await screen.findByRole('table', { name: /担当している管理組合/ });
  const [first] = within(table).getAllByRole('row').slice(1);
  expect(first?.textContent).toContain('あおば台読み込めませんでした');
});

test('a colleague is assigned by a mark, and invited by mail', async () => {
  const answers = [
    account,
    desk,
    lineOf(sakura, {}),
    lineOf(aoba, {}),
    answer(setAssignment, {}),
    answer(addStaff, {}),
  ];
  const { calls } = renderPage(<DeskPage renderWaysIn={() => null} />, { answers, at: '/kaisha' });
  const card = await screen.findByRole('group', { name: 'さくら台の担当' });
  fireEvent.click(within(card).getByRole('checkbox', { name: '森 担当' }));
  await screen.findByText('担当に加えました');
  fireEvent.change(screen.getByLabelText('お名前'), { target: { value: '林 新人' } });
  fireEvent.change(screen.getByLabelText('メールアドレス'), { target: { value: 'h@example.jp' } });
  fireEvent.click(screen.getByRole('button', { name: '招待のメールを送る' }));
  await screen.findByText('登録しました');
  expect(calls.filter(({ method }) => method !== 'GET')).toMatchObject([
    { url: `/api/company/clients/${sakura}/staff/${colleague}`, body: { isAssigned: true } },
    { body: { name: '林 新人', email: 'h@example.jp', isAdmin: false } },
  ]);
});

test('whoever was invited joins; who has no company may register one', async () => {
  const invited = answer(getCompany, {
    today: '2026-11-23',
    company: null,
    invitations: [{ companyId: company.id, name: company.name }],
  });
  const { calls } = renderPage(<DeskPage renderWaysIn={() => null} />, {
    answers: [account, invited, answer(joinCompany, {})],
    at: '/kaisha',
  });
  expect(await screen.findByLabelText('会社の名前')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '担当者に加わる' }));
  await expect
    .poll(() => calls.find(({ method }) => method === 'POST')?.body)
    .toEqual({ joins: true });
});
