import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { dismissToast, Toaster, toast } from './toast.tsx';

afterEach(cleanup);

function Task({ onDelete }: { onDelete: () => void }) {
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Button onClick={() => setEditing(true)}>書き直す</Button>
      <Button onClick={() => setDeleting(true)}>削除</Button>
      <Dialog title="やることを書き直す" open={isEditing} onOpenChange={setEditing}>
        <input aria-label="内容" />
      </Dialog>
      <ConfirmDialog
        title="このやることを削除しますか？"
        confirmLabel="削除する"
        danger
        open={isDeleting}
        onOpenChange={setDeleting}
        onConfirm={onDelete}
      >
        <p>元には戻せません。</p>
      </ConfirmDialog>
    </>
  );
}

function open(name: string): HTMLElement {
  const opener = screen.getByRole('button', { name });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

test('a dialog takes the focus and gives it back', async () => {
  render(<Task onDelete={() => {}} />);
  const opener = open('書き直す');
  const dialog = screen.getByRole('dialog', { name: 'やることを書き直す' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a name can be typed at once: the first field has the focus, what it suggests gives way', () => {
  render(
    <Dialog title="案として保存" open onOpenChange={() => expect.unreachable()}>
      <input aria-label="案の名前" defaultValue="段階増額の案" />
    </Dialog>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '案の名前' });
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  const buttons = screen.getByRole('dialog').querySelectorAll('button, input');
  expect([...buttons].at(-1)).toBe(screen.getByRole('button', { name: '閉じる' }));
});

function Steps() {
  const [isChecked, setChecked] = useState(false);
  return (
    <Dialog title="貼り付ける" open onOpenChange={() => expect.unreachable()}>
      {isChecked ? <p>3行</p> : <button onClick={() => setChecked(true)}>内容を確かめる</button>}
      <button>取り込む</button>
    </Dialog>
  );
}

test('where the focus is on the frame or the title, Shift+Tab goes to the last control', () => {
  render(<Steps />);
  const frame = screen.getByRole('dialog');
  const last = screen.getByRole('button', { name: '閉じる' });
  const back = () =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  back();
  expect(document.activeElement).toBe(last);
  fireEvent.click(screen.getByRole('button', { name: '内容を確かめる' }));
  act(() => frame.focus());
  back();
  expect(document.activeElement).toBe(last);
});

test('a field that is wrong comes first', () => {
  render(
    <Dialog title="工事を直す" open onOpenChange={() => expect.unreachable()}>
      <input aria-label="部分" />
      <input aria-label="数量" aria-invalid="true" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '数量' }));
});

test('a window to read starts at its title, and not by touch at a field', () => {
  const { unmount } = render(
    <Dialog title="使えるキー" open onOpenChange={() => expect.unreachable()}>
      <p>Ctrl＋K</p>
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '使えるキー' }));
  unmount();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(
    <Dialog title="質問する" open onOpenChange={() => expect.unreachable()}>
      <input aria-label="質問" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '質問する' }));
  vi.restoreAllMocks();
});

test('a question starts at its harmless answer and acts only on the other one', async () => {
  const onDelete = vi.fn<() => void>();
  render(<Task onDelete={onDelete} />);
  const opener = open('削除');
  const question = screen.getByRole('alertdialog', { name: 'このやることを削除しますか？' });
  expect(question.textContent).toContain('元には戻せません。');
  expect(document.activeElement?.textContent).toBe('キャンセル');
  fireEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
  expect(onDelete).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(opener));
  open('削除');
  fireEvent.click(screen.getByRole('button', { name: '削除する' }));
  expect(onDelete).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['書き直す', 'dialog'],
  ['削除', 'alertdialog'],
])('Escape closes what stands below a toast: %s', (name, role) => {
  render(
    <Toaster>
      <Task onDelete={() => {}} />
    </Toaster>,
  );
  open(name);
  act(() => void toast({ title: '保存しました' }));
  expect(screen.getByRole(role)).toBeTruthy();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole(role)).toBeNull();
  act(() => dismissToast());
});

test('a question above a dialog closes alone', () => {
  render(
    <Toaster>
      <Dialog title="やること" open onOpenChange={() => expect.unreachable()}>
        <Task onDelete={() => {}} />
      </Dialog>
    </Toaster>,
  );
  open('削除');
  act(() => void toast({ title: '保存しました' }));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'やること' })).toBeTruthy();
  act(() => dismissToast());
});
