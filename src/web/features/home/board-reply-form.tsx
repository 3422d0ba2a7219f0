import { type FormEvent, useRef, useState } from 'react';
import { longestPublicQuestion, longestReply } from '#contract/board.ts';
import type { Task } from '#contract/home.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { BoardActions } from './use-board-actions.ts';
import type { ReplyDraft } from './use-task-drafts.ts';

type BoardReplyFormProps = {
  task: Task;
  /** What was typed before and not sent. */
  kept: ReplyDraft | undefined;
  onKeep: (draft: ReplyDraft | undefined) => void;
  actions: BoardActions;
  onSaved: () => void;
  onCancel: (() => void) | undefined;
};

/** What was typed stays until the server has taken it, also while another task is looked at. */
export function BoardReplyForm({ task, kept, actions, ...on }: BoardReplyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const first = draftOf(task);
  const draft = kept ?? first;
  const [missing, setMissing] = useState<Missing>();
  const write = (change: Partial<ReplyDraft>) => {
    const next = { ...draft, ...change };
    on.onKeep(isSame(next, first) ? undefined : next);
    setMissing(undefined);
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const firstMissing = missingIn(draft);
    setMissing(firstMissing);
    if (firstMissing === undefined) {
      const question = draft.isForAll ? draft.question.trim() : '';
      if (await actions.reply({ answer: draft.answer.trim(), question })) on.onSaved();
      return;
    }
    const control = form.current?.elements.namedItem(firstMissing);
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
          {actions.isReplying ? '届けています' : '回答を届ける'}
        </Button>
        {on.onCancel && (
          <Button variant="secondary" onClick={on.onCancel}>
            キャンセル
          </Button>
        )}
      </div>
    </form>
  );
}

type ForAllProps = {
  draft: ReplyDraft;
  write: (change: Partial<ReplyDraft>) => void;
  isMissing: boolean;
};

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
          別の役員が確かめたあと、AI管理人が同じ質問に、この回答を引用します。
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

type Missing = 'answer' | 'question' | undefined;

function draftOf({ title, reply }: Task): ReplyDraft {
  const { answer = '', question = '' } = reply ?? {};
  // 「居住者からの質問：…」 without who asked it.
  const asked = title.replace(/^.{1,10}からの質問：/, '');
  return { answer, question: question || asked, isForAll: question !== '' };
}

function isSame(one: ReplyDraft, other: ReplyDraft): boolean {
  return (
    one.answer === other.answer &&
    one.question === other.question &&
    one.isForAll === other.isForAll
  );
}

function missingIn({ answer, question, isForAll }: ReplyDraft): Missing {
  if (answer.trim() === '') return 'answer';
  return isForAll && question.trim() === '' ? 'question' : undefined;
}
