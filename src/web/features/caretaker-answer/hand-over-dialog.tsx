import { type FormEvent, useState } from 'react';
import { type ChatMessage, handOver } from '#contract/caretaker.ts';
import { getHome } from '#contract/home.ts';
import { ApiError, sentenceOf } from '#web/lib/api.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

const longestNote = 300;
const personalStatus = 422;

type HandOverDialogProps = {
  message: ChatMessage;
  question: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChange: (message: ChatMessage) => void;
};

export function HandOverDialog({ message, question, onChange, ...dialog }: HandOverDialogProps) {
  const [note, setNote] = useState('');
  const sending = useAction(handOver, { refreshes: [getHome] });
  const isPersonal = sending.error instanceof ApiError && sending.error.status === personalStatus;

  function sendIt(personal: 'refuse' | 'remove'): void {
    if (sending.isPending) return;
    sending.mutate(
      { messageId: message.id, note: note.trim(), personal },
      {
        onSuccess: () => {
          dialog.onOpenChange(false);
          onChange({ ...message, isHandedOver: true });
        },
      },
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    // A form inside a form of React's tree: the panel's own box must not send.
    event.stopPropagation();
    sendIt('refuse');
  }

  return (
    <Dialog
      title="理事会に質問する"
      description="質問は「理事会のやること」に載り、理事会と管理会社が、AI管理人の答えとあわせて確認します。回答は、ホームの「やること」とAI管理人に届きます。質問は、ほかの居住者の方も読めます。"
      {...dialog}
    >
      <form onSubmit={submit}>
        {question && (
          <blockquote className="mb-4 rounded-lg bg-sunken px-4 py-3 whitespace-pre-wrap">
            {question}
          </blockquote>
        )}
        <Field
          label="書き添えること（任意）"
          hint={`${longestNote}文字まで。お名前、お部屋番号、連絡先は書かないでください。`}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={longestNote}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        {sending.isError && !isPersonal && (
          <FailureNote>送信できませんでした。{sentenceOf(sending.error)}</FailureNote>
        )}
        {isPersonal ? (
          <PersonalNote
            sentence={sentenceOf(sending.error)}
            onRemove={() => sendIt('remove')}
            onCorrect={sending.reset}
          />
        ) : (
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => dialog.onOpenChange(false)}>
              キャンセル
            </Button>
            <Button type="submit" aria-disabled={sending.isPending}>
              {sending.isPending ? '送信しています' : '理事会に送る'}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}

type PersonalNoteProps = { sentence: string; onRemove: () => void; onCorrect: () => void };

/** A name or a number to call is not sent before its writer knows who will read it. */
function PersonalNote({ sentence, onRemove, onCorrect }: PersonalNoteProps) {
  return (
    <div role="alert" className="mt-4 rounded-xl bg-warn-soft px-4 py-3">
      <p className="font-bold">{sentence}</p>
      <p>消したところには「（電話番号）」のように書かれます。</p>
      <div className="mt-3 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCorrect}>
          直す
        </Button>
        <Button onClick={onRemove}>消して届ける</Button>
      </div>
    </div>
  );
}
