import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deleteDocument, getDocument } from '#contract/documents.ts';
import { getSession } from '#contract/session.ts';
import { exampleDocument } from '#web/testing/example-document.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { DocumentScreen } from './document-screen.tsx';

const file = { name: '細則.pdf', mediaType: 'application/pdf', byteSize: 1000 };
const head = exampleDocument({ title: '駐輪場使用細則', reading: 'extracted', file });

const board = answer(getSession, sessionAs('chair'));

function show(canEdit: boolean) {
  const shown = answer(getDocument, {
    today: '2026-11-21',
    document: head,
    blocks: [],
    chunks: [],
    versions: [head],
    canEdit,
  });
  return renderPage(<DocumentScreen documentId={head.id} />, {
    answers: [shown, board],
    at: `/document/${head.id}`,
  });
}

test('who may not change the document sees no buttons for it', async () => {
  show(false);
  expect(await screen.findByRole('heading', { level: 1, name: head.title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /を削除$/ })).toBeNull();
});

test('a deleted document leads back to the library', async () => {
  const { answerWith, visited } = show(true);
  fireEvent.click(await screen.findByRole('button', { name: '「駐輪場使用細則」を削除' }));
  answerWith(answer(deleteDocument, {}));
  fireEvent.click(await screen.findByRole('button', { name: '削除する' }));
  expect(await screen.findByText('文書を削除しました')).toBeTruthy();
  expect(visited?.at(-1)).toBe('/demo/documents');
});

test('a document that is gone is told calmly', async () => {
  renderPage(<DocumentScreen documentId={head.id} />, {
    answers: [refuse(getDocument, 404, '見つかりませんでした。'), board],
  });
  expect(await screen.findByText('文書が見つかりません')).toBeTruthy();
});
