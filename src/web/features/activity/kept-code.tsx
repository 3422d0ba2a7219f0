import { type FormEvent, useState } from 'react';
import { type Activity, type ActivityCheck, checkActivity } from '#contract/activity.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Kept = { readonly number?: string; readonly code?: string };

/** 控え: what one writes down today, and a place to hold it against the log later. */
export function KeptCode({ head }: { head: Activity['head'] }) {
  const [asked, setAsked] = useState<Kept>();
  const [count, setCount] = useState(0);
  return (
    <div className="mt-10">
      <Section
        heading="記録が変えられていないか"
        description="記録は、1件ずつ前の記録とつながっています。どれかを書きかえたり消したりすると、つながりが切れるので分かります。"
      >
        <p className="text-lg">
          いまの最後は、<b>第{head.number}番</b>、符号は{' '}
          <b className="font-mono whitespace-nowrap">{head.code}</b> です。
        </p>
        <p className="mt-1 mb-4 max-w-[44rem] text-muted">
          監査のときなどに、この番号と符号を紙に書きとめておいてください。あとで下の欄に入れると、そのときまでの記録がそのまま残っているかを確かめられます。
        </p>
        <div className="print:hidden">
          <KeptForm
            onAsk={(kept) => {
              setAsked(kept);
              setCount(count + 1);
            }}
          />
          {asked && <Verdict key={count} asked={asked} />}
        </div>
      </Section>
    </div>
  );
}

function KeptForm({ onAsk }: { onAsk: (kept: Kept) => void }) {
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    const bare = number.normalize('NFKC').replaceAll(/\D/g, '');
    const isEmpty = number.trim() === '' && code.trim() === '';
    const isWhole = /^[1-9]\d{0,8}$/.test(bare) && code.trim() !== '';
    setFault(isEmpty || isWhole ? '' : '番号と符号の両方を入れてください。');
    if (isEmpty) onAsk({});
    else if (isWhole) onAsk({ number: bare, code: code.trim() });
  }
  return (
    <form onSubmit={submit} noValidate className="max-w-[44rem]">
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <TextField
          label="控えの番号"
          inputMode="numeric"
          value={number}
          onChange={setNumber}
          maxLength={12}
        />
        <TextField label="控えの符号" value={code} onChange={setCode} maxLength={60} />
      </div>
      {fault !== '' && <FailureNote>{fault}</FailureNote>}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary">
          記録を確かめる
        </Button>
        <span className="text-muted">控えがなければ、空のまま確かめられます。</span>
      </div>
    </form>
  );
}

function Verdict({ asked }: { asked: Kept }) {
  const { data, error, isFetching } = useAnswer(checkActivity, asked, { isAlwaysNew: true });
  if (error) return <FailureNote>{sentenceOf(error)}</FailureNote>;
  if (!data || isFetching) {
    return (
      <p role="status" className="mt-4">
        確かめています。
      </p>
    );
  }
  const faults = faultsOf(data, asked);
  return faults.length > 0 ? (
    <FailureNote>{faults.join('')}</FailureNote>
  ) : (
    <p role="status" className="mt-4 font-bold">
      {data.count}件の記録は、すべて書かれたときのままです。
      {data.matches === true && `控えの第${asked.number}番とも合っています。`}
    </p>
  );
}

function faultsOf({ brokenAt, matches }: ActivityCheck, { number }: Kept): readonly string[] {
  return [
    ...(brokenAt === null
      ? []
      : [`第${brokenAt}番から先が、書かれたときのままではありません。運営にお知らせください。`]),
    ...(matches === false
      ? [
          `第${number}番の記録は、控えの符号と合いません。控えの番号と符号を、もう一度お確かめください。`,
        ]
      : []),
  ];
}
