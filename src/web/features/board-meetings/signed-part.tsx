import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  addSignedBoardMinutes,
  type BoardMinutes,
  correctBoardMinutes,
  getSignedBoardMinutes,
  reopenBoardMinutes,
} from '#contract/board-minutes.ts';
import type { MinutesVersion } from '#contract/minutes.ts';
import { formatDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { upload } from '#web/lib/upload.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

type PartProps = { meetingId: string; version: MinutesVersion };

/** From the checked paper to the signed one in the library. */
export function SignedPart({ minutes: { meetingId, versions } }: { minutes: BoardMinutes }) {
  const [latest] = versions;
  if (!latest) return null;
  return latest.state === 'signed' ? (
    <Signed meetingId={meetingId} version={latest} />
  ) : (
    <ToSign meetingId={meetingId} version={latest} />
  );
}

function ToSign({ meetingId, version }: PartProps) {
  const maySign = useMay('minutes.sign');
  const reopening = useChange(reopenBoardMinutes);
  const { send, isSending, failure } = useSending(meetingId, version.id);
  return (
    <Section
      heading="署名"
      description="下の「署名用のPDF」を印刷し、議長と理事2名が手で署名してください。署名した紙をスキャンするか写真に撮って、ここに保存します。"
      isOnPaper={false}
    >
      {maySign ? (
        <div className="flex flex-wrap gap-3">
          <FileButton
            accept="application/pdf,image/jpeg,image/png"
            disabled={isSending}
            onFiles={([file]) => file && void send(file)}
          >
            {isSending ? '保存しています' : '署名した紙を保存する'}
          </FileButton>
          <Button
            variant="secondary"
            disabled={reopening.isPending}
            onClick={() => reopening.mutate({ meetingId })}
          >
            下書きに戻す
          </Button>
        </div>
      ) : (
        <p>署名した紙を保存するのは、理事長か副理事長です。</p>
      )}
      {failure !== '' && <FailureNote>{failure}</FailureNote>}
      {reopening.error && <FailureNote>{sentenceOf(reopening.error)}</FailureNote>}
    </Section>
  );
}

function useSending(meetingId: string, minutesId: string) {
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  async function send(file: File): Promise<void> {
    setSending(true);
    setFailure('');
    try {
      const watch = { onProgress: () => undefined, signal: new AbortController().signal };
      await upload(addSignedBoardMinutes, { meetingId, minutesId }, file, watch);
      toast({ title: '署名済みの議事録を保存しました', tone: 'good' });
      await queryClient.invalidateQueries();
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setSending(false);
    }
  }
  return { send, isSending, failure };
}

function Signed({ meetingId, version }: PartProps) {
  const { documentId, signedOn } = version;
  return (
    <Section heading="署名済みです" isOnPaper={false}>
      <p className="mb-4 max-w-[44rem]">
        {signedOn && `${formatDate(signedOn)}に、署名した紙を保存しました。`}
        この議事録は、もう変わりません。原本の紙は、管理組合で保管してください。
      </p>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {documentId && (
          <TextLink href={`/document/${documentId}`} className="inline-flex min-h-11 items-center">
            文書で読む
          </TextLink>
        )}
        <PdfButton
          endpoint={getSignedBoardMinutes}
          input={{ meetingId, version: String(version.version) }}
          label="署名した紙"
        />
      </div>
      <Correction meetingId={meetingId} />
    </Section>
  );
}

function Correction({ meetingId }: { meetingId: string }) {
  const maySign = useMay('minutes.sign');
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useChange(correctBoardMinutes);
  if (!maySign) return null;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (reason.trim() !== '') mutate({ meetingId, reason });
  }
  return (
    <details>
      <summary className="min-h-11 content-center font-bold">誤りを見つけたとき</summary>
      <form noValidate className="grid max-w-xl gap-4 py-3" onSubmit={submit}>
        <p>新しい版を作り、もう一度署名してもらいます。今の版も残ります。</p>
        <TextField
          label="訂正の理由"
          required
          maxLength={300}
          value={reason}
          onChange={setReason}
        />
        <div>
          <Button type="submit" variant="secondary" disabled={isPending || reason.trim() === ''}>
            訂正した版を作る
          </Button>
        </div>
        {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      </form>
    </details>
  );
}
