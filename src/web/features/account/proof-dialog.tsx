import { type FormEvent, Suspense, useState } from 'react';
import { askForProofNumber, proveByNumber } from '#contract/passkeys.ts';
import { getAccount } from '#contract/sign-in.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction, useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { NumberField } from './number-field.tsx';
import { sentenceOfPasskey, usePasskeysHere, useProveByPasskey } from './use-passkeys.ts';

type ProofDialogProps = { onProved: () => void; onCancel: () => void };

/** 本人の確認, in place: what stands below stays as it was typed. */
export function ProofDialog({ onProved, onCancel }: ProofDialogProps) {
  return (
    <Dialog
      title="ご本人の確認"
      description="大切な操作の前に、ご本人であることを確かめます。入力したものは、そのまま残っています。"
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
    >
      <Suspense fallback={<p>読み込んでいます…</p>}>
        <Ways onProved={onProved} />
      </Suspense>
    </Dialog>
  );
}

function Ways({ onProved }: Pick<ProofDialogProps, 'onProved'>) {
  const { account } = useEndpoint(getAccount, {});
  const isHere = usePasskeysHere();
  const [isAsked, setAsked] = useState(false);
  if (!account) return <FailureNote>もう一度ログインしてください。</FailureNote>;
  const { email, passkeys } = account;
  const isPasskeyHere = isHere && passkeys.length > 0;
  if (isAsked) return <NumberProof email={email} onProved={onProved} />;
  return (
    <div className="grid gap-4">
      {isPasskeyHere && <PasskeyProof onProved={onProved} />}
      <p>
        {isPasskeyHere && 'または、'}
        <strong className="break-all">{email}</strong> に、8けたの番号をお送りします。
      </p>
      <MailWay isSecond={isPasskeyHere} onAsked={() => setAsked(true)} />
    </div>
  );
}

function MailWay({ isSecond, onAsked }: { isSecond: boolean; onAsked: () => void }) {
  const asking = useAction(askForProofNumber, { refreshes: [] });
  return (
    <>
      <Button
        variant={isSecond ? 'secondary' : 'primary'}
        size="large"
        disabled={asking.isPending}
        onClick={() => asking.mutate({}, { onSuccess: onAsked })}
      >
        {asking.isPending ? '送っています…' : 'メールで番号を受け取る'}
      </Button>
      {asking.error && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
    </>
  );
}

function PasskeyProof({ onProved }: Pick<ProofDialogProps, 'onProved'>) {
  const proving = useProveByPasskey();
  return (
    <>
      <Button
        size="large"
        disabled={proving.isPending}
        onClick={() => proving.mutate(undefined, { onSuccess: onProved })}
      >
        {proving.isPending ? '画面ロックを待っています…' : '画面ロックで確かめる'}
      </Button>
      {proving.error && <FailureNote>{sentenceOfPasskey(proving.error)}</FailureNote>}
    </>
  );
}

type NumberProofProps = { email: string; onProved: () => void };

function NumberProof({ email, onProved }: NumberProofProps) {
  const [number, setNumber] = useState('');
  const proving = useAction(proveByNumber, { refreshes: [] });
  function submit(event: FormEvent): void {
    event.preventDefault();
    // A form that stands behind this window is not meant.
    event.stopPropagation();
    proving.mutate({ number }, { onSuccess: onProved });
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p role="status">
        <strong className="break-all">{email}</strong>
        に番号を送りました。届かないときは、迷惑メールの中もお確かめください。
      </p>
      <NumberField error={proving.error} value={number} onChange={setNumber} />
      <Button type="submit" size="large" disabled={proving.isPending}>
        {proving.isPending ? '確かめています…' : '確かめて続ける'}
      </Button>
    </form>
  );
}
