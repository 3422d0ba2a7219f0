import { type FormEvent, useState } from 'react';
import { listPayees, type PayeesAnswer, saveTransferSource } from '#contract/payments.ts';
import { placeWords } from '#domain/payments/payment.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { emptyPlace, faultOfPlace, PlaceFields, plainPlace } from '#web/ui/bank-place-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

type Source = PayeesAnswer['sources'][number];

/** 振込元: an own account as the bank agreed to know it. */
export function SourcesSection() {
  const { sources } = useEndpoint(listPayees, {});
  return (
    <Section
      id="sources"
      heading="振込元の口座"
      description="総合振込を申し込むと、銀行から依頼人コードが届きます。届いたら、ここに入れてください。"
      isOnPaper={false}
    >
      <SourceList sources={sources.filter(({ place }) => place !== null)} />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
          ほかの口座を振込元にする
        </summary>
        <SourceList sources={sources.filter(({ place }) => place === null)} />
      </details>
    </Section>
  );
}

function SourceList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return <p className="text-muted">ありません。</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {sources.map((source) => (
        <SourceRow key={source.bankAccountId} source={source} />
      ))}
    </ul>
  );
}

function SourceRow({ source }: { source: Source }) {
  const { name, place } = source;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{name}</strong>
        {place ? <Badge tone="good">使えます</Badge> : <Badge>まだ入れていません</Badge>}
      </p>
      {place && (
        <p className="text-muted">
          {placeWords(place)} 依頼人コード {place.consignorCode} {place.consignorName}
        </p>
      )}
      {isOpen ? (
        <SourceForm source={source} onDone={() => setOpen(false)} />
      ) : (
        <Button variant="quiet" className="-ml-4" onClick={() => setOpen(true)}>
          {place ? '直す' : '入れる'}
        </Button>
      )}
    </li>
  );
}

function SourceForm({ source, onDone }: { source: Source; onDone: () => void }) {
  const saving = useBooksAction(saveTransferSource);
  const { bankAccountId, name, place: known } = source;
  const [place, setPlace] = useState(known ?? emptyPlace);
  const [code, setCode] = useState(known?.consignorCode ?? '');
  const [consignorName, setConsignorName] = useState(known?.consignorName ?? '');
  const [isTried, setTried] = useState(false);
  const consignorCode = code.normalize('NFKC').replaceAll(/\s/g, '');
  const fault = faultOfPlace(place) ?? faultOf(consignorCode, consignorName);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (fault !== null) return;
    const { bankCode, bankName, branchCode, branchName, kind, number } = plainPlace(place);
    await saving.mutateAsync({
      bankAccountId,
      bankCode,
      bankName,
      branchCode,
      branchName,
      kind,
      number,
      consignorCode,
      consignorName: consignorName.trim(),
    });
    toast({ title: '振込元を保存しました', tone: 'good' });
    onDone();
  }

  return (
    <form
      noValidate
      aria-label={`${name}の振込元`}
      className="mt-3 grid max-w-2xl gap-4 rounded-xl border border-line bg-surface p-4 sm:p-5"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <PlaceFields
        draft={place}
        onChange={(facts) => setPlace((before) => ({ ...before, ...facts }))}
      />
      <TextField
        label="依頼人コード（10桁）"
        required
        inputMode="numeric"
        className="tabular-nums"
        value={code}
        onChange={setCode}
      />
      <TextField
        label="依頼人名（カタカナ）"
        required
        maxLength={40}
        value={consignorName}
        onChange={setConsignorName}
      />
      {isTried && fault && <FailureNote>{fault}</FailureNote>}
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={saving.isPending}>
          保存する
        </Button>
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
      </div>
    </form>
  );
}

function faultOf(code: string, name: string): string | null {
  if (!/^\d{10}$/.test(code)) return '依頼人コードを、10桁の数字で入れてください。';
  return name.trim() === '' ? '依頼人名を、カタカナで入れてください。' : null;
}
