import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  type DocumentHead,
  deleteDocument,
  getDocument,
  listDocuments,
  saveDocument,
} from '#contract/documents.ts';
import { getSession } from '#contract/session.ts';
import { exampleDocument } from '#web/testing/example-document.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { DocumentActions } from './document-actions.tsx';

const old = exampleDocument({ title: '駐輪場細則', category: 'rule', isSuperseded: true });
const head = exampleDocument({
  title: '駐輪場使用細則',
  category: 'rule',
  version: 2,
  reading: 'extracted',
  file: { name: '細則.docx', mediaType: 'application/octet-stream', byteSize: 1000 },
});

function show(
  answers: Parameters<typeof renderPage>[1] = {},
  { role = 'chair', document = head }: { role?: 'owner' | 'chair'; document?: DocumentHead } = {},
) {
  const onDeleted = vi.fn<() => void>();
  const session = answer(getSession, sessionAs(role));
  const shown = answer(getDocument, {
    today: '2026-11-21',
    document,
    blocks: [],
    chunks: [],
    versions: [document, old],
    canEdit: true,
  });
  const library = answer(listDocuments, { today: '2026-11-21', documents: [document, old] });
  const page = renderPage(
    <>
      <DocumentActions document={document} look="quiet" onDeleted={onDeleted} />
      <p>おわり</p>
    </>,
    { answers: [...(answers.answers ?? []), session, shown, library] },
  );
  return { onDeleted, ...page };
}

async function press(action: '編集' | '削除') {
  const name = action === '編集' ? '「駐輪場使用細則」の情報を編集' : '「駐輪場使用細則」を削除';
  fireEvent.click(await screen.findByRole('button', { name }));
}

test('a resident changes nothing', async () => {
  show({}, { role: 'owner' });
  await screen.findByText('おわり');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a document that no member added has no buttons', async () => {
  const { calls } = show({}, { document: exampleDocument({ file: null }) });
  await waitFor(() => expect(calls.some(({ url }) => url === '/api/session')).toBe(true));
  expect(screen.queryByRole('button')).toBeNull();
});

test('the facts are changed, with the document it replaces still chosen', async () => {
  const saved = { ...head, title: '自転車置場使用細則' };
  const { calls } = show({ answers: [answer(saveDocument, { document: saved })] });
  await press('編集');
  const title = await screen.findByRole('textbox', { name: /^題名/ });
  const replaced = screen.getByRole('combobox', { name: '置き換える文書' });
  expect(replaced instanceof HTMLSelectElement && replaced.value).toBe(old.id);
  fireEvent.change(title, { target: { value: saved.title } });
  fireEvent.click(screen.getByRole('button', { name: '保存する' }));
  expect(await screen.findByText('文書の情報を保存しました')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    url: `/api/associations/own/documents/${head.id}`,
    body: { title: saved.title, category: 'rule', supersedesId: old.id },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refused change keeps what was typed', async () => {
  show({ answers: [refuse(saveDocument, 409, 'ほかの方が先に変更しました。')] });
  await press('編集');
  const title = await screen.findByRole('textbox', { name: /^題名/ });
  fireEvent.change(title, { target: { value: '新しい題名' } });
  fireEvent.click(screen.getByRole('button', { name: '保存する' }));
  expect((await screen.findByRole('alert')).textContent).toContain('ほかの方が先に変更しました。');
  expect(screen.getByDisplayValue('新しい題名')).toBeTruthy();
});

test('what cannot be loaded can be tried again', async () => {
  const { answerWith } = show({ answers: [refuse(getDocument, 500, '時間をおいてください。')] });
  await press('編集');
  expect((await screen.findByRole('alert')).textContent).toContain('時間をおいてください。');
  answerWith(
    answer(getDocument, {
      today: '2026-11-21',
      document: head,
      blocks: [],
      chunks: [],
      versions: [head],
      canEdit: true,
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  expect(await screen.findByRole('textbox', { name: /^題名/ })).toBeTruthy();
});

test('deleting names the document and says what goes with it', async () => {
  const { onDeleted, calls } = show({ answers: [answer(deleteDocument, {})] });
  await press('削除');
  const dialog = await screen.findByRole('alertdialog', {
    name: '「駐輪場使用細則」を削除しますか',
  });
  expect(dialog.textContent).toContain('この文書を引用した部分は、表示されなくなります。');
  expect(dialog.textContent).toContain('前の版が、最新の版に戻ります。');
  fireEvent.click(within(dialog).getByRole('button', { name: '削除する' }));
  expect(await screen.findByText('文書を削除しました')).toBeTruthy();
  expect(onDeleted).toHaveBeenCalledOnce();
  expect(calls.find(({ method }) => method === 'DELETE')?.url).toContain(head.id);
});

test('when it cannot be deleted it says why and stays', async () => {
  const { onDeleted } = show({ answers: [refuse(deleteDocument, 403, '権限がありません。')] });
  await press('削除');
  fireEvent.click(await screen.findByRole('button', { name: '削除する' }));
  expect(await screen.findByText('権限がありません。')).toBeTruthy();
  expect(onDeleted).not.toHaveBeenCalled();
});
