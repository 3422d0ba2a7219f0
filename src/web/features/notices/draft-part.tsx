import { useState } from 'react';
import {
  deleteNotice,
  holdNotice,
  type Notice,
  saveNotice,
  sendNotice,
} from '#contract/notices.ts';
import { audienceWords } from '#domain/notices/audience.ts';
import { graceMinutes, urgencyNames } from '#domain/notices/quiet-hours.ts';
import { reachWords } from '#domain/notices/reach.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';
import {
  noticeAddress,
  noticesAddress,
  useNoticesView,
  writingAddress,
} from './use-notices-view.ts';

/** 送る前に: whom it will reach by which way; from here it is sent, changed or thrown away. */
export function DraftPart({ notice }: { notice: Notice }) {
  const { id, reach, audience, corrects, urgency, maySend } = notice;
  const { send, isSending, error } = useSending(notice);
  const discard = useDiscarding(notice);
  const [isAsking, setAsking] = useState(false);
  if (reach === null) return null;
  const isEmergency = urgency === 'emergency';
  const words = reachWords(reach);
  return (
    <Section heading="送る前に" isOnPaper={false}>
      <DefinitionList
        facts={[
          {
            term: '届ける方',
            detail: corrects ? `「${corrects.title}」が届いた方` : audienceWords(audience),
          },
          { term: '届け方', detail: <strong className="text-lg">{words}</strong> },
          { term: '急ぎ', detail: urgencyNames[urgency] },
        ]}
      />
      {!maySend && (
        <p className="mt-4">
          送るのは理事長か副理事長です。このまま残しておけば、一覧から送れます。
        </p>
      )}
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <div className="mt-5 flex flex-wrap gap-3">
        {maySend && (
          <Button disabled={isSending || reach.people === 0} onClick={() => setAsking(true)}>
            {isSending ? '送っています' : 'このお知らせを送る'}
          </Button>
        )}
        <ButtonLink variant="secondary" href={writingAddress({ id })}>
          書き直す
        </ButtonLink>
        <Button variant="quiet" onClick={() => void discard()}>
          消す
        </Button>
      </div>
      <ConfirmDialog
        title="このお知らせを送りますか"
        confirmLabel={isEmergency ? 'すぐに送る' : '送る'}
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => send(reach)}
      >
        <p className="text-lg font-bold">{words}</p>
        <p className="mt-2">
          {isEmergency
            ? '緊急のお知らせは、夜でもすぐに届きます。送ったあとは止められません。'
            : `送ってから${graceMinutes}分のあいだは止められます。夜9時から朝8時までに押すと、朝8時に届きます。`}
        </p>
      </ConfirmDialog>
    </Section>
  );
}

type Reach = NonNullable<Notice['reach']>;

function useSending({ id, urgency }: Notice) {
  const sending = useBooksAction(sendNotice);
  const holdBack = useHoldingBack(id);
  return {
    send: (reach: Reach) =>
      sending.mutate(
        { noticeId: id, reach },
        {
          onSuccess: () =>
            urgency === 'emergency'
              ? toast({ title: '緊急のお知らせを送りました', tone: 'good' })
              : toast({ title: 'お知らせを送る用意をしました', tone: 'good', undo: holdBack }),
        },
      ),
    isSending: sending.isPending,
    error: sending.error,
  };
}

/** Before it has gone out: it becomes a draft again. */
export function useHoldingBack(noticeId: string) {
  const { mutateAsync } = useBooksAction(holdNotice);
  const { navigate } = useNoticesView();
  return async () => {
    const draftId = crypto.randomUUID();
    try {
      await mutateAsync({ noticeId, draftId });
      navigate(noticeAddress(draftId));
      toast({ title: '送るのを止め、書きかけに戻しました', tone: 'good' });
    } catch (error) {
      toast({ title: '止められませんでした', description: sentenceOf(error), tone: 'danger' });
    }
  };
}

function useDiscarding({ id, corrects, ...draft }: Notice) {
  const deleting = useBooksAction(deleteNotice);
  const saving = useBooksAction(saveNotice);
  const { navigate } = useNoticesView();
  const { template, urgency, title, body, easy, audience, showsUntil } = draft;
  const restore = () =>
    saving.mutateAsync({
      noticeId: id,
      template,
      urgency,
      title,
      body,
      easy,
      audience,
      showsUntil,
      correctsId: corrects?.id ?? null,
    });
  return async () => {
    try {
      // The address of what is gone would be read again.
      navigate(noticesAddress);
      await deleting.mutateAsync({ noticeId: id });
      toast({ title: '書きかけのお知らせを消しました', tone: 'good', undo: restore });
    } catch (error) {
      toast({ title: '消せませんでした', description: sentenceOf(error), tone: 'danger' });
    }
  };
}
