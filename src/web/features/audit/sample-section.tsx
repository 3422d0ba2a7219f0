import { type FormEvent, useState } from 'react';
import { type AuditDesk, drawAuditSample } from '#contract/audit.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sampleSize } from '#domain/statements/audit/audit-sample.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SampleRow } from './sample-row.tsx';

type Props = { desk: AuditDesk; mayWrite: boolean };

/** 証憑の抜き取り: which payments are looked at is decided by size and by a number, not by liking. */
export function SampleSection({ desk, mayWrite }: Props) {
  const { draw, paymentCount, earlierSeeds } = desk;
  return (
    <Section
      id="samples"
      heading="証憑の抜き取り"
      description="額の大きい支払と、番号で選んだ支払を、請求書や領収書と見くらべます。同じ番号なら、だれが選んでも同じ支払になります。"
    >
      {draw ? (
        <>
          <p>
            {formatPlainDate(draw.drawnOn)}に選びました。{draw.sentence}
            {earlierSeeds.length > 0 && `前に使った番号は${earlierSeeds.join('、')}です。`}
          </p>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {draw.samples.map((sample) => (
              <SampleRow key={sample.id} sample={sample} desk={desk} mayWrite={mayWrite} />
            ))}
          </ul>
          {mayWrite && (
            <details className="mt-4 print:hidden">
              <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
                選び直す
              </summary>
              <DrawForm year={String(desk.fiscalYear)} />
            </details>
          )}
        </>
      ) : (
        <>
          <p className="mb-4">
            {paymentCount === 0
              ? 'この年度には、支払がまだありません。'
              : `この年度の支払は${paymentCount}件です。まだ選んでいません。`}
          </p>
          {mayWrite && paymentCount > 0 && <DrawForm year={String(desk.fiscalYear)} />}
        </>
      )}
    </Section>
  );
}

function DrawForm({ year }: { year: string }) {
  const drawing = useBooksAction(drawAuditSample);
  const [number, setNumber] = useState('');
  const [fault, setFault] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    const plain = number.normalize('NFKC').trim();
    if (!/^\d{1,4}$/.test(plain)) {
      setFault('0から9999までの数字を入れてください。');
      return;
    }
    setFault('');
    drawing.mutate({ year, id: crypto.randomUUID(), seed: Number(plain) });
  }
  return (
    <form noValidate className="grid max-w-md gap-4 print:hidden" onSubmit={submit}>
      <TextField
        label="好きな4けたの番号"
        hint={`額の大きい${sampleSize.largest}件のほかに、この番号で${sampleSize.byNumber}件を選びます。番号は記録に残ります。`}
        required
        inputMode="numeric"
        className="max-w-32 text-right tabular-nums"
        value={number}
        onChange={setNumber}
      />
      {fault !== '' && <FailureNote>{fault}</FailureNote>}
      {drawing.error && <FailureNote>{sentenceOf(drawing.error)}</FailureNote>}
      <div>
        <Button type="submit" disabled={drawing.isPending}>
          {drawing.isPending ? '選んでいます' : '支払を選ぶ'}
        </Button>
      </div>
    </form>
  );
}
