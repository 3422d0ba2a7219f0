import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Application, saveApplication } from '#contract/applications.ts';
import type { ToldStoppage } from '#contract/stoppage.ts';
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

const noLift: ToldStoppage = {
  id: '0190a1b2-0000-7000-8000-0000000000e1',
  origin: 'document',
  title: 'エレベーター保守点検のお知らせ',
  issuedOn: '2026-11-20',
  marks: ['lift'],
  time: { on: '2026-12-15', lastOn: '2026-12-15', startsAt: '09:00', endsAt: '12:00' },
};

function OwnFiller({ of = form, answers = draft.answers }) {
  const door = useOwnDoor();
  return (
    <FormFiller
      {...{ form: of, draft: { ...draft, form: of.key, answers }, door }}
      today="2026-11-22"
      homes={[dwelling]}
      stoppages={[noLift]}
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

test('what is carried is asked only of furniture, and the reason only of whoever wants the lift', async () => {
  const moving = formInForce('moving');
  const answers = { kinds: ['引っ越してくる（転入）'], movesOn: '2026-12-15' };
  renderPage(<OwnFiller of={moving} answers={answers} />, {
    answers: [answer(saveApplication, {})],
  });
  const piano = await screen.findByRole('checkbox', { name: '大きな家具・家電の搬入' });
  expect(screen.queryByRole('textbox', { name: /運ぶ物/ })).toBeNull();
  fireEvent.click(piano);
  fireEvent.change(screen.getByRole('textbox', { name: /運ぶ物/ }), {
    target: { value: 'ピアノ' },
  });
  for (const [name, value] of [
    [/始める時刻/, '午前9時'],
    [/終わる時刻/, '正午'],
  ] as const) {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: '次へ' }));
  for (const [name, value] of [
    [/運送業者の名前/, 'みなと運送'],
    [/携帯電話の番号/, '090-1234-5678'],
    [/車の大きさと台数/, '2トン車1台'],
  ] as const) {
    fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: '次へ' }));
  const wanted = await screen.findByRole('radio', { name: '頼みたい' });
  expect(screen.queryByRole('textbox', { name: /専用運転が要る理由/ })).toBeNull();
  fireEvent.click(wanted);
  expect(screen.getByRole('textbox', { name: /専用運転が要る理由/ })).toBeDefined();
});

test('the last day is counted as the rule of a house is read, and shown in days', async () => {
  const moving = formInForce('moving');
  renderPage(<OwnFiller of={moving} answers={{ kinds: [], movesOn: '2026-11-29' }} />, {
    answers: [answer(saveApplication, {})],
  });
  const deadline = '期限：「運ぶ日」の7日前まで。11月29日（日）なら、11月22日（日）までです。';
  expect(await screen.findByText(deadline)).toBeDefined();
  expect(screen.getByText('2026年11月22日（日）までに送れば、間に合います。')).toBeDefined();
  fireEvent.change(screen.getByLabelText(/運ぶ日/), { target: { value: '2026-11-28' } });
  expect(screen.getByText(/^期限の2026年11月21日（土）を過ぎています/)).toBeDefined();
});

test('what stops on the day of moving is told beside it, and on no other day', async () => {
  const moving = formInForce('moving');
  const answers = { kinds: ['引っ越してくる（転入）'], movesOn: '2026-12-15' };
  renderPage(<OwnFiller of={moving} answers={answers} />, {
    answers: [answer(saveApplication, {})],
  });
  const words = /この日は、9時から12時まで.*エレベーター.*（11月20日のお知らせ）/;
  expect(await screen.findByText(words)).toBeDefined();
  fireEvent.change(screen.getByLabelText(/運ぶ日/), { target: { value: '2026-12-16' } });
  expect(screen.queryByText(words)).toBeNull();
});

test('a day on which nobody may move is told beside it with the rule, and not called in time', async () => {
  const moving = formInForce('moving', {
    closedDays: {
      weekdays: [],
      isOnHolidays: false,
      spans: [{ from: '12-29', until: '01-03' }],
      basisWords: '引越し細則 第4条',
    },
  });
  const answers = { kinds: ['引っ越してくる（転入）'], movesOn: '2026-12-28' };
  renderPage(<OwnFiller of={moving} answers={answers} />, {
    answers: [answer(saveApplication, {})],
  });
  const day = await screen.findByLabelText(/運ぶ日/);
  expect(screen.getByText('荷物を運べない日：12月29日〜1月3日')).toBeDefined();
  expect(screen.getByText(/間に合います/)).toBeDefined();
  fireEvent.change(day, { target: { value: '2026-12-30' } });
  expect(
    screen.getByText(
      '12月30日（水）は、荷物を運べない日です（12月29日〜1月3日。引越し細則 第4条）。',
    ),
  ).toBeDefined();
  expect(screen.queryByText(/間に合います/)).toBeNull();
  fireEvent.change(day, { target: { value: '2027-01-04' } });
  expect(screen.queryByText(/荷物を運べない日です/)).toBeNull();
});

test('before sending, the closed days among those of a work are read once more', async () => {
  const notice = formInForce('work-notice', {
    closedDays: { weekdays: [0], isOnHolidays: true, spans: [], basisWords: '修繕細則 第11条' },
  });
  const answers = {
    outline: '壁紙の張り替え',
    noisyDays: 'なし',
    vehicle: 'なし',
    contractor: 'みなと内装',
    contractorPerson: '原田',
    contractorPhone: '045-000-7711',
    startsOn: '2026-12-05',
    endsOn: '2026-12-07',
    hours: '毎日、9時〜17時',
  };
  renderPage(<OwnFiller of={notice} answers={answers} />, {
    answers: [answer(saveApplication, {})],
  });
  fireEvent.click(await screen.findByRole('button', { name: '次へ' }));
  await screen.findByLabelText(/工事が終わる日/);
  fireEvent.click(screen.getByRole('button', { name: '次へ' }));
  expect(await screen.findByText('工事ができない日が入っています。')).toBeDefined();
  expect(
    screen.getByText('12月6日（日）は、工事ができない日です（日曜日。修繕細則 第11条）。'),
  ).toBeDefined();
  expect(screen.getByText('その日を休みにするときは、このまま送れます。')).toBeDefined();
});
