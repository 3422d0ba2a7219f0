import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getRepairPlan, saveCertificationAnswers } from '#contract/repair-plan.ts';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { answer, refuse } from '#web/testing/render-page.tsx';
import { renderView } from '#web/testing/render-view.tsx';
import { PlanCheckView } from './plan-check-view.tsx';

beforeEach(() => sessionStorage.clear());

const { answers } = exampleAnswer;
const withOwners = { ...answers, ownersListOn: '2026-06-20' };

function show(maySave = true) {
  return renderView(<PlanCheckView />, { ...exampleAnswer, maySave });
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));

test('a resident reads the answers of the board and can change none', async () => {
  show(false);
  const section = await screen.findByRole('region', { name: '理事会の記録' });
  expect(section.textContent).toContain('今の立場では変更できません。');
  expect(section.textContent).toContain('管理費と修繕積立金の会計分けている');
  expect(section.textContent).toContain('組合員名簿を更新した日確認できていません');
  expect(within(section).queryByRole('button')).toBeNull();
  expect(within(section).queryByRole('textbox')).toBeNull();
});

test('the board saves an answer, sees the item met, and can take it back', async () => {
  const { calls, answerWith } = show();
  await screen.findByRole('region', { name: '理事会の記録' });
  expect(screen.getByText('組合員名簿の更新の日付を登録してください。')).toBeTruthy();
  type('組合員名簿を更新した日', '2026-06-20');
  expect(screen.getByText('保存していない変更があります。')).toBeTruthy();
  answerWith(answer(saveCertificationAnswers, { answers: withOwners }));
  answerWith(answer(getRepairPlan, { ...exampleAnswer, answers: withOwners }));
  save();
  expect(await screen.findByText('理事会の記録を保存しました')).toBeTruthy();
  expect(screen.queryByText('組合員名簿の更新の日付を登録してください。')).toBeNull();
  expect(screen.getByText('根拠：組合員名簿の更新：2026年6月20日')).toBeTruthy();

  answerWith(answer(saveCertificationAnswers, { answers }));
  answerWith(answer(getRepairPlan, exampleAnswer));
  fireEvent.click(screen.getByRole('button', { name: '保存する前に戻す' }));
  expect(await screen.findByText('保存する前の記録に戻しました')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByText('組合員名簿の更新の日付を登録してください。')).toBeTruthy(),
  );
  const puts = calls.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ body }) => body)).toEqual([{ answers: withOwners }, { answers }]);
});

test.each([
  ['組合員名簿を更新した日', '2026-11-22', '今日（2026年11月21日）までの日を入力してください。'],
  ['緊急時に住戸へ立ち入れる条文', '第23条', '規約の名前を入力してください。'],
  ['いつ、どこで確かめたか', '市の窓口', '確かめた結果を選んでください。'],
  ['確かめた結果', 'yes', 'いつ、どこで確かめたかを入力してください。'],
])(
  '%s %s: says what is wrong beside the field and loses nothing',
  async (label, value, sentence) => {
    const { calls } = show();
    await screen.findByRole('region', { name: '理事会の記録' });
    type(label, value);
    expect(screen.getByText('保存していない変更があります。')).toBeTruthy();
    save();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText(label)).toHaveProperty('value', value);
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  },
);

test('a refusal is told and what was typed stays', async () => {
  const { answerWith } = show();
  await screen.findByRole('region', { name: '理事会の記録' });
  type('規約の名前', '管理規約');
  answerWith(refuse(saveCertificationAnswers, 403, 'この操作を行う権限がありません。'));
  save();
  expect(
    await screen.findByText('保存できませんでした。この操作を行う権限がありません。'),
  ).toBeTruthy();
  expect(screen.getByLabelText('規約の名前')).toHaveProperty('value', '管理規約');
  fireEvent.click(screen.getByRole('button', { name: '変更をやめる' }));
  expect(screen.getByText('変更はありません。')).toBeTruthy();
});
