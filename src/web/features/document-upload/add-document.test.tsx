import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type DocumentHead,
  getDocument,
  listDocuments,
  previewDocument,
} from '#contract/documents.ts';
import { exampleDocument } from '#web/testing/example-document.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { stubUploads } from '#web/testing/stub-uploads.ts';
import { AddDocument } from './add-document.tsx';

const rule = exampleDocument({ title: 'ペット飼育細則', category: 'rule', version: 2 });
const minutes = exampleDocument({ title: '第17期 議事録', category: 'general-meeting' });

function listOf(documents: readonly DocumentHead[]) {
  return answer(listDocuments, { today: '2026-11-21', documents: [...documents] });
}

async function open() {
  const uploads = stubUploads();
  const page = renderPage(<AddDocument />, {
    answers: [listOf([rule, minutes])],
  });
  fireEvent.click(await screen.findByRole('button', { name: '文書を追加' }));
  await screen.findByText('ファイルを選ぶ', { selector: 'label' });
  return { uploads, ...page };
}

function choose(...files: readonly File[]) {
  fireEvent.change(screen.getByLabelText('ファイルを選ぶ'), { target: { files } });
}

const titleHint = /^ファイルの名前を入れました。/;
const pdf = new File(['%PDF'], '第18期_総会議事録.pdf');

async function sendPdf() {
  const opened = await open();
  choose(pdf);
  fireEvent.click(await screen.findByRole('button', { name: '追加する' }));
  await waitFor(() => expect(opened.uploads).toHaveLength(1));
  const [sent] = opened.uploads;
  if (!sent) throw new Error('nothing sent');
  return { ...opened, sent };
}

test('a file that cannot be read is refused before anything is sent', async () => {
  const { uploads } = await open();
  choose(new File(['x'], '規約.doc'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    '「Word文書（.docx）」にしてから',
  );
  choose(pdf, new File(['y'], '別紙.pdf'));
  expect(screen.getByRole('alert').textContent).toContain('1つのファイル');
  expect(uploads).toHaveLength(0);
});

test('a dropped file brings its title and category along', async () => {
  await open();
  const zone = screen.getByText('ファイルを選ぶ', { selector: 'label' }).parentElement;
  if (!zone) throw new Error('no zone');
  fireEvent.drop(zone, { dataTransfer: { files: [pdf] } });
  const title = await screen.findByRole('textbox', { name: /^題名/ });
  expect(title instanceof HTMLInputElement && title.value).toBe('第18期 総会議事録');
  const category = screen.getByRole('combobox', { name: /^分類/ });
  expect(category instanceof HTMLSelectElement && category.value).toBe('general-meeting');
  expect(screen.getByText(/^第18期_総会議事録.pdf/).textContent).toContain('PDF・1KB');
});

test('a text is named by what it calls itself, before anything is sent', async () => {
  const { uploads } = await open();
  choose(new File(['# 屋上庭園の使用細則\n\n本文'], 'rooftop.md'));
  expect(await screen.findByDisplayValue('屋上庭園の使用細則')).toBeTruthy();
  expect(screen.queryByText(titleHint)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '追加する' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]?.facts()).toMatchObject({ title: '屋上庭園の使用細則', category: 'rule' });
  expect(uploads[0]?.facts()).not.toHaveProperty('titleIsFileName');
});

test('the name of a PDF may give way to the title inside, and it says so', async () => {
  const { sent } = await sendPdf();
  expect(screen.getByText(titleHint)).toBeTruthy();
  expect(sent.facts()).toMatchObject({ title: '第18期 総会議事録', titleIsFileName: true });
  const added = exampleDocument({ title: '屋上庭園の利用のきまり', reading: 'no-text' });
  sent.answer(200, { document: added });
  expect(await screen.findByText(/^題名は、本文から付けました。/)).toBeTruthy();
});

test('a title that somebody typed stays, whatever stands in the file', async () => {
  const { uploads } = await open();
  choose(pdf);
  const title = await screen.findByRole('textbox', { name: /^題名/ });
  fireEvent.change(title, { target: { value: '総会の記録' } });
  expect(screen.queryByText(titleHint)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '選び直す' }));
  choose(new File(['# 別の題'], '議事録.md'));
  expect(await screen.findByDisplayValue('総会の記録')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '選び直す' }));
  choose(pdf);
  fireEvent.click(await screen.findByRole('button', { name: '追加する' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]?.facts()).toMatchObject({ title: '総会の記録' });
  expect(uploads[0]?.facts()).not.toHaveProperty('titleIsFileName');
});

test('what is missing is told beside its field, and the first one has the focus', async () => {
  const { uploads } = await open();
  choose(pdf);
  const title = await screen.findByRole('textbox', { name: /^題名/ });
  fireEvent.change(title, { target: { value: ' ' } });
  fireEvent.change(screen.getByLabelText('始まりの日'), { target: { value: '2027-04-01' } });
  fireEvent.change(screen.getByLabelText('終わりの日'), { target: { value: '2027-03-31' } });
  fireEvent.click(screen.getByRole('button', { name: '追加する' }));
  expect(await screen.findByText('題名を入力してください。')).toBeTruthy();
  expect(screen.getByText('終わりの日を、始まりの日よりあとにしてください。')).toBeTruthy();
  expect(document.activeElement).toBe(title);
  expect(uploads).toHaveLength(0);
});

test('only current documents of the chosen category can be replaced', async () => {
  const { uploads } = await open();
  choose(pdf);
  const replaced = await screen.findByRole('combobox', { name: '置き換える文書' });
  expect(within(replaced).getByRole('option', { name: /第17期 議事録/ })).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: /^分類/ }), { target: { value: 'rule' } });
  fireEvent.change(screen.getByRole('combobox', { name: '置き換える文書' }), {
    target: { value: rule.id },
  });
  fireEvent.click(screen.getByRole('radio', { name: '理事会のみ' }));
  fireEvent.click(screen.getByRole('button', { name: '追加する' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]?.facts()).toMatchObject({
    category: 'rule',
    visibility: 'board',
    supersedesId: rule.id,
    issuedOn: '2026-11-21',
  });
});

test('the way of the file is shown, then how much of it was read', async () => {
  const { sent, answerWith } = await sendPdf();
  sent.arrive(0.45);
  const bar = await screen.findByRole('progressbar', { name: 'ファイルを送信しています' });
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('45'));
  sent.arrive(1);
  expect(await screen.findByRole('progressbar', { name: '本文を読み取っています' })).toBeTruthy();

  const added = exampleDocument({ title: '第18期 総会議事録', reading: 'extracted' });
  const heading = (count: number) => ({
    type: 'heading' as const,
    depth: 2,
    anchor: `page-${count}`,
    children: [{ type: 'text' as const, text: `${count}ページ` }],
  });
  const text = { type: 'text' as const, text: '議長は開会を宣した。' };
  answerWith(
    answer(getDocument, {
      today: '2026-11-21',
      document: added,
      blocks: [
        heading(1),
        { type: 'paragraph', children: [text] },
        heading(2),
        { type: 'table', align: [null, null], rows: [[[text], [text]]] },
      ],
      chunks: [],
      versions: [added],
      canEdit: true,
    }),
  );
  answerWith(listOf([added, rule]));
  sent.answer(200, { document: added });
  const told = await screen.findByRole('heading', { name: '「第18期 総会議事録」を追加しました' });
  expect(document.activeElement).toBe(told);
  expect(await screen.findByText(/^2ページの本文を読み取りました。/)).toBeTruthy();
  expect(screen.getByText(/^議長は開会を宣した。 議長は開会を宣した。／議長は/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^文書を開く/ }).getAttribute('href')).toBe(
    `/document/${added.id}`,
  );
  fireEvent.click(screen.getByRole('button', { name: '続けて追加する' }));
  expect(await screen.findByText('ファイルを選ぶ', { selector: 'label' })).toBeTruthy();
});

test('of a scan it is said that nobody can search it', async () => {
  const { sent } = await sendPdf();
  const readingNote = '文字の情報がない（画像だけの）PDFです。原本は保存しました。';
  sent.answer(200, { document: exampleDocument({ reading: 'no-text', readingNote }) });
  expect(await screen.findByText(readingNote)).toBeTruthy();
  expect(screen.queryByText(/本文を読み取りました/)).toBeNull();
});

test('a refusal keeps what was typed, also while the window is closed', async () => {
  const { sent, uploads } = await sendPdf();
  sent.answer(413, { message: '保存容量が足りません。' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('追加できませんでした。保存容量が足りません。');
  expect(alert.textContent).toContain('入力した内容は、そのまま残っています。');
  fireEvent.click(screen.getByRole('button', { name: '閉じる' }));
  fireEvent.click(screen.getByRole('button', { name: '文書を追加' }));
  const title = await screen.findByRole('textbox', { name: /^題名/ });
  expect(title instanceof HTMLInputElement && title.value).toBe('第18期 総会議事録');
  fireEvent.click(screen.getByRole('button', { name: '追加する' }));
  await waitFor(() => expect(uploads).toHaveLength(2));
});

test('when someone else was faster, the library is read again', async () => {
  const { sent, calls } = await sendPdf();
  const before = calls.length;
  sent.arrive(1);
  sent.answer(409, { message: 'ほかの方が先に変更しました。' });
  expect((await screen.findByRole('alert')).textContent).toContain(
    '「置き換える文書」を選び直して',
  );
  expect(calls.slice(before).map(({ url }) => url)).toContain('/api/associations/own/documents');
});

test('a lost answer leaves open whether the document was added', async () => {
  const { sent } = await sendPdf();
  sent.arrive(1);
  sent.break();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('通信できませんでした');
  expect(alert.textContent).toContain('追加されたかもしれません');
});

test('the sending can be stopped; until then the window stays', async () => {
  const { sent } = await sendPdf();
  sent.arrive(0.2);
  fireEvent.click(screen.getByRole('button', { name: '閉じる' }));
  fireEvent.click(await screen.findByRole('button', { name: '送信をやめる' }));
  expect(await screen.findByText(/^送信をやめました。入力した内容は/)).toBeTruthy();
  expect(sent.isAborted).toBe(true);
  expect(screen.getByRole('button', { name: '追加する' })).toBeTruthy();
});

test('another file keeps what was typed, but not the title of the first one', async () => {
  await open();
  choose(pdf);
  const summary = await screen.findByRole('textbox', { name: /^概要/ });
  fireEvent.change(summary, { target: { value: '議事の経過です。' } });
  fireEvent.click(screen.getByRole('button', { name: '選び直す' }));
  choose(new File(['x'], '臨時総会_議事録.docx'));
  const title = await screen.findByRole('textbox', { name: /^題名/ });
  expect(title instanceof HTMLInputElement && title.value).toBe('臨時総会 議事録');
  expect(screen.getByDisplayValue('議事の経過です。')).toBeTruthy();
});

test('what the file says of its day and its kind is proposed, and can be changed', async () => {
  const { uploads, answerWith } = await open();
  answerWith({
    method: 'POST',
    address: /\/document-preview$/,
    status: 200,
    body: previewDocument.output.parse({
      visibility: { value: 'board', from: '御見積書' },
      issuedOn: { value: '2026-10-03', from: '令和8年10月3日' },
    }),
  });
  choose(new File(['%PDF'], '給水ポンプ.pdf'));
  const day = await screen.findByLabelText(/^発行日/);
  expect(day instanceof HTMLInputElement && day.value).toBe('2026-10-03');
  expect(screen.getByText(/^ファイルの「令和8年10月3日」から入れました。/)).toBeTruthy();
  const why = /^ファイルに「御見積書」とあるので、「理事会のみ」にしました。/;
  expect(screen.getByText(why)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '組合員のみ' }));
  expect(screen.queryByText(why)).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: /^分類/ }), {
    target: { value: 'accounts' },
  });
  fireEvent.click(screen.getByRole('button', { name: '追加する' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]?.facts()).toMatchObject({
    visibility: 'owners',
    issuedOn: '2026-10-03',
    category: 'accounts',
  });
});
