import { type FormEvent, useState } from 'react';
import { openLetter } from '#contract/sign-in.ts';
import { readLetterCode, spacedLetterDigits } from '#domain/accounts/letter-code.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { AddressField } from './address-field.tsx';
import { NumberForm } from './number-steps.tsx';

/** The number that a telephone read from the paper; empty where there is none. */
export function codeIn(hash: string): string {
  const digits = hash.replace(/^#/, '');
  return /^\d{16}$/.test(digits) ? spacedLetterDigits(digits) : '';
}

type LetterStepsProps = { first: string; onBack: () => void };

/** 招待状の番号とメールアドレス → メールで届いた番号 */
export function LetterSteps({ first, onBack }: LetterStepsProps) {
  const [code, setCode] = useState(first);
  const [email, setEmail] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isBack, setBack] = useState(false);
  const opening = useAction(openLetter, { refreshes: [] });
  const ask = () => opening.mutateAsync({ code, email });
  if (isAsked) {
    return (
      <NumberForm
        address={email}
        onAskAgain={ask}
        onEntered={(associationId) =>
          location.replace(associationId ? `/kumiai/${associationId}` : '/watashi')
        }
        onBack={() => {
          setAsked(false);
          setBack(true);
        }}
      />
    );
  }
  return (
    <LetterForm
      isRead={first !== ''}
      isBack={isBack}
      onSubmit={() => ask().then(() => setAsked(true))}
      code={code}
      onCode={setCode}
      email={email}
      onEmail={setEmail}
      isPending={opening.isPending}
      error={opening.error}
      onBack={onBack}
    />
  );
}

type LetterFormProps = {
  /** The number came from the paper's QR code. */
  isRead: boolean;
  /** From the number: the address is to be mended. */
  isBack: boolean;
  code: string;
  onCode: (code: string) => void;
  email: string;
  onEmail: (email: string) => void;
  isPending: boolean;
  error: Error | null;
  onSubmit: () => Promise<void>;
  onBack: () => void;
};

function LetterForm(props: LetterFormProps) {
  const { isRead, isBack, code, onCode, email, onEmail, isPending, error, onSubmit, onBack } =
    props;
  const [problem, setProblem] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    const isWhole = readLetterCode(code) !== undefined;
    setProblem(isWhole ? '' : '番号を、もう一度お確かめください。16けたの数字です。');
    if (isWhole) void onSubmit().catch(() => undefined);
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Field
        label="招待状の番号（16けた）"
        hint={
          isRead
            ? '招待状から読み取りました。'
            : '紙に大きく書かれた数字です。全角の数字でもかまいません。'
        }
        error={problem || undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={code}
            onChange={({ target }) => onCode(target.value)}
            className="text-xl tabular-nums"
          />
        )}
      </Field>
      <AddressField
        label="ご自分のメールアドレス"
        hint="この宛先に、8けたの番号をお送りします。次からも、この宛先で入れます。"
        value={email}
        takesFocus={isBack}
        onChange={onEmail}
      />
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <Button type="submit" size="large" disabled={isPending}>
        {isPending ? '送っています…' : 'メールで番号を受け取る'}
      </Button>
      <Button variant="quiet" onClick={onBack} className="justify-self-start">
        招待状を使わずに入る
      </Button>
    </form>
  );
}
