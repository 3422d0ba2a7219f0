import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendInquiry } from '#contract/contact.ts';
import { dismissToast, listToasts, Toaster } from '#web/ui/toast.tsx';
import { ContactForm } from './contact-form.tsx';

const filled = {
  組合名: 'みどり台マンション管理組合',
  お名前: '佐藤 花子',
  メールアドレス: 'hanako@example.jp',
  お問い合わせ内容: '料金について教えてください。',
};

function field(label: string): HTMLElement {
  return screen.getByLabelText(new RegExp(`^${label}`));
}

function fill(values: Partial<Record<keyof typeof filled | '電話番号', string>>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

function submit() {
  fireEvent.click(screen.getByRole('button', { name: '送信する' }));
}

function lastToast() {
  const [held] = listToasts();
  return held && { title: held.title, description: held.description };
}

function sentInquiry(): unknown {
  const body = fetching.mock.calls[0]?.[1]?.body;
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

function answer(status: number, body: string) {
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

const fetching = vi.fn<typeof fetch>();
const confirming = vi.fn<(question?: string) => boolean>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('confirm', confirming);
  confirming.mockReturnValue(true);
  fetching.mockResolvedValue(answer(200, '{"message":"受け付けました。担当者より折り返します。"}'));
  render(
    <Toaster>
      <ContactForm />
    </Toaster>,
  );
});

afterEach(() => {
  cleanup();
  dismissToast();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetching.mockReset();
  confirming.mockReset();
});

describe('before anything is sent', () => {
  it('asks for one missing thing after the other, in the order of the form', () => {
    const order = [
      ['組合名', '組合名を入力してください。'],
      ['お名前', 'お名前を入力してください。'],
      ['メールアドレス', 'メールアドレスを入力してください。'],
      ['お問い合わせ内容', 'お問い合わせ内容を入力してください。'],
    ] as const;
    for (const [label, sentence] of order) {
      submit();
      expect(lastToast()).toEqual({ title: '入力エラー', description: sentence });
      expect(document.activeElement).toBe(field(label));
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
      fill({ [label]: filled[label] });
      expect(field(label).hasAttribute('aria-invalid')).toBe(false);
    }
    expect(fetching).not.toHaveBeenCalled();
    expect(confirming).not.toHaveBeenCalled();
  });

  it('takes blanks for nothing', () => {
    fill({ ...filled, 組合名: ' 　' });
    submit();
    expect(lastToast()?.description).toBe('組合名を入力してください。');
  });

  it('looks at the shape of the address only when nothing is missing', () => {
    fill({ ...filled, メールアドレス: 'hanako@', お問い合わせ内容: '' });
    submit();
    expect(lastToast()?.description).toBe('お問い合わせ内容を入力してください。');
    fill({ お問い合わせ内容: filled.お問い合わせ内容 });
    submit();
    expect(lastToast()).toEqual({
      title: '入力エラー',
      description: '正しいメールアドレスを入力してください。',
    });
    expect(document.activeElement).toBe(field('メールアドレス'));
  });

  it('refuses more than 5,000 characters and keeps them', () => {
    const long = 'あ'.repeat(5001);
    fill({ ...filled, お問い合わせ内容: long });
    submit();
    expect(lastToast()?.description).toBe('お問い合わせ内容は5,000文字以内で入力してください。');
    expect(field('お問い合わせ内容')).toHaveProperty('value', long);
  });

  it('asks whether to send, and stops at a no', () => {
    confirming.mockReturnValue(false);
    fill(filled);
    submit();
    expect(confirming).toHaveBeenCalledWith('送信してもよろしいですか？');
    expect(fetching).not.toHaveBeenCalled();
    expect(field('組合名')).toHaveProperty('value', filled.組合名);
  });

  it('marks what is required, and has a message box of five rows', () => {
    const required = [...document.querySelectorAll('[aria-required="true"]')];
    expect(required.map((element) => element.getAttribute('name'))).toEqual([
      'organizationName',
      'name',
      'email',
      'message',
    ]);
    expect(screen.getAllByText('*')).toHaveLength(5);
    expect(field('お問い合わせ内容').getAttribute('rows')).toBe('5');
  });

  it('hides the trap for machines from people', () => {
    expect(screen.queryByRole('textbox', { name: /ウェブサイト/ })).toBeNull();
    expect(document.querySelector('input[name="website"]')?.closest('[hidden]')).not.toBeNull();
  });
});

describe('sending', () => {
  it('sends the six fields and nothing else; telephone and plan may stay empty', async () => {
    fill({ ...filled, 組合名: ' みどり台マンション管理組合 ' });
    submit();
    await waitFor(() => expect(lastToast()?.title).toBe('送信完了'));
    const [url, init] = fetching.mock.calls[0] ?? [];
    expect([init?.method, url]).toEqual([sendInquiry.method, sendInquiry.path]);
    expect(sendInquiry.input.safeParse(sentInquiry()).success).toBe(true);
    expect(sentInquiry()).toEqual({
      organizationName: 'みどり台マンション管理組合',
      name: '佐藤 花子',
      email: 'hanako@example.jp',
      phone: '',
      plan: '',
      message: '料金について教えてください。',
    });
  });

  it('tells the server that the trap caught somebody', async () => {
    fill(filled);
    const trap = document.querySelector('input[name="website"]');
    if (!trap) throw new Error('The form has no trap');
    fireEvent.change(trap, { target: { value: 'https://spam.example' } });
    submit();
    await waitFor(() => expect(lastToast()?.title).toBe('送信完了'));
    expect(sentInquiry()).toMatchObject({ website: 'https://spam.example' });
  });

  it('sends telephone and plan when they are given', async () => {
    fill({ ...filled, 電話番号: '03-0000-0000' });
    fireEvent.change(field('ご検討中のプラン'), { target: { value: 'standard' } });
    submit();
    await waitFor(() => expect(lastToast()?.title).toBe('送信完了'));
    expect(sentInquiry()).toMatchObject({ phone: '03-0000-0000', plan: 'standard' });
  });

  it('says that it is sending, and cannot be sent twice', async () => {
    let arrive: (response: Response) => void = () => undefined;
    fetching.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    fill(filled);
    submit();
    const button = await screen.findByRole('button', { name: '送信中...' });
    expect(button).toHaveProperty('disabled', true);
    arrive(answer(200, '{"message":"受け付けました。"}'));
    await waitFor(() => expect(button.textContent).toBe('送信する'));
    expect(button).toHaveProperty('disabled', false);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('clears the form and shows the words of the server', async () => {
    fill({ ...filled, 電話番号: '03-0000-0000' });
    submit();
    await waitFor(() =>
      expect(lastToast()).toEqual({
        title: '送信完了',
        description: '受け付けました。担当者より折り返します。',
      }),
    );
    for (const label of [...Object.keys(filled), '電話番号']) {
      expect(field(label)).toHaveProperty('value', '');
    }
    expect(screen.getByText('受け付けました。もう一度送る必要はありません。')).toBeTruthy();
  });

  it('has its own words when the server has none', async () => {
    fetching.mockResolvedValue(answer(200, '{}'));
    fill(filled);
    submit();
    await waitFor(() =>
      expect(lastToast()?.description).toBe(
        'お問い合わせを送信しました。担当者よりご連絡いたします。',
      ),
    );
  });
});

describe('when it fails', () => {
  it.each([
    ['{"message":"短い時間に操作が続きました。"}', '短い時間に操作が続きました。'],
    ['{}', '送信に失敗しました。しばらくしてから再度お試しください。'],
  ])('shows the words of the server or its own, and keeps the form: %s', async (body, sentence) => {
    fetching.mockResolvedValue(answer(429, body));
    fill(filled);
    submit();
    await waitFor(() =>
      expect(lastToast()).toEqual({ title: '送信エラー', description: sentence }),
    );
    expect(field('お問い合わせ内容')).toHaveProperty('value', filled.お問い合わせ内容);
    expect(screen.getByRole('button', { name: '送信する' })).toHaveProperty('disabled', false);
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that is no JSON', () => Promise.resolve(answer(502, '<html>'))],
  ])('tells of a network error and logs it: %s', async (_, respond) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fetching.mockImplementation(respond);
    fill(filled);
    submit();
    await waitFor(() =>
      expect(lastToast()).toEqual({
        title: '送信エラー',
        description: 'ネットワークエラーが発生しました。しばらくしてから再度お試しください。',
      }),
    );
    expect(logged).toHaveBeenCalledTimes(1);
    expect(field('組合名')).toHaveProperty('value', filled.組合名);
  });
});
