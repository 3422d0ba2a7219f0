import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addOwnSynonym, deleteOwnSynonym, listOwnSynonyms } from '#contract/caretaker.ts';
import { getSession } from '#contract/session.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { CaretakerWords } from './caretaker-words.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const words = ['大野さん', '管理員'];
const listed = answer(listOwnSynonyms, { synonyms: [{ id, words }] });
const none = answer(listOwnSynonyms, { synonyms: [] });

async function show(role: 'owner' | 'chair', answers: Parameters<typeof renderPage>[1] = {}) {
  const session = answer(getSession, sessionAs(role));
  const page = renderPage(<CaretakerWords />, { answers: [...(answers.answers ?? []), session] });
  await screen.findByText(/大野さん|まだありません|読み込めません/);
  return page;
}

const deletion = { name: '「大野さん」「管理員」の言い換えを削除' };

function typeWord(place: number, word: string) {
  fireEvent.change(screen.getByRole('textbox', { name: `ことば${place}` }), {
    target: { value: word },
  });
}

test('a resident reads the words and who may change them', async () => {
  await show('owner', { answers: [listed] });
  expect(await screen.findByText(/登録できるのは、理事会の方です/)).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('大野さん＝は管理員');
  expect(screen.queryByRole('button')).toBeNull();
});

test('without any the page says when one is useful', async () => {
  await show('owner', { answers: [none] });
  expect(screen.getByText('登録した言い換えは、まだありません')).toBeTruthy();
});

test('the board adds words; the fields are empty again', async () => {
  const { calls, answerWith } = await show('chair', {
    answers: [none, answer(addOwnSynonym, { synonym: { id, words } })],
  });
  await screen.findByRole('button', { name: '登録する' });
  typeWord(1, '大野さん');
  typeWord(2, '管理員');
  fireEvent.click(screen.getByRole('button', { name: 'ことばを増やす' }));
  answerWith(listed);
  fireEvent.click(screen.getByRole('button', { name: '登録する' }));
  expect(await screen.findByText('言い換えを登録しました')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ words });
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(2));
  expect(screen.queryByDisplayValue('大野さん')).toBeNull();
  expect(await screen.findByRole('button', deletion)).toBeTruthy();
});

test('one word alone is told, and the empty field has the focus', async () => {
  const { calls } = await show('chair', { answers: [none] });
  await screen.findByRole('button', { name: '登録する' });
  typeWord(1, '大野さん');
  fireEvent.click(screen.getByRole('button', { name: '登録する' }));
  expect((await screen.findByRole('alert')).textContent).toBe('ことばを2つ以上入れてください。');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'ことば2' }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('there is room for ten words, and a field can go again', async () => {
  await show('chair', { answers: [none] });
  const more = await screen.findByRole('button', { name: 'ことばを増やす' });
  for (let count = 2; count < 10; count += 1) fireEvent.click(more);
  expect(screen.getAllByRole('textbox')).toHaveLength(10);
  expect(screen.queryByRole('button', { name: 'ことばを増やす' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'ことば10の欄をなくす' }));
  expect(screen.getAllByRole('textbox')).toHaveLength(9);
});

test('a refusal keeps what was typed', async () => {
  await show('chair', { answers: [none, refuse(addOwnSynonym, 403, '権限がありません。')] });
  await screen.findByRole('button', { name: '登録する' });
  typeWord(1, '大野さん');
  typeWord(2, '管理員');
  fireEvent.click(screen.getByRole('button', { name: '登録する' }));
  expect((await screen.findByRole('alert')).textContent).toContain('権限がありません。');
  expect(screen.getByDisplayValue('大野さん')).toBeTruthy();
});

test('what was deleted can be taken back', async () => {
  const { calls, answerWith } = await show('chair', {
    answers: [
      listed,
      answer(deleteOwnSynonym, {}),
      answer(addOwnSynonym, { synonym: { id, words } }),
    ],
  });
  answerWith(none);
  fireEvent.click(await screen.findByRole('button', deletion));
  const told = await screen.findByText('「大野さん」「管理員」の言い換えを削除しました。');
  expect(document.activeElement?.contains(told)).toBe(true);
  answerWith(listed);
  fireEvent.click(screen.getByRole('button', { name: '元に戻す' }));
  await waitFor(() => expect(screen.queryByText(/を削除しました/)).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ words });
  expect(await screen.findByRole('button', deletion)).toBeTruthy();
});

test('a failure can be tried again', async () => {
  const { answerWith } = await show('chair', {
    answers: [refuse(listOwnSynonyms, 500, '時間をおいてください。')],
  });
  answerWith(listed);
  fireEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  expect(await screen.findByRole('listitem')).toBeTruthy();
});
