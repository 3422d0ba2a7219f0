import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deleteDocument, listDocuments, searchDocuments } from '#contract/documents.ts';
import { getSession } from '#contract/session.ts';
import { exampleDocument } from '#web/testing/example-document.ts';
import { answer, refuse, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { DocumentsScreen } from './documents-screen.tsx';

const plain = { records: [], years: [], alsoAs: null };

const file = { name: '細則.pdf', mediaType: 'application/pdf', byteSize: 1000 };
const added = exampleDocument({ title: '駐輪場使用細則', reading: 'extracted', file });

async function show(role: 'owner' | 'chair', at = '/demo/documents') {
  const session = answer(getSession, sessionAs(role));
  const hit = {
    documentId: added.id,
    title: [{ text: added.title, isFound: false }],
    category: added.category,
    issuedOn: added.issuedOn,
    isSuperseded: false,
    passages: [
      {
        href: `/document/${added.id}#article-2`,
        heading: [{ text: '第2条（登録）', isFound: false }],
        excerpt: [{ text: '自転車', isFound: true }],
      },
    ],
  };
  const page = renderPage(<DocumentsScreen />, {
    answers: [
      session,
      answer(listDocuments, { today: '2026-11-21', documents: [added] }),
      answer(searchDocuments, { hits: [hit], readAs: null, ...plain }),
    ],
    at,
  });
  await screen.findByRole('heading', { level: 1, name: '文書' });
  return page;
}

test('a resident reads who may add documents, and where to try it', async () => {
  await show('owner');
  expect(await screen.findByText(/文書を追加できるのは、理事会の方です/)).toBeTruthy();
  const link = screen.getByRole('link', { name: '立場を替えて' });
  expect(link.getAttribute('href')).toBe('/demo/management#demo-role');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the board adds, edits and deletes', async () => {
  const { answerWith } = await show('chair');
  expect(await screen.findByRole('button', { name: '文書を追加' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '「駐輪場使用細則」の情報を編集' })).toBeTruthy();
  expect(screen.queryByText(/文書を追加できるのは/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '「駐輪場使用細則」を削除' }));
  answerWith(answer(deleteDocument, {}));
  answerWith(answer(listDocuments, { today: '2026-11-21', documents: [] }));
  fireEvent.click(await screen.findByRole('button', { name: '削除する' }));
  expect(await screen.findByText('あてはまる文書がありません')).toBeTruthy();
});

test('a word of the text is found though no title has it', async () => {
  await show('owner', '/demo/documents?q=自転車');
  expect(await screen.findByRole('link', { name: /^第2条（登録）/ })).toBeTruthy();
  expect(screen.getByText('1件の文書で見つかりました。')).toBeTruthy();
  expect(screen.queryByText('あてはまる文書がありません')).toBeNull();
  expect(screen.getByRole('link', { name: /^すべて ?1 ?件/ })).toBeTruthy();
});

test('a search that fails says so, and not that there is nothing', async () => {
  const { answerWith } = await show('owner');
  answerWith(refuse(searchDocuments, 500, '時間をおいてください。'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '自転車' } });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText('あてはまる文書がありません')).toBeNull();
});

test('what stands in no document but in the records of the association is shown', async () => {
  renderPage(<DocumentsScreen />, {
    answers: [
      answer(listDocuments, { today: '2026-11-21', documents: [] }),
      answer(searchDocuments, {
        ...plain,
        hits: [],
        readAs: null,
        records: [
          {
            href: '/demo/community#equipment',
            place: '設備と点検',
            heading: [{ text: '受水槽', isFound: true }],
            excerpt: [{ text: '次の点検は10月です。', isFound: false }],
          },
        ],
      }),
    ],
    at: '/demo/documents?q=受水槽',
  });
  expect(await screen.findByRole('link', { name: '受水槽' })).toBeTruthy();
  expect(screen.queryByText('あてはまる文書がありません')).toBeNull();
});
