import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type InquiryProblem, problemOfInquiry } from '#domain/contact/inquiry.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { InquiryFields } from './inquiry-fields.tsx';
import { inquiryIn } from './inquiry-in.ts';
import { postInquiry } from './post-inquiry.ts';

type Progress = 'open' | 'sending' | 'sent';

/** The fields keep their own values: what was typed before hydration is still there after it. */
export function ContactForm() {
  const [progress, setProgress] = useState<Progress>('open');
  const [problem, setProblem] = useState<InquiryProblem>();
  const button = useRef<HTMLButtonElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const inquiry = inquiryIn(form);
    const found = problemOfInquiry(inquiry);
    setProblem(found);
    if (found) {
      toast({ title: '入力エラー', description: found.sentence, tone: 'danger' });
      focusOn(form, found.field);
      return;
    }
    if (!window.confirm('送信してもよろしいですか？')) return;
    setProgress('sending');
    const isSent = await tellOutcome(() => postInquiry(inquiry));
    if (isSent) form.reset();
    // A disabled button loses the focus; it has to be enabled again to take it back.
    flushSync(() => setProgress(isSent ? 'sent' : 'open'));
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }

  return (
    // method="dialog": before JavaScript has come a press on the button goes nowhere and loses nothing.
    <form
      method="dialog"
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-7 rounded-xl border-2 border-line p-5 sm:p-10"
    >
      <p className="text-base">
        <span className="font-bold text-danger">*</span> のある項目は、必ず入力してください。
      </p>
      <InquiryFields problem={problem} onEdit={() => setProblem(undefined)} />
      <noscript>
        <p className="rounded-lg bg-warn-soft p-4 text-warn">
          送信するには、ブラウザーの設定でJavaScriptを有効にしてください。
        </p>
      </noscript>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          ref={button}
          type="submit"
          size="large"
          disabled={progress === 'sending'}
          className="max-sm:w-full sm:min-w-56"
        >
          {progress === 'sending' ? '送信中...' : '送信する'}
        </Button>
        {progress === 'sent' && (
          <p className="font-bold text-good">受け付けました。もう一度送る必要はありません。</p>
        )}
      </div>
    </form>
  );
}

function focusOn(form: HTMLFormElement, field: string): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

async function tellOutcome(post: () => ReturnType<typeof postInquiry>): Promise<boolean> {
  try {
    const { ok, message } = await post();
    toast(
      ok
        ? {
            title: '送信完了',
            description: message ?? 'お問い合わせを送信しました。担当者よりご連絡いたします。',
            tone: 'good',
          }
        : {
            title: '送信エラー',
            description: message ?? '送信に失敗しました。しばらくしてから再度お試しください。',
            tone: 'danger',
          },
    );
    return ok;
  } catch (error) {
    console.error(error);
    toast({
      title: '送信エラー',
      description: 'ネットワークエラーが発生しました。しばらくしてから再度お試しください。',
      tone: 'danger',
    });
    return false;
  }
}
