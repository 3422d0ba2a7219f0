import { type FormEvent, useRef, useState } from 'react';
import { longestPublicQuestion, longestReply } from '#contract/board.ts';
import type { Task } from '#contract/home.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { BoardActions } from './use-board-actions.ts';

type BoardReplyFormProps = {
  task: Task;
  actions: BoardActions;
  onSaved: () => void;
  onCancel: (() => void) | undefined;
};

/** What was typed stays until the server has taken it. */
export function BoardReplyForm({ task, actions, onSaved, onCancel }: BoardReplyFormProps) {
  const { reply } = task;
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState(reply?.answer ?? '');
  const [isForAll, setForAll] = useState((reply?.question ?? '') !== '');
  const [question, setQuestion] = useState(reply?.question || questionOf(task.title));
  const [isChecked, setChecked] = useState(false);
  const missesAnswer = isChecked && answer.trim() === '';
  const missesQuestion = isChecked && isForAll && question.trim() === '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    const missing = [answer.trim() === '' && 'answer', isForAll && !question.trim() && 'question'];
    const first = missing.find(Boolean);
    if (first) {
      const control = form.current?.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    const words = { answer: answer.trim(), question: isForAll ? question.trim() : '' };
    if (await actions.reply(words)) onSaved();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label="回答"
        required
        hint="質問した方に、すぐ届きます。"
        error={missesAnswer ? '回答を入力してください。' : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            name="answer"
            rows={4}
            maxLength={longestReply}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
        )}
      </Field>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          checked={isForAll}
          onChange={({ target }) => setForAll(target.checked)}
          className="mt-1 size-6 shrink-0 accent-primary"
        />
        <span>
          <span className="font-bold">ほかの方にも役立てる</span>
          <br />
          別の役職の方が確かめたあと、AI管理人が同じ質問に、この回答を引用します。
        </span>
      </label>
      {isForAll && (
        <Field
          label="全員に見せる質問"
          required
          hint="お名前、お部屋番号、連絡先は、質問にも回答にも書かないでください。"
          error={missesQuestion ? '全員に見せる質問を入力してください。' : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              name="question"
              rows={2}
              maxLength={longestPublicQuestion}
              value={question}
              onChange={({ target }) => setQuestion(target.value)}
            />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={actions.isBusy}>
          {actions.isBusy ? '届けています' : '回答を届ける'}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            キャンセル
          </Button>
        )}
      </div>
    </form>
  );
}

/** 「居住者からの質問：…」 without whose it is. */
function questionOf(title: string): string {
  return title.replace(/^.{1,10}からの質問：/, '');
}
