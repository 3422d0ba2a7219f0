import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { saveFormTerms } from '#contract/house-rules.ts';
import type { FormKey, FormTerms } from '#domain/applications/all-forms.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { dismissToast } from '#web/ui/toast.tsx';
import { TermsForm } from './terms-form.tsx';

afterEach(() => dismissToast());

const show = (form: FormKey, terms?: FormTerms) =>
  renderPage(<TermsForm form={form} terms={terms} onClose={() => undefined} />, {
    answers: [answer(saveFormTerms, {})],
  });
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存する' }));
const keptOf = ({ calls }: ReturnType<typeof show>) =>
  calls.findLast(({ method }) => method === 'PUT')?.body;

test('Sundays, holidays and the end of the year are ticked, added and saved', async () => {
  const page = show('moving');
  fireEvent.click(await screen.findByLabelText('日曜日'));
  fireEvent.click(screen.getByLabelText('国民の祝日と振替休日'));
  fireEvent.click(screen.getByRole('button', { name: '年末年始などの期間を加える' }));
  const list = within(screen.getByRole('group', { name: '荷物を運べない日（毎年の期間）' }));
  fireEvent.change(list.getByLabelText('終わりの日'), { target: { value: '05' } });
  fireEvent.change(screen.getByLabelText(/「荷物を運べない日」の根拠/), {
    target: { value: '引越し細則 第4条' },
  });
  save();
  await screen.findByText('決まりを保存しました');
  expect(keptOf(page)).toMatchObject({
    terms: {
      closedDays: {
        weekdays: [0],
        isOnHolidays: true,
        spans: [{ from: '12-29', until: '01-05' }],
        basisWords: '引越し細則 第4条',
      },
    },
  });
});

test('a day that no year has is told before it is saved, and without days there is no such rule', async () => {
  const span = { from: '02-28', until: '03-03' };
  const closedDays = { weekdays: [], isOnHolidays: false, spans: [span], basisWords: '' };
  const page = show('works', { closedDays });
  fireEvent.change(await screen.findByLabelText('初めの日'), { target: { value: '31' } });
  expect(screen.getByRole('alert').textContent).toContain('暦にない日');
  save();
  expect(keptOf(page)).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: '1つ目の期間を消す' }));
  save();
  await screen.findByText('決まりを保存しました');
  expect(keptOf(page)).not.toHaveProperty('terms.closedDays');
});

test('a paper of nothing that is done on a day asks for no such days', async () => {
  show('voter');
  await screen.findByRole('button', { name: '保存する' });
  expect(screen.queryByText(/できない日/)).toBeNull();
});
