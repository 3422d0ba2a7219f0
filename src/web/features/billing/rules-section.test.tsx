import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getTariff, type TariffAnswer } from '#contract/billing.ts';
import { saveBillingRules } from '#contract/billing-rules.ts';
import { getSession } from '#contract/session.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { RulesSection } from './rules-section.tsx';

const tariff: TariffAnswer = {
  items: [],
  contracts: [],
  dwellings: [],
  rules: {
    due: { day: 27, monthsBefore: 1 },
    order: 'month',
    lateRate: 0,
    lateClause: '',
    payTo: '',
  },
  today: '2026-11-20',
  openMonth: '2026-12',
};

const shown = (role: 'treasurer' | 'director') =>
  renderPage(<RulesSection />, {
    answers: [
      answer(getTariff, tariff),
      answer(getSession, sessionAs(role)),
      answer(saveBillingRules, {}),
    ],
  });

test('says what a change means, and what is missing beside its field, before anything is sent', async () => {
  const { calls } = shown('treasurer');
  fireEvent.click(await screen.findByRole('button', { name: '請求の決まりを変える' }));
  const form = screen.getByRole('form', { name: '請求の決まり' });
  const save = within(form).getByRole<HTMLButtonElement>('button', {
    name: '請求の決まりを保存する',
  });
  expect(save.disabled).toBe(true);
  fireEvent.click(within(form).getByLabelText('管理規約にある'));
  fireEvent.change(within(form).getByLabelText('率（年・％）'), { target: { value: '１４．６' } });
  fireEvent.click(save);
  expect(within(form).getByText(/管理規約の何条にあるか/)).toBeTruthy();
  fireEvent.change(within(form).getByLabelText(/管理規約のどこにあるか/), {
    target: { value: '第60条第2項' },
  });
  fireEvent.click(within(form).getByLabelText('その月の分'));
  const meaning = within(form).getByRole('region', { name: '保存すると' });
  expect(meaning.textContent).toContain('2026年12月分から、納期が変わります。');
  expect(meaning.textContent).toContain('年14.6％（管理規約第60条第2項）');
  fireEvent.click(save);
  await screen.findByRole('button', { name: '請求の決まりを変える' });
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    rules: {
      due: { day: 27, monthsBefore: 0 },
      order: 'month',
      lateRate: 1_460,
      lateClause: '第60条第2項',
      payTo: '',
    },
    fromMonth: '2026-12',
  });
});

test('is left without a trace, and read by those who may not change it', async () => {
  const { calls } = shown('treasurer');
  fireEvent.click(await screen.findByRole('button', { name: '請求の決まりを変える' }));
  fireEvent.click(screen.getByRole('button', { name: 'やめる' }));
  expect(screen.getByText(/毎月27日までに、次の月の分/)).toBeTruthy();
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a director reads them', async () => {
  shown('director');
  expect(await screen.findByText('決まりなし。計算しません。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '請求の決まりを変える' })).toBeNull();
});
