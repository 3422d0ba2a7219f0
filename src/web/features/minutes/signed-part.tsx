import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  addSignedMinutes,
  correctMinutes,
  getSignedMinutes,
  type Minutes,
  type MinutesVersion,
  reopenMinutes,
} from '#contract/minutes.ts';
import { getSigning } from '#contract/signing.ts';
import { formatDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { upload } from '#web/lib/upload.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ElectronicPart, isUnderWay } from './electronic-part.tsx';

/** From the checked paper to the signed one, and what became of it. */
export function SignedPart({ minutes }: { minutes: Minutes }) {
  const [latest, ...former] = minutes.versions;
  if (!latest) return null;
  return (
    <>
      {latest.state === 'signed' ? (
        <Signed minutes={minutes} version={latest} />
      ) : (
        <ToSign minutes={minutes} version={latest} />
      )}
      {former.length > 0 && (
        <Section heading="前の版" isOnPaper={false}>
          <ul>
            {former.map(({ id, version, signedOn, documentId }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4">
                第{version}版{signedOn && `（${formatDate(signedOn)}に署名済み）`}
                {documentId && (
                  <TextLink
                    href={`/document/${documentId}`}
                    className="inline-flex min-h-11 items-center"
                  >
                    第{version}版を読む
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

type PartProps = { minutes: Minutes; version: MinutesVersion };

function ToSign({ minutes: { meetingId }, version }: PartProps) {
  const signing = useEndpoint(getSigning, { meetingId });
  return (
    <>
      {!isUnderWay(signing) && <OnPaper meetingId={meetingId} version={version} />}
      <ElectronicPart
        key={signing.latest?.id}
        meetingId={meetingId}
        version={version}
        signing={signing}
      />
    </>
  );
}

type PaperProps = { meetingId: string; version: MinutesVersion };

function OnPaper({ meetingId, version }: PaperProps) {
  const maySign = useMay('minutes.sign');
  const reopening = useChange(reopenMinutes);
  const { send, isSending, failure } = useSending(meetingId, version.id);
  return (
    <Section
      heading="署名"
      description="下の「署名用のPDF」を印刷し、議長と2名が手で署名してください。署名した紙をスキャンするか写真に撮って、ここに保存します。"
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
      await upload(addSignedMinutes, { meetingId, minutesId }, file, watch);
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

function Signed({ minutes: { meetingId }, version }: PartProps) {
  const { documentId, noticeId, signedOn } = version;
  const { latest } = useEndpoint(getSigning, { meetingId });
  const isElectronic = latest?.state === 'kept';
  return (
    <Section heading="署名済みです" isOnPaper={false}>
      <p className="mb-4 max-w-[44rem]">
        {signedOn &&
          `${formatDate(signedOn)}に、${isElectronic ? '電子署名したPDF' : '署名した紙'}を保存しました。`}
        この議事録は、もう変わりません。
        {isElectronic ? '原本は、このPDFです。' : '原本の紙は、管理組合で保管してください。'}
      </p>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {documentId && (
          <TextLink href={`/document/${documentId}`} className="inline-flex min-h-11 items-center">
            文書で読む
          </TextLink>
        )}
        {noticeId && (
          <TextLink
            href={`/demo/notices?notice=${noticeId}`}
            className="inline-flex min-h-11 items-center"
          >
            総会結果のお知らせの下書きを開く
          </TextLink>
        )}
        <PdfButton
          endpoint={getSignedMinutes}
          input={{ meetingId, version: String(version.version) }}
          label={isElectronic ? '電子署名したPDF' : '署名した紙'}
        />
      </div>
      <Correction meetingId={meetingId} />
    </Section>
  );
}

function Correction({ meetingId }: { meetingId: string }) {
  const maySign = useMay('minutes.sign');
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useChange(correctMinutes);
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
