import { type FormEvent, useState } from 'react';
import {
  addExtraCharge,
  getBillingMonth,
  getTariff,
  removeExtraCharge,
  type TariffAnswer,
} from '#contract/billing.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { readYen, shownAmount } from '#web/lib/books/read-yen.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { dwellingOptions } from './dwelling-options.ts';

/** 一時の請求と減額 of the month that is billed next. */
export function ExtrasSection() {
  const { extras, month } = useEndpoint(getBillingMonth, {});
  const tariff = useEndpoint(getTariff, {});
  const removing = useBooksAction(removeExtraCharge);
  const [round, setRound] = useState(0);
  async function remove(extraId: string): Promise<void> {
    try {
      await removing.mutateAsync({ extraId });
      toast({ title: '取りやめました', tone: 'good' });
    } catch (error) {
      toast({ title: sentenceOf(error), tone: 'danger' });
    }
  }
  return (
    <Section
      id="extras"
      heading="一時の請求と減額"
      description={`鍵の再発行や過払いの調整など、${monthName(month)}分に1回だけ加える額です。`}
      isOnPaper={false}
    >
      {extras.length > 0 && (
        <ul className="mb-4 divide-y divide-line border-y border-line">
          {extras.map((extra) => (
            <li key={extra.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <span>
                <strong>{extra.number}号室</strong>　{extra.item}　{extra.reason}
              </span>
              <span className="flex items-center gap-2">
                <span className="tabular-nums">{formatYen(extra.yen)}</span>
                <Button
                  variant="quiet"
                  disabled={removing.isPending}
                  onClick={() => void remove(extra.id)}
                >
                  やめる
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
          一時の請求か減額を加える
        </summary>
        <ExtraForm
          key={round}
          tariff={tariff}
          month={month}
          onDone={() => setRound((before) => before + 1)}
        />
      </details>
    </Section>
  );
}

type FormProps = { tariff: TariffAnswer; month: string; onDone: () => void };

const empty = { dwellingId: '', itemId: '', kind: 'add', sum: '', reason: '' } as const;
type Draft = { [Key in keyof typeof empty]: string } & { kind: 'add' | 'reduce' };

function ExtraForm({ tariff, month, onDone }: FormProps) {
  const adding = useBooksAction(addExtraCharge);
  const [draft, setDraft] = useState<Draft>({ ...empty });
  const [isTried, setTried] = useState(false);
  const yen = readYen(draft.sum);
  const fault = faultOf(draft);
  const change = (facts: Partial<Draft>) => setDraft((before) => ({ ...before, ...facts }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (fault !== null || yen === null) return;
    const { dwellingId, itemId, reason, kind } = draft;
    await adding.mutateAsync({
      id: crypto.randomUUID(),
      dwellingId,
      itemId,
      month,
      yen: kind === 'add' ? yen : -yen,
      reason,
    });
    toast({ title: `${monthName(month)}分に加えました`, tone: 'good' });
    onDone();
  }

  return (
    <form
      noValidate
      className="mt-2 grid max-w-xl gap-5"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <Choices draft={draft} tariff={tariff} onChange={change} />
      <TextField
        label="金額"
        required
        inputMode="numeric"
        className="text-right tabular-nums"
        value={draft.sum}
        onChange={(sum) => change({ sum })}
        onBlur={() => change({ sum: shownAmount(draft.sum) })}
      />
      <TextField
        label="理由"
        hint="請求の明細と帳簿に残ります。"
        required
        maxLength={80}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
      {isTried && fault && <FailureNote>{fault}</FailureNote>}
      {adding.error && <FailureNote>{sentenceOf(adding.error)}</FailureNote>}
      <div>
        <Button type="submit" disabled={adding.isPending}>
          {adding.isPending ? '加えています' : '次の請求に加える'}
        </Button>
      </div>
    </form>
  );
}

function faultOf({ dwellingId, itemId, sum, reason }: Draft): string | null {
  if (dwellingId === '') return '住戸を選んでください。';
  if (itemId === '') return '費目を選んでください。';
  if (!readYen(sum)) return '金額を、円の数字で入れてください。';
  return reason.trim() === '' ? '理由を入れてください。' : null;
}

type ChoicesProps = {
  draft: Draft;
  tariff: TariffAnswer;
  onChange: (facts: Partial<Draft>) => void;
};

function Choices({ draft, tariff, onChange }: ChoicesProps) {
  return (
    <>
      <PillChoice
        label="どちらですか"
        name="kind"
        options={[
          { value: 'add', label: '請求を加える' },
          { value: 'reduce', label: '減額する' },
        ]}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <SelectField
        label="住戸"
        required
        placeholder="選んでください"
        options={dwellingOptions(tariff)}
        value={draft.dwellingId}
        onChange={(dwellingId) => onChange({ dwellingId })}
      />
      <SelectField
        label="費目"
        required
        placeholder="選んでください"
        options={tariff.items.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.itemId}
        onChange={(itemId) => onChange({ itemId })}
      />
    </>
  );
}
