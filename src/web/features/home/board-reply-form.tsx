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
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>(() => draftOf(task));
  const [missing, setMissing] = useState<Missing>();
  const write = (change: Partial<Draft>) => {
    setDraft({ ...draft, ...change });
    setMissing(undefined);
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const first = missingIn(draft);
    setMissing(first);
    if (first === undefined) {
      const question = draft.isForAll ? draft.question.trim() : '';
      if (await actions.reply({ answer: draft.answer.trim(), question })) onSaved();
      return;
    }
    const control = form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label="回答"
        required
        hint="質問した方に、すぐ届きます。"
        error={missing === 'answer' ? '回答を入力してください。' : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            name="answer"
            rows={4}
            maxLength={longestReply}
            value={draft.answer}
            onChange={({ target }) => write({ answer: target.value })}
          />
        )}
      </Field>
      <ForAll draft={draft} write={write} isMissing={missing === 'question'} />
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

type ForAllProps = { draft: Draft; write: (change: Partial<Draft>) => void; isMissing: boolean };

function ForAll({ draft, write, isMissing }: ForAllProps) {
  return (
    <>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          checked={draft.isForAll}
          onChange={({ target }) => write({ isForAll: target.checked })}
          className="mt-1 size-6 shrink-0 accent-primary"
        />
        <span>
          <span className="block font-bold">ほかの方にも役立てる</span>
          別の役職の方が確かめたあと、AI管理人が同じ質問に、この回答を引用します。
        </span>
      </label>
      {draft.isForAll && (
        <Field
          label="全員に見せる質問"
          required
          hint="お名前、お部屋番号、連絡先は、質問にも回答にも書かないでください。"
          error={isMissing ? '全員に見せる質問を入力してください。' : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              name="question"
              rows={2}
              maxLength={longestPublicQuestion}
              value={draft.question}
              onChange={({ target }) => write({ question: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

type Draft = { answer: string; question: string; isForAll: boolean };
type Missing = 'answer' | 'question' | undefined;

function draftOf({ title, reply }: Task): Draft {
  const { answer = '', question = '' } = reply ?? {};
  // 「居住者からの質問：…」 without who asked it.
  const asked = title.replace(/^.{1,10}からの質問：/, '');
  return { answer, question: question || asked, isForAll: question !== '' };
}

function missingIn({ answer, question, isForAll }: Draft): Missing {
  if (answer.trim() === '') return 'answer';
  return isForAll && question.trim() === '' ? 'question' : undefined;
}
