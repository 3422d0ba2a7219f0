import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { type Application, getApplications } from '#contract/applications.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { OwnApplicationsPart } from './own-part.tsx';

type View = z.input<typeof getApplications.output>;

const dwelling = { id: '0190a1b2-0000-7000-8000-000000000501', number: '501' };
const draft: Application = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  form: 'windows',
  number: null,
  dwelling,
  applicant: '村上',
  isOnPaper: false,
  terms: {},
  answers: {},
  files: [],
  state: 'draft',
  steps: [],
  next: ['sent'],
  dueOn: null,
  lapsesOn: null,
  savedOn: '2026-12-01',
};

function show(query: string, change: Partial<View> = {}) {
  const view: View = {
    today: '2026-12-01',
    homes: [dwelling],
    applicant: '村上',
    mayFileForOwner: false,
    terms: [],
    nextBoardOn: null,
    applications: [draft],
    stoppages: [],
    ...change,
  };
  return renderPage(<OwnApplicationsPart />, {
    answers: [answer(getApplications, view)],
    at: `/demo/applications?${query}`,
  });
}

test.each([
  ['a link', 'form=works', '専有部分修繕等工事申請書'],
  ['a draft of old', `draft=${draft.id}`, '窓ガラス・玄関扉等改良申請書'],
])(
  'whoever rents is told by %s whose paper it is, before filling it in',
  async (_by, query, title) => {
    show(query);
    expect(await screen.findByText(`「${title}」は、部屋の所有者が出します`)).toBeDefined();
    expect(screen.getByText(/したいことを部屋の所有者.*に伝えて/)).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
    const back = screen.getByRole('link', { name: '届け出・予約に戻る' });
    expect(back.getAttribute('href')).toBe('/demo/applications');
  },
);

test('an owner fills it in', async () => {
  show('form=works', { mayFileForOwner: true });
  expect(await screen.findByRole('form', { name: '専有部分修繕等工事申請書' })).toBeDefined();
});

test('whoever rents fills in what residents file', async () => {
  show('form=moving');
  expect(await screen.findByRole('form', { name: '引越し・大型搬入届' })).toBeDefined();
});
