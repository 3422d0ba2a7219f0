import { type FormEvent, Suspense, useState } from 'react';
import { askForProofNumber, proveByNumber } from '#contract/passkeys.ts';
import { getProofCard, type ProofCard, proveByCard } from '#contract/proof-card.ts';
import { getAccount } from '#contract/sign-in.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useAction, useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { NumberField } from './number-field.tsx';
import { sentenceOfPasskey, usePasskeysHere, useProveByPasskey } from './use-passkeys.ts';

/** What stands behind a button of the choice; 画面ロック is asked at once. */
type Way = 'mail' | 'card';

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
  const { data } = useAnswer(getProofCard, {}, { isAlwaysNew: true });
  const [way, setWay] = useState<Way | null>(null);
  if (!account) return <FailureNote>もう一度ログインしてください。</FailureNote>;
  const { email, passkeys } = account;
  const place = placeOnCard(data);
  if (way === 'mail') return <NumberProof email={email} onProved={onProved} />;
  if (way === 'card' && place !== null) return <CardProof place={place} onProved={onProved} />;
  return (
    <Choice
      email={email}
      hasPasskeys={passkeys.length > 0}
      hasCard={place !== null}
      onWay={setWay}
      onProved={onProved}
    />
  );
}

/** The number whose turn it is; `null` without a card that is good. */
function placeOnCard(answer: ProofCard | undefined): number | null {
  const card = answer?.card ?? null;
  return card !== null && card.left > 0 ? card.next : null;
}

type ChoiceProps = Pick<ProofDialogProps, 'onProved'> & {
  email: string;
  hasPasskeys: boolean;
  hasCard: boolean;
  onWay: (way: Way) => void;
};

function Choice({ email, hasPasskeys, hasCard, onWay, onProved }: ChoiceProps) {
  const isPasskeyHere = usePasskeysHere() && hasPasskeys;
  return (
    <div className="grid gap-4">
      {isPasskeyHere && <PasskeyProof onProved={onProved} />}
      <p>
        {isPasskeyHere && 'または、'}
        <strong className="break-all">{email}</strong> に、8けたの番号をお送りします。
      </p>
      <MailWay isSecond={isPasskeyHere} onAsked={() => onWay('mail')} />
      {hasCard && (
        <>
          <p>または、紙の役員カードの番号で確かめます。</p>
          <Button variant="secondary" size="large" onClick={() => onWay('card')}>
            役員カードの番号で確かめる
          </Button>
        </>
      )}
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

/** With the number whose turn it is; after a wrong one the card may be good no more, which the sentence says. */
function CardProof({ place, onProved }: { place: number; onProved: () => void }) {
  const [number, setNumber] = useState('');
  const proving = useAction(proveByCard, { refreshes: [getProofCard] });
  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    proving.mutate({ number }, { onSuccess: onProved });
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <NumberField error={proving.error} value={number} onChange={setNumber} place={place} />
      <Button type="submit" size="large" disabled={proving.isPending}>
        {proving.isPending ? '確かめています…' : '確かめて続ける'}
      </Button>
    </form>
  );
}
