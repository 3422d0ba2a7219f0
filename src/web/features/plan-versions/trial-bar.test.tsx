import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  addScenario,
  getRepairPlan,
  printRepairPlan,
  type RepairPlanAnswer,
  savePlanVersion,
} from '#contract/repair-plan.ts';
import { withText } from '#domain/repair-plan/register/unreadable-text.ts';
import { plainItem } from '#domain/repair-plan/testing/example-plan.ts';
import { noTrial, type Trial } from '#domain/repair-plan/trial/trial.ts';
import { sendableTrial } from '#web/lib/plan-workbench/sendable-trial.ts';
import { decodeTrial, encodeTrial } from '#web/lib/plan-workbench/share-link.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { exampleAnswer } from '#web/testing/example-answer.ts';
import { answer, refuse } from '#web/testing/render-page.tsx';
import { renderView } from '#web/testing/render-view.tsx';
import { TrialBar } from './trial-bar.tsx';

const path = '/demo/repair-fund-simulation';
const raised: Partial<Trial> = {
  steps: [
    { fromYear: 2026, unitPriceYen: 100 },
    { fromYear: 2028, unitPriceYen: 400 },
  ],
};

/** Stands for a view in which something is tried. */
function Desk({ change }: { change: Partial<Trial> }) {
  const workbench = useWorkbench();
  return (
    <>
      <button type="button" onClick={() => workbench.tryOut(change)}>
        試す
      </button>
      <input aria-label="欄" />
    </>
  );
}

type Options = { plan?: RepairPlanAnswer; change?: Partial<Trial>; at?: string };

async function show({ plan = exampleAnswer, change = raised, at = path }: Options = {}) {
  sessionStorage.clear();
  const page = renderView(
    <>
      <TrialBar />
      <Desk change={change} />
    </>,
    plan,
    { at },
  );
  await screen.findByRole('region', { name: '試算の状態' });
  return page;
}

async function tryOut(options: Options = {}) {
  const page = await show(options);
  press('試す');
  return page;
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

const isTried = () => screen.queryByText('試算中') !== null;

test('names the plan that is shown while nothing is tried', async () => {
  await show();
  expect(screen.getByRole('region', { name: '試算の状態' }).textContent).toContain(
    '今の計画（最新：第1版「総会で承認した計画」）を表示しています。',
  );
  expect(screen.queryByRole('button', { name: '案として保存' })).toBeNull();
});

test('says what is tried and what comes of it', async () => {
  await tryOut();
  expect(screen.getByText(/^計画どおりなら不足なし（最少は2026年度の/)).toBeTruthy();
  expect(
    await screen.findByText('積立金を、2028年度から1㎡あたり月400円にします（今は100円）。'),
  ).toBeTruthy();
});

test('many changes are told two at a time', async () => {
  const moves = [{ itemId: 'roof', fromYear: 2032, toYear: 2033 }];
  await tryOut({
    change: { ...raised, moves, prices: [{ itemId: null, group: null, percent: 5 }] },
  });
  expect(screen.getByText('ほかに変えたこと（1件）').tagName).toBe('SUMMARY');
  expect(screen.getByText('すべての工事費を5％上げます。').closest('details')).toBeTruthy();
});

test('a step is taken back and made again, by button and by keyboard', async () => {
  await tryOut();
  press('元に戻す');
  expect(isTried()).toBe(false);
  press('やり直す');
  expect(isTried()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(isTried()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Z', metaKey: true, shiftKey: true });
  expect(isTried()).toBe(true);
});

test('who leaves the screen and comes back can still take the trial back', async () => {
  await tryOut();
  cleanup();
  renderView(<TrialBar />, exampleAnswer);
  await screen.findByText('試算中');
  press('元に戻す');
  expect(isTried()).toBe(false);
  press('やり直す');
  expect(isTried()).toBe(true);
});

test('in a text field Ctrl+Z belongs to the text', async () => {
  await tryOut();
  fireEvent.keyDown(screen.getByLabelText('欄'), { key: 'z', ctrlKey: true });
  expect(isTried()).toBe(true);
});

test('everything is dropped at once, and comes back', async () => {
  await tryOut();
  press('すべて取り消す');
  expect(isTried()).toBe(false);
  const undo = screen.getByRole('button', { name: '元に戻す' });
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  expect(isTried()).toBe(true);
});

test('while anything is wrong there is no result, and saving, sharing and paper are off with the reason', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const broken = { ...plainItem, id: 'roof', unitPriceYen: -1, years: [1900] };
  const { calls } = await tryOut({ change: { edits: { changed: [broken], removed: [] } } });
  const bar = screen.getByRole('region', { name: '試算の状態' });
  expect(bar.textContent).toContain('計算できません');
  expect(bar.textContent).not.toContain('不足');
  const before = calls.length;
  for (const name of [
    '案として保存',
    '計画として保存',
    '共有リンクをコピー',
    'PDFを作る',
    '印刷',
  ]) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.title).toMatch(/^入力に2つの誤りがあり、計算できません。/);
    fireEvent.click(button);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writeText).not.toHaveBeenCalled();
  expect(print).not.toHaveBeenCalled();
  expect(calls).toHaveLength(before);
  const link = screen.getByRole('link', { name: '直すところを開く' });
  expect(link.getAttribute('href')).toMatch(/\?view=works&fix=roof\./);
});

test('a text that is no value is told in the bar that stays, with the way to it and back', async () => {
  sessionStorage.clear();
  const abc = {
    itemId: 'roof',
    field: 'unitPriceYen',
    sentence: '「abc」を読めません。',
    text: 'abc',
  };
  function Cell() {
    const { retype, unreadable } = useWorkbench();
    return (
      <button type="button" onClick={() => retype((texts) => withText(texts, abc))}>
        誤る（{unreadable.length}）
      </button>
    );
  }
  renderView(
    <>
      <TrialBar />
      <Cell />
    </>,
    exampleAnswer,
  );
  const bar = await screen.findByRole('region', { name: '試算の状態' });
  press('誤る（0）');
  expect(bar.textContent).toContain('計算できません');
  expect(bar.textContent).toContain('「abc」を読めません。');
  expect(document.documentElement.hasAttribute('data-sticky-bar')).toBe(true);
  const link = within(bar).getByRole('link', { name: '直すところを開く' });
  expect(link.getAttribute('href')).toMatch(/\?view=works&fix=roof\./);
  press('元に戻す');
  expect(isTried()).toBe(false);
  press('やり直す');
  fireEvent.click(await screen.findByRole('button', { name: 'すべて取り消す' }));
  expect(isTried()).toBe(false);
  expect(screen.getByRole('button', { name: '誤る（0）' })).toBeTruthy();
  press('元に戻す');
  expect(screen.getByRole('button', { name: '誤る（1）' })).toBeTruthy();
});

test('copies a link that opens the same trial', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await tryOut();
  press('共有リンクをコピー');
  expect(await screen.findByText('共有リンクをコピーしました')).toBeTruthy();
  const code = new URL(writeText.mock.calls[0]?.[0] ?? '').searchParams.get('case') ?? '';
  expect(await decodeTrial(code)).toEqual({ baseNumber: 1, trial: { ...noTrial, ...raised } });
});

test('where the browser refuses, the link can be copied by hand', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  await tryOut();
  press('共有リンクをコピー');
  const field = await screen.findByLabelText<HTMLInputElement>('この試算のリンク');
  expect(field.value).toContain(`${path}?case=`);
});

test('too much for a link is kept as a scenario instead', async () => {
  const changed = Array.from({ length: 900 }, (_, index) => ({
    ...plainItem,
    id: `line-${index * 7919}`,
    unitPriceYen: (index * 104_729) % 999_983,
  }));
  await tryOut({ change: { edits: { changed, removed: [] } } });
  press('共有リンクをコピー');
  expect(await screen.findByText('リンクに入りきりませんでした')).toBeTruthy();
});

async function linkTo(trial: Trial, baseNumber = 1): Promise<string> {
  return `${path}?view=fees&case=${await encodeTrial({ baseNumber, trial })}`;
}

test('a link opens its trial and leaves the address', async () => {
  const { visited } = await show({ at: await linkTo({ ...noTrial, ...raised }) });
  expect(await screen.findByText('共有リンクの試算を開きました。')).toBeTruthy();
  expect(isTried()).toBe(true);
  await waitFor(() => expect(visited?.at(-1)).toBe(`${path}?view=fees`));
  press('この知らせを閉じる');
  expect(screen.queryByText('共有リンクの試算を開きました。')).toBeNull();
  press('元に戻す');
  expect(isTried()).toBe(false);
});

test('a link of another version names it, and what it no longer finds', async () => {
  const moves = [{ itemId: 'gone', fromYear: 2030, toYear: 2031 }];
  await show({ at: await linkTo({ ...noTrial, ...raised, moves }, 4) });
  expect(await screen.findByText(/第4版の計画をもとに作られた試算です。/)).toBeTruthy();
  expect(screen.getByText(/動かすはずだった工事が、今の計画の表にありません。/)).toBeTruthy();
});

test('a broken link leaves the plan as it is', async () => {
  const { visited } = await show({ at: `${path}?case=broken` });
  expect(await screen.findByText('共有リンクを開けませんでした。')).toBeTruthy();
  expect(isTried()).toBe(false);
  await waitFor(() => expect(visited?.at(-1)).toBe(path));
});

const kept = {
  id: 'ca6a12b0-bf64-4172-ac59-35101cd455d4',
  name: '2028年度から400円に上げる案',
  baseNumber: 1,
  trial: sendableTrial({ ...noTrial, ...raised }),
  isShared: false,
  isMine: true,
  savedAt: '2026-11-21T01:00:00Z',
};

test('a scenario is kept under the suggested name', async () => {
  const { calls, answerWith } = await tryOut();
  answerWith(answer(addScenario, { scenario: kept }));
  press('案として保存');
  expect(screen.getByLabelText<HTMLInputElement>(/^案の名前/).value).toBe(kept.name);
  press('保存する');
  expect(await screen.findByText(`「${kept.name}」を保存しました`)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: kept.name,
    baseNumber: 1,
    trial: kept.trial,
  });
});

test('a scenario needs a name, and a refusal loses nothing', async () => {
  const { calls, answerWith } = await tryOut();
  answerWith(refuse(addScenario, 400, '試算は1人50件まで保存できます。'));
  press('案として保存');
  const name = screen.getByLabelText(/^案の名前/);
  fireEvent.change(name, { target: { value: ' ' } });
  press('保存する');
  expect(screen.getByText('案の名前を入力してください。')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.change(name, { target: { value: '夏の案' } });
  press('保存する');
  expect(await screen.findByText('試算は1人50件まで保存できます。')).toBeTruthy();
  expect(screen.getByDisplayValue('夏の案')).toBeTruthy();
});

test('a resident reads why the plan cannot be saved, and where to become the board', async () => {
  await tryOut({ plan: { ...exampleAnswer, maySave: false } });
  press('計画として保存');
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('保存できるのは、理事会の方だけです。');
  const link = within(dialog).getByRole('link', { name: '管理設定で立場を替える' });
  expect(link.getAttribute('href')).toBe('/demo/management#demo-role');
});

function withVersion(number: number): RepairPlanAnswer {
  const [first] = exampleAnswer.versions;
  const versions = first ? [first, { ...first, number, name: '見直し' }] : [];
  return { ...exampleAnswer, versions };
}

test('the board saves the trial as the next version, and goes on from there', async () => {
  const { calls, answerWith } = await tryOut();
  press('計画として保存');
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('第2版として、次の変更を保存します');
  expect(dialog.textContent).toContain('2028年度から1㎡あたり月400円にします');
  expect(screen.getByDisplayValue('2026年11月の見直し')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('積立金の額の決議'), { target: { value: '2026-05-24' } });
  answerWith(answer(savePlanVersion, { number: 2 }));
  answerWith(answer(getRepairPlan, withVersion(2)));
  press('計画として保存する');
  expect(await screen.findByText('第2版として保存しました')).toBeTruthy();
  expect(isTried()).toBe(false);
  expect(screen.getByText(/最新：第2版「見直し」/)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    baseNumber: 1,
    trial: kept.trial,
    name: '2026年11月の見直し',
    note: '',
    planResolvedOn: null,
    feeResolvedOn: '2026-05-24',
  });
});

test('where somebody was faster, the trial is put on their version', async () => {
  const { answerWith } = await tryOut();
  press('計画として保存');
  fireEvent.change(screen.getByLabelText('メモ（任意）'), { target: { value: '覚え書き' } });
  answerWith(refuse(savePlanVersion, 409, 'ほかの方が先に新しい版を保存しました。'));
  press('計画として保存する');
  expect((await screen.findByRole('alert')).textContent).toContain('ほかの方が先に');
  answerWith(answer(getRepairPlan, withVersion(2)));
  press('試算を残して、最新の計画を読み直す');
  expect(await screen.findByText('第3版として、次の変更を保存します')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByDisplayValue('覚え書き')).toBeTruthy();
});

test('a PDF is made of what is tried, and a failure is told in words', async () => {
  const { calls, answerWith } = await tryOut({ plan: { ...exampleAnswer, scenarios: [kept] } });
  const address = /\/repair-plan\/report$/;
  const { method } = printRepairPlan;
  answerWith({ method, address, status: 500, body: { message: '時間をおいてお試しください。' } });
  press('PDFを作る');
  expect(await screen.findByText('PDFを作れませんでした')).toBeTruthy();
  expect(screen.getByText('時間をおいてお試しください。')).toBeTruthy();
  answerWith({ method, address, status: 200, body: {} });
  press('PDFを作る');
  expect(await screen.findByText('PDFを作りました')).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ baseNumber: 1, trial: kept.trial, title: kept.name });
});

test('the browser prints the page', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await show();
  press('印刷');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});
