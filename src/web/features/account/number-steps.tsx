import { type FormEvent, useEffect, useState } from 'react';
import { askForNumber, getAccount, signIn } from '#contract/sign-in.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { AddressField } from './address-field.tsx';
import { NumberField } from './number-field.tsx';

type Purpose = 'enter' | 'begin';
type StepsProps = { purpose: Purpose; onEntered: () => void };

/** メールアドレス → 番号. No word of it tells whether an address is known. */
export function NumberSteps({ purpose, onEntered }: StepsProps) {
  const [address, setAddress] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isBack, setBack] = useState(false);
  const asking = useAction(askForNumber, { refreshes: [] });
  return isAsked ? (
    <NumberForm
      address={address}
      onAskAgain={() => asking.mutateAsync({ email: address, purpose })}
      onEntered={onEntered}
      onBack={() => {
        setAsked(false);
        setBack(true);
      }}
    />
  ) : (
    <AddressForm
      address={address}
      isBack={isBack}
      onChange={setAddress}
      purpose={purpose}
      onAsked={() => setAsked(true)}
    />
  );
}

type AddressProps = {
  address: string;
  /** From the number: the address is to be mended. */
  isBack: boolean;
  onChange: (address: string) => void;
  purpose: Purpose;
  onAsked: () => void;
};

function AddressForm({ address, isBack, onChange, purpose, onAsked }: AddressProps) {
  const asking = useAction(askForNumber, { refreshes: [] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    asking.mutate({ email: address, purpose }, { onSuccess: onAsked });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <AddressField
        label="メールアドレス"
        hint="この宛先に、8けたの番号をお送りします。"
        error={asking.error ? sentenceOf(asking.error) : undefined}
        value={address}
        takesFocus={isBack}
        onChange={onChange}
      />
      <Button type="submit" size="large" disabled={asking.isPending}>
        {asking.isPending ? '送っています…' : '番号を送る'}
      </Button>
    </form>
  );
}

type NumberProps = {
  address: string;
  onAskAgain: () => Promise<unknown>;
  /** With the association of the letter, where there was one. */
  onEntered: (associationId: string | null) => void;
  onBack: () => void;
};

export function NumberForm({ address, onAskAgain, onEntered, onBack }: NumberProps) {
  const [number, setNumber] = useState('');
  const [isShared, setShared] = useState(false);
  const entering = useAction(signIn, { refreshes: [getAccount] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    entering.mutate(
      { number, isShared },
      { onSuccess: ({ associationId }) => onEntered(associationId) },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p role="status">
        <strong className="break-all">{address}</strong>
        に番号を送りました。届かないときは、迷惑メールの中もお確かめください。
      </p>
      <NumberField error={entering.error} value={number} onChange={setNumber} />
      <SharedChoice isShared={isShared} onChange={setShared} />
      <Button type="submit" size="large" disabled={entering.isPending}>
        {entering.isPending ? '確かめています…' : '次へ進む'}
      </Button>
      <div className="flex flex-wrap gap-3">
        <AskAgain onAsk={onAskAgain} />
        <Button variant="quiet" onClick={onBack}>
          メールアドレスを直す
        </Button>
      </div>
    </form>
  );
}

type SharedProps = { isShared: boolean; onChange: (isShared: boolean) => void };

function SharedChoice({ isShared, onChange }: SharedProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input
        type="checkbox"
        checked={isShared}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-1 size-6 shrink-0 accent-primary"
      />
      <span>
        家族や図書館などと共用の機器を使っている
        <span className="block text-muted">30分使わないと、自動でログアウトします。</span>
      </span>
    </label>
  );
}

const pauseMs = 60_000;
const idle = { isPending: false, error: null };

/** Again only after a minute, for mail takes its time. */
function AskAgain({ onAsk }: { onAsk: () => Promise<unknown> }) {
  const [timesAsked, setTimesAsked] = useState(0);
  const [timesWaited, setTimesWaited] = useState(-1);
  const isReady = timesWaited === timesAsked;
  const [asking, setAsking] = useState<{ isPending: boolean; error: unknown }>(idle);
  useEffect(() => {
    const timer = setTimeout(() => setTimesWaited(timesAsked), pauseMs);
    return () => clearTimeout(timer);
  }, [timesAsked]);
  async function ask(): Promise<void> {
    setAsking({ isPending: true, error: null });
    try {
      await onAsk();
      setAsking(idle);
      setTimesAsked((times) => times + 1);
    } catch (error) {
      setAsking({ isPending: false, error });
    }
  }
  if (!isReady) return <p className="py-2 text-muted">番号は、1分たつともう一度送れます。</p>;
  return (
    <>
      <Button variant="secondary" onClick={() => void ask()} disabled={asking.isPending}>
        番号をもう一度送る
      </Button>
      {asking.error !== null && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
    </>
  );
}
