import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Application, saveApplication } from '#contract/applications.ts';
import { formInForce } from '#domain/applications/all-forms.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { useOwnDoor } from './door.ts';
import { FormFiller } from './form-filler.tsx';

const dwelling = { id: '0190a1b2-0000-7000-8000-000000000501', number: '501' };
const form = formInForce('pet', {
  limits: [{ field: 'count', most: 2, basisWords: 'ペット飼育細則 第3条' }],
});

const draft: Application = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  form: 'pet',
  number: null,
  dwelling,
  applicant: '村上',
  isOnPaper: false,
  terms: {},
  answers: { purpose: '飼い始める', species: '猫', name: 'みけ' },
  files: [],
  state: 'draft',
  steps: [],
  next: ['sent'],
  dueOn: null,
  lapsesOn: null,
  savedOn: '2026-11-22',
};

function OwnFiller() {
  const door = useOwnDoor();
  return (
    <FormFiller
      {...{ form, draft, door }}
      today="2026-11-22"
      homes={[dwelling]}
      newId={draft.id}
      onSent={() => undefined}
      onLeave={() => undefined}
    />
  );
}

test('more animals than the rules allow are told at once, with the article', async () => {
  renderPage(<OwnFiller />, {
    answers: [answer(saveApplication, {})],
  });
  fireEvent.click(await screen.findByRole('button', { name: '次へ' }));
  const count = await screen.findByRole('textbox', { name: /この住戸で飼う数/ });
  fireEvent.change(count, { target: { value: '2' } });
  expect(screen.queryByText(/までです/)).toBeNull();
  fireEvent.change(count, { target: { value: '4' } });
  expect(screen.getByText('ペット飼育細則 第3条では、2匹までです。')).toBeDefined();
});

test('a day of birth to come is refused beside its field', async () => {
  const { calls } = renderPage(<OwnFiller />, { answers: [answer(saveApplication, {})] });
  fireEvent.click(await screen.findByRole('button', { name: '次へ' }));
  const born = await screen.findByLabelText(/生まれた日/);
  fireEvent.change(born, { target: { value: '2026-11-23' } });
  const saved = calls.length;
  fireEvent.click(screen.getByRole('button', { name: '次へ' }));
  expect(await screen.findByText('今日までの日を選んでください。')).toBeDefined();
  expect(calls.length).toBe(saved);
});
