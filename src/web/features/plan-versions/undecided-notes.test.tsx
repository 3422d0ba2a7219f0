import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getHome } from '#contract/home.ts';
import { type RepairPlanAnswer, resolveProposal } from '#contract/repair-plan.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { answer } from '#web/testing/render-page.tsx';
import { renderView } from '#web/testing/render-view.tsx';
import { UndecidedNotes } from './undecided-notes.tsx';

beforeEach(() => sessionStorage.clear());

/** 720,000 yen a year come in today; at 400 yen 2,880,000. */
const proposed: RepairPlanAnswer = {
  ...exampleAnswer,
  proposal: {
    number: 2,
    name: '4倍にする案',
    savedOn: '2026-11-21',
    money: {
      contribution: {
        ...exampleAnswer.plan.contribution,
        steps: [
          { fromYear: 2026, unitPriceYen: 100 },
          { fromYear: 2027, unitPriceYen: 400 },
        ],
      },
      levies: [],
      loans: [],
    },
  },
};

function Outcome() {
  const { result, isTried } = useWorkbench();
  return (
    <p data-testid="outcome">{`${result?.projection.shortageYear ?? '不足なし'} ${isTried}`}</p>
  );
}

async function show(plan: RepairPlanAnswer = proposed) {
  const page = renderView(
    <>
      <UndecidedNotes />
      <Outcome />
    </>,
    plan,
  );
  await screen.findByTestId('outcome');
  return page;
}

const outcome = () => screen.getByTestId('outcome').textContent;

test('the proposal stands marked beside a plan that still runs short, and is tried on demand', async () => {
  await show();
  const note = screen.getByRole('region', { name: '総会で未決議の案' });
  expect(note.textContent).toContain('第2版「4倍にする案」（2026年11月21日に保存）');
  expect(note.textContent).toContain('2027年度から1㎡あたり月400円');
  expect(note.textContent).toContain('総会で決議すると、計画どおりなら2055年度まで不足しません。');
  expect(outcome()).toBe('2040 false');
  fireEvent.click(within(note).getByRole('button', { name: 'この案を試す' }));
  expect(outcome()).toBe('不足なし true');
});

test('the board records the day of the general meeting; without a day nothing is sent', async () => {
  const { calls, answerWith } = await show();
  fireEvent.click(screen.getByRole('button', { name: '総会の決議を記録する' }));
  fireEvent.click(screen.getByRole('button', { name: '記録する' }));
  expect(await screen.findByText('総会で決議した日を入れてください。')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  answerWith(answer(resolveProposal, { number: 3 }));
  answerWith(
    answer(getHome, {
      today: '2026-11-21',
      nextMeetings: [],
      tasks: [],
      notices: [],
      stoppages: [],
      funds: [],
      emergencies: [],
      nextGarbage: [],
      garbagePauses: [],
      repairHealth: null,
    }),
  );
  fireEvent.change(screen.getByLabelText(/積立金の額を決議した総会の日/), {
    target: { value: '2026-11-15' },
  });
  fireEvent.click(screen.getByRole('button', { name: '記録する' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      number: 2,
      resolvedOn: '2026-11-15',
      isPlanResolved: false,
    }),
  );
});

test('a resident reads the proposal and records nothing; without one there is no note', async () => {
  await show({ ...proposed, maySave: false });
  expect(screen.getByRole('region', { name: '総会で未決議の案' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '総会の決議を記録する' })).toBeNull();
  cleanup();
  await show(exampleAnswer);
  expect(screen.queryByRole('region', { name: '総会で未決議の案' })).toBeNull();
});

const undecidedWorks: RepairPlanAnswer = {
  ...exampleAnswer,
  undecidedWorks: { savedOn: '2026-11-21', lastResolvedOn: '2024-05-26' },
};

test('works that no meeting has resolved are marked, and the board records their resolution alone', async () => {
  const { calls, answerWith } = await show(undecidedWorks);
  const note = screen.getByRole('region', { name: '工事の表は未決議' });
  expect(note.textContent).toContain(
    '理事会が2026年11月21日に保存したもので、総会ではまだ決議していません（最後の決議：2024年5月26日）。',
  );
  fireEvent.click(within(note).getByRole('button', { name: '総会の決議を記録する' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  answerWith(answer(resolveProposal, { number: 2 }));
  fireEvent.change(screen.getByLabelText(/工事の表を決議した総会の日/), {
    target: { value: '2026-11-15' },
  });
  fireEvent.click(screen.getByRole('button', { name: '記録する' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      number: 1,
      resolvedOn: '2026-11-15',
      isPlanResolved: false,
    }),
  );
});

test('beside a proposal one button records both; a resident reads the mark only', async () => {
  await show({ ...proposed, undecidedWorks: undecidedWorks.undecidedWorks });
  expect(screen.getAllByRole('button', { name: '総会の決議を記録する' })).toHaveLength(1);
  cleanup();
  await show({ ...undecidedWorks, maySave: false });
  expect(screen.getByRole('region', { name: '工事の表は未決議' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '総会の決議を記録する' })).toBeNull();
});
