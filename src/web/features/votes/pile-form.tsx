import { type FormEvent, useState } from 'react';
import { countPile } from '#contract/secret-votes.ts';
import { pileFault } from '#domain/votes/secret/paper-count.ts';
import { marksOf } from '#domain/votes/secret/secret-terms.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { SecretItem } from './secret-items.ts';

type PileFormProps = { meetingId: string; item: SecretItem };

const outcomes = {
  agreed: { title: '2人の数が同じでした。用紙の開票が終わりました', tone: 'good' },
  'counted-once': { title: '数を記録しました。もう1人が数えるのを待っています', tone: 'good' },
  differs: { title: '2人の数がちがいます。用紙を数え直してください', tone: 'danger' },
} as const;

const stateWords = {
  none: '',
  'counted-once': '1人が数え終えました。もう1人が、その数を見ずに数えてください。',
  differs: '2人の数がちがいます。2人とも、用紙を数え直してください。',
  agreed: '',
} as const;

/** 用紙の開票: envelopes and papers of the hall in one heap, without names; two count it, each alone. */
export function PileForm({ meetingId, item }: PileFormProps) {
  const { terms, papersOut, count } = item.secret;
  const [id] = useState(() => crypto.randomUUID());
  const [ballots, setBallots] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState<string | null>(null);
  const counting = useChange(countPile);
  const marks = marksOf(terms);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const pile = {
      ballots: Number(ballots || Number.NaN),
      marks: Object.fromEntries(marks.map(({ mark }) => [mark, Number(typed[mark] || 0)])),
    };
    const isWhole = [pile.ballots, ...Object.values(pile.marks)].every(
      (it) => Number.isInteger(it) && it >= 0,
    );
    const found = isWhole ? pileFault(terms, pile, papersOut) : '枚数を、数字で入れてください。';
    setFault(found);
    if (found !== null) return;
    counting.mutate(
      { meetingId, itemId: item.id, id, ...pile },
      { onSuccess: ({ outcome }) => toast(outcomes[outcome]) },
    );
  }

  if (count.isMine && count.state === 'counted-once') {
    return <p className="mt-4">数えました。もう1人が数えるのを待っています。</p>;
  }
  return (
    <form
      noValidate
      aria-label={`${item.label}の用紙の開票`}
      className="mt-4 grid max-w-xl gap-4 rounded-xl border border-line bg-surface p-4"
      onSubmit={submit}
    >
      <div>
        <h3 className="font-bold">用紙の開票</h3>
        <p>
          封筒を開け、会場の用紙と混ぜてから数えます。渡した用紙と封筒は、合わせて{papersOut}
          枚分です。2人が別々に数え、数が同じとき、結果が出ます。
        </p>
        {stateWords[count.state] !== '' && (
          <p className="mt-2 font-bold">{stateWords[count.state]}</p>
        )}
      </div>
      <TextField
        label="用紙の枚数"
        hint="白票と、数えられない用紙も入れます。"
        inputMode="numeric"
        required
        value={ballots}
        onChange={setBallots}
      />
      {marks.map(({ mark, label }) => (
        <TextField
          key={mark}
          label={`${label}に印のある枚数`}
          inputMode="numeric"
          value={typed[mark] ?? ''}
          onChange={(text) => setTyped({ ...typed, [mark]: text })}
        />
      ))}
      {fault !== null && <FailureNote>{fault}</FailureNote>}
      {counting.error && <FailureNote>{sentenceOf(counting.error)}</FailureNote>}
      <div>
        <Button type="submit" disabled={counting.isPending}>
          この数を記録する
        </Button>
      </div>
    </form>
  );
}
