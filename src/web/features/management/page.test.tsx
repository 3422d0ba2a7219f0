import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { getCaretaker } from '#contract/caretaker.ts';
import { getManagement, type Preference, savePreference } from '#contract/management.ts';
import { getSession, resetDemo, setDemoRole } from '#contract/session.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { ManagementPage } from './page.tsx';

type Management = z.input<typeof getManagement.output>;

const preference: Preference = {
  notifyMeetings: true,
  notifyNotices: true,
  notifyTasks: false,
  notifyByEmail: false,
  caretakerExpertMode: 'management',
  caretakerUsesDocuments: true,
};

const management: Management = {
  today: '2026-11-21',
  position: 'owner',
  hasNamesInClear: false,
  readings: [],
  association: {
    name: 'みどり坂レジデンス管理組合',
    address: '神奈川県澄川市みどり坂二丁目14番8号',
    memberCount: 57,
    dwellingCount: 60,
    votes: 60,
    fiscalYearStartsOn: '04-01',
    managementCompany: { name: '株式会社みどり管財', phone: '045-000-1200' },
  },
  officers: [
    {
      post: 'chair',
      name: '高橋 誠一',
      dwelling: '703',
      termFrom: '2025-05-25',
      termUntil: '2027-05-20',
    },
    {
      post: 'vice_chair',
      name: '田村 由美子',
      dwelling: '402',
      termFrom: '2026-05-24',
      termUntil: '2028-05-28',
    },
  ],
  dwellings: [
    {
      number: '101',
      floor: 1,
      areaM2: 78.45,
      owners: ['青＊＊'],
      residents: ['青＊＊'],
      use: 'owner',
    },
    { number: '104', floor: 1, areaM2: 64.1, owners: ['久＊＊'], residents: [], use: 'vacant' },
    {
      number: '201',
      floor: 2,
      areaM2: 78.45,
      owners: ['伊＊＊', '伊＊＊'],
      residents: ['平＊＊'],
      use: 'tenant',
    },
  ],
  contracts: [
    contract('エレベーター保守契約', '2027-03-01'),
    contract('駐車場保守契約', '2026-12-31'),
  ],
  subscription: {
    plan: 'standard',
    startedOn: '2025-10-01',
    storageLimitMb: 10_240,
    storageUsedMb: 0.35,
    documentCount: 73,
    questionsLimit: 500,
    questionsUsed: 12,
  },
  preference,
  hasOwnCopy: false,
};

function contract(name: string, noticeBy: string): NonNullable<Management['contracts']>[number] {
  const id = `f57579c7-d6b5-4f62-ac55-9f25${noticeBy.replaceAll('-', '')}`;
  const period = { startsOn: '2026-04-01', endsOn: '2027-03-31', noticeBy };
  return { id, name, counterparty: '保守会社', ...period, yearlyYen: 528_000, documentId: null };
}

const caretaker: z.input<typeof getCaretaker.output> = {
  providers: { openai: false, gemini: true },
  canTranscribe: false,
  plan: 'standard',
  modelQuestionsUsed: 12,
  modelQuestionsLimit: 1000,
  preference: { expertMode: 'management', useDocuments: true },
};

async function show(
  change: Partial<Management> = {},
  changedCaretaker: Partial<typeof caretaker> = {},
) {
  const page = renderPage(<ManagementPage caretakerWords={<p>言い換えの一覧</p>} />, {
    answers: [
      answer(getManagement, { ...management, ...change }),
      answer(getCaretaker, { ...caretaker, ...changedCaretaker }),
    ],
    at: '/demo/management',
  });
  await screen.findByRole('heading', { name: '管理設定' });
  return page;
}

function section(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

test('whoever acts for the board without being elected is told whose name is kept', async () => {
  renderPage(<ManagementPage caretakerWords={null} />, {
    answers: [
      answer(getManagement, { ...management, position: 'chair' }),
      answer(getSession, sessionAs('chair')),
    ],
  });
  expect(await screen.findByText(/役員ではない佐々木 陽子さん（あなた）/)).toBeTruthy();
});

test('a resident is told nothing of that', async () => {
  await show();
  expect(screen.queryByText(/役員ではない/)).toBeNull();
});

test('an owner reads beside each section that it cannot be changed', async () => {
  await show();
  expect(screen.getAllByText(/^この画面では変更できません。/)).toHaveLength(5);
  const dwellings = section('住戸と組合員');
  expect(within(dwellings).getByText(/個人名を伏せて表示しています/)).toBeTruthy();
});

test('who reads names in clear is not told that they are masked', async () => {
  await show({ position: 'chair', hasNamesInClear: true });
  expect(screen.queryByText(/個人名を伏せて/)).toBeNull();
});

test('what a position does not show is said in its place', async () => {
  await show({ position: 'tenant', dwellings: null, contracts: null, subscription: null });
  for (const name of ['住戸と組合員', '契約', 'プランと利用状況']) {
    expect(within(section(name)).getByText(/ことは、今の立場ではできません。$/)).toBeTruthy();
  }
});

test('officers in Japanese with their terms; one that ends soon is noted', async () => {
  await show();
  const rows = within(section('役員')).getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toContain('理事長');
  expect(rows[0]?.textContent).toContain('2025年5月25日から2027年5月20日まで');
  expect(rows[0]?.textContent).toContain('まもなく満了 あと180日');
  expect(rows[1]?.textContent).toContain('副理事長');
  expect(rows[1]?.textContent).not.toContain('満了');
});

test('the register shows one floor, and searches them all', async () => {
  const { visited } = await show();
  const dwellings = section('住戸と組合員');
  const numbers = () =>
    within(dwellings)
      .queryAllByRole('rowheader')
      .map((it) => it.textContent);
  expect(numbers()).toEqual(['101号室', '104号室']);
  fireEvent.change(within(dwellings).getByLabelText('階'), { target: { value: '2' } });
  expect(numbers()).toEqual(['201号室']);
  fireEvent.change(within(dwellings).getByLabelText('階'), { target: { value: 'all' } });
  fireEvent.change(within(dwellings).getByLabelText('住戸番号や氏名でさがす'), {
    target: { value: '平' },
  });
  expect(numbers()).toEqual(['201号室']);
  expect(visited?.at(-1)).toContain('floor=all');
  fireEvent.change(within(dwellings).getByLabelText('住戸番号や氏名でさがす'), {
    target: { value: '999' },
  });
  expect(within(dwellings).getByText('あてはまる住戸がありません')).toBeTruthy();
});

test('contracts by the day of notice; within ninety days it says that it is near', async () => {
  await show();
  const rows = within(section('契約')).getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toContain('駐車場保守契約');
  expect(rows[0]?.textContent).toContain('期限が近い あと40日');
  expect(rows[1]?.textContent).toContain('あと100日');
  expect(rows[1]?.textContent).not.toContain('期限が近い');
});

test('plan and usage in words', async () => {
  await show();
  const usage = section('プランと利用状況');
  expect(usage.textContent).toContain('Standard');
  expect(usage.textContent).toContain('保存容量 1MB未満上限 10GB');
  expect(usage.textContent).toContain('今月の、生成AIによる回答 12回上限 500回');
  expect(usage.textContent).toContain('73件');
});

test('settings are saved on demand only', async () => {
  const { calls, answerWith } = await show();
  const save = screen.getByRole('button', { name: '保存' });
  fireEvent.click(save);
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  fireEvent.click(screen.getByRole('switch', { name: '自分のやること' }));
  fireEvent.change(screen.getByLabelText('答え方'), { target: { value: 'legal' } });
  expect(screen.getByText('保存していない変更があります。')).toBeTruthy();
  const saved: Preference = { ...preference, notifyTasks: true, caretakerExpertMode: 'legal' };
  answerWith(answer(savePreference, { preference: saved }));
  answerWith(answer(getManagement, { ...management, preference: saved, hasOwnCopy: true }));
  fireEvent.click(save);
  expect(await screen.findByText('設定を保存しました')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual(saved);
  expect(screen.getByText('変更はありません。')).toBeTruthy();
  expect(screen.getByRole('switch', { name: '自分のやること', checked: true })).toBeTruthy();
});

test('changes can be dropped, and a failure stands beside the button', async () => {
  const { answerWith } = await show();
  const tasks = screen.getByRole('switch', { name: '自分のやること' });
  fireEvent.click(tasks);
  answerWith(refuse(savePreference, 500, '時間をおいて再度お試しください。'));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    '保存できませんでした。時間をおいて再度お試しください。',
  );
  fireEvent.click(screen.getByRole('button', { name: '変更をやめる' }));
  expect(tasks.getAttribute('aria-checked')).toBe('false');
});

test('the words of the caretaker have a section with an example', async () => {
  await show();
  const words = section('AI管理人の言い換え');
  expect(within(words).getByText(/「大野さんは何時までいますか」とたずねても/)).toBeTruthy();
  expect(within(words).getByText('言い換えの一覧')).toBeTruthy();
});

test('the use of language models this month stands against the plan', async () => {
  await show();
  const plan = section('プランと利用状況');
  expect(await within(plan).findByText('12回')).toBeTruthy();
  expect(within(plan).getByText('上限 1,000回')).toBeTruthy();
  expect(within(plan).getByText(/^上限に達したあとも/)).toBeTruthy();
});

test('when the limit is reached it says who answers now', async () => {
  await show({}, { modelQuestionsUsed: 1000 });
  expect(await screen.findByText(/^上限に達しました。今月は、文書と法令を/)).toBeTruthy();
});

test('without a language model there is no limit to speak of', async () => {
  await show({}, { providers: { openai: false, gemini: false }, modelQuestionsUsed: 0 });
  expect(await screen.findByText(/^生成AIは使っていません。/)).toBeTruthy();
});

test('without an own copy there is nothing to reset', async () => {
  await show();
  const button = screen.getByRole('button', { name: '最初の状態に戻す' });
  expect(button.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('まだ何も変更していないので、戻すものはありません。')).toBeTruthy();
});

test('resets after a question and reads everything again', async () => {
  const { calls, answerWith } = await show({ hasOwnCopy: true });
  fireEvent.click(screen.getByRole('button', { name: '最初の状態に戻す' }));
  const question = screen.getByRole('alertdialog');
  answerWith(answer(resetDemo, { hadOwnCopy: true }));
  answerWith(answer(getManagement, management));
  fireEvent.click(within(question).getByRole('button', { name: '最初の状態に戻す' }));
  expect(await screen.findByText('最初の状態に戻しました')).toBeTruthy();
  await waitFor(() => {
    const reads = calls.filter(
      ({ method, url }) => method === 'GET' && url.endsWith('/management'),
    );
    expect(reads).toHaveLength(2);
  });
  expect(screen.getByText(/戻すものはありません/)).toBeTruthy();
});

test('in the demonstration one chooses to be the chair', async () => {
  const { calls, answerWith } = await show();
  const roles = section('デモでの立場');
  expect(within(roles).getByRole('button', { name: '組合員として見ています' })).toBeTruthy();
  // A summary of the plan may be published to everyone.
  expect(within(roles).getByText(/居住者に公開された資料は「文書」で読めます。$/)).toBeTruthy();
  answerWith(answer(setDemoRole, { role: 'chair' }));
  answerWith(answer(getManagement, { ...management, position: 'chair', hasOwnCopy: true }));
  fireEvent.click(within(roles).getByRole('button', { name: '理事長の立場で見る' }));
  expect(await screen.findByText('デモでの立場を「理事長」に替えました')).toBeTruthy();
  expect(within(roles).getByRole('button', { name: '理事長として見ています' })).toBeTruthy();
  expect(calls.find(({ url }) => url === '/api/demo/role')?.body).toEqual({ role: 'chair' });
});

test('where the role cannot be changed, it says why and stays', async () => {
  const { answerWith } = await show();
  answerWith(refuse(setDemoRole, 429, 'しばらくしてから再度お試しください。'));
  fireEvent.click(screen.getByRole('button', { name: '理事長の立場で見る' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    '替えられませんでした。しばらくしてから再度お試しください。',
  );
  expect(screen.getByRole('button', { name: '組合員として見ています' })).toBeTruthy();
});
