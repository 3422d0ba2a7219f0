import { type FormEvent, useState } from 'react';
import type { MinutesVersion } from '#contract/minutes.ts';
import { askSigning, keepSigning, type Signing, withdrawSigning } from '#contract/signing.ts';
import { formatDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

type PartProps = { meetingId: string; version: MinutesVersion; signing: Signing };

/** 電子署名: asked for where a desk is set up, and what has become of it. */
export function ElectronicPart(props: PartProps) {
  const { signing } = props;
  const isOpen = isUnderWay(signing);
  if (!isOpen && !signing.isOffered) return null;
  return (
    <Section
      heading="電子署名"
      description={
        isOpen
          ? undefined
          : '紙の代わりに、署名サービスから3名に署名を頼めます。議長から順に、メールで届きます。'
      }
      isOnPaper={false}
    >
      {signing.latest && <Standing latest={signing.latest} />}
      <Deeds {...props} />
    </Section>
  );
}

function Deeds(props: PartProps) {
  const isOpen = isUnderWay(props.signing);
  if (useMay('minutes.sign')) return isOpen ? <UnderWay {...props} /> : <AskForm {...props} />;
  return isOpen ? null : <p>電子署名を頼むのは、理事長か副理事長です。</p>;
}

/** While it waits there, it is neither signed on paper nor opened again. */
export const isUnderWay = ({ latest }: Signing): boolean =>
  latest !== null && ['asked', 'waiting', 'complete'].includes(latest.state);

function Standing({ latest }: { latest: NonNullable<Signing['latest']> }) {
  const { words, askedOn, signers, state } = latest;
  const isOpen = ['asked', 'waiting', 'complete'].includes(state);
  return (
    <div className="mb-4" role="status">
      <p className="font-bold">{words}</p>
      {isOpen && (
        <>
          <p>{formatDate(askedOn)}に頼みました。</p>
          <ol className="mt-2 grid max-w-md gap-1">
            {signers.map(({ name, hasSigned }, place) => (
              <li key={name} className="flex flex-wrap items-center gap-x-3">
                {place + 1}．{name}さん
                <Badge tone={hasSigned ? 'good' : 'neutral'}>
                  {hasSigned ? '署名しました' : 'まだです'}
                </Badge>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function UnderWay({ meetingId, signing }: PartProps) {
  const withdrawing = useChange(withdrawSigning);
  const keeping = useChange(keepSigning);
  const [isOpen, setOpen] = useState(false);
  const error = withdrawing.error ?? keeping.error;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {signing.latest?.state === 'complete' && (
          <Button
            disabled={keeping.isPending}
            onClick={() =>
              keeping.mutate(
                { meetingId },
                { onSuccess: () => toast({ title: '署名したPDFを保存しました', tone: 'good' }) },
              )
            }
          >
            {keeping.isPending ? '保存しています' : '署名したPDFを保存する'}
          </Button>
        )}
        <Button variant="secondary" disabled={withdrawing.isPending} onClick={() => setOpen(true)}>
          依頼を取り消す
        </Button>
      </div>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <ConfirmDialog
        title="電子署名の依頼を取り消しますか"
        confirmLabel="依頼を取り消す"
        cancelLabel="取り消さない"
        danger
        open={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => withdrawing.mutate({ meetingId })}
      >
        すでに署名した方の署名も、使われなくなります。もう一度頼むときは、はじめからになります。
      </ConfirmDialog>
    </>
  );
}

function AskForm({ meetingId, version, signing: { signers } }: PartProps) {
  const asking = useChange(askSigning);
  const [id] = useState(() => crypto.randomUUID());
  const [addresses, setAddresses] = useState(() => signers.map(() => ''));
  const isReady =
    signers.length === 3 &&
    signers.every(({ hasAddress }, place) => hasAddress || addresses[place]?.trim() !== '');
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isReady) return;
    asking.mutate(
      { meetingId, id, minutesId: version.id, addresses },
      { onSuccess: () => toast({ title: '電子署名を頼みました', tone: 'good' }) },
    );
  }
  return (
    <form noValidate className="grid max-w-xl gap-4" onSubmit={submit}>
      {signers.map(({ name, hasAddress }, place) => (
        <TextField
          key={name}
          label={`${place === 0 ? '議長 ' : ''}${name}さんのメールアドレス`}
          type="email"
          required={!hasAddress}
          hint={hasAddress ? '空けておくと、登録のアドレスに送ります。' : undefined}
          maxLength={254}
          value={addresses[place] ?? ''}
          onChange={(address) => setAddresses(addresses.with(place, address))}
        />
      ))}
      <div>
        <Button type="submit" disabled={asking.isPending || !isReady}>
          {asking.isPending ? '頼んでいます' : '電子署名を頼む'}
        </Button>
      </div>
      {asking.error && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
    </form>
  );
}
