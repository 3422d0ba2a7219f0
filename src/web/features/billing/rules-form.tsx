import { type FormEvent, useId } from 'react';
import type { TariffAnswer } from '#contract/billing.ts';
import { saveBillingRules } from '#contract/billing-rules.ts';
import { changesOfRules, orderWords } from '#domain/billing/billing-rules.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { SentenceList } from '#web/ui/sentence-list.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { type RulesDraft, useRulesDraft } from './use-rules-draft.ts';

type RulesFormProps = { tariff: TariffAnswer; onDone: () => void };

/** Says what a change means before it is saved. */
export function RulesForm({ tariff, onDone }: RulesFormProps) {
  const { rules: before, openMonth, today } = tariff;
  const { draft, change, shown, rules, look } = useRulesDraft(before);
  const saving = useBooksAction(saveBillingRules);
  const changes = rules
    ? changesOfRules(before, rules, { fromMonth: openMonth, today })
    : ([] as const);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    look();
    if (!rules) return;
    await saving.mutateAsync({ rules, fromMonth: openMonth });
    toast({ title: '請求の決まりを保存しました', tone: 'good' });
    onDone();
  }

  return (
    <form
      noValidate
      aria-label="請求の決まり"
      className="grid max-w-2xl gap-6 print:hidden"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      <DueFields draft={draft} change={change} error={shown.day} />
      <LateFields draft={draft} change={change} shown={shown} />
      <TextField
        label="お振込先"
        hint="銀行、支店、預金の種類、口座番号、名義の順に入れます。督促の文書と「わたしの請求」に、このまま出ます。"
        maxLength={80}
        value={draft.payTo}
        onChange={(payTo) => change({ payTo })}
      />
      <PillChoice
        label="一部だけ入金されたときの順序"
        hint="理事会で決めた順序を選んでください。"
        name="order"
        options={[
          { value: 'month', label: '古い月から' },
          { value: 'item', label: '費目の順' },
        ]}
        value={draft.order}
        onChange={(order) => change({ order })}
      />
      <p className="-mt-4 text-muted">{orderWords[draft.order]}</p>
      <Meaning changes={changes} isReadable={rules !== null} />
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={saving.isPending || (rules !== null && !changes.length)}>
          {saving.isPending ? '保存しています' : '請求の決まりを保存する'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
      </div>
    </form>
  );
}

type Fields = { draft: RulesDraft; change: (part: Partial<RulesDraft>) => void };

function DueFields({ draft, change, error }: Fields & { error: string | undefined }) {
  return (
    <div className="grid gap-4">
      <TextField
        label="納期の日"
        hint="毎月の何日までかを入れます。末日は31です。銀行の休みの日に当たる月は、次の営業日になります。"
        inputMode="numeric"
        className="max-w-24 text-right tabular-nums"
        value={draft.day}
        error={error}
        onChange={(day) => change({ day })}
      />
      <PillChoice
        label="その日までに納める分"
        name="months-before"
        options={[
          { value: '1', label: '次の月の分' },
          { value: '0', label: 'その月の分' },
          // Rare, and kept where it is what holds.
          ...(draft.monthsBefore === '2' ? [{ value: '2', label: '次の次の月の分' } as const] : []),
        ]}
        value={draft.monthsBefore}
        onChange={(monthsBefore) => change({ monthsBefore })}
      />
    </div>
  );
}

type LateFieldsProps = Fields & { shown: { lateRate?: string; lateClause?: string } };

function LateFields({ draft, change, shown }: LateFieldsProps) {
  return (
    <div className="grid gap-4">
      <PillChoice
        label="遅延損害金の決まり"
        hint="管理規約に率が書いてあるときだけ「管理規約にある」を選びます。計算した額は一覧と文書に出るだけで、請求には加えません。"
        name="late"
        options={[
          { value: 'some', label: '管理規約にある' },
          { value: 'none', label: '決まりがない' },
        ]}
        value={draft.late}
        onChange={(late) => change({ late })}
      />
      {draft.late === 'some' && (
        <>
          <TextField
            label="率（年・％）"
            inputMode="decimal"
            className="max-w-32 text-right tabular-nums"
            value={draft.rate}
            error={shown.lateRate}
            onChange={(rate) => change({ rate })}
          />
          <TextField
            label="管理規約のどこにあるか"
            hint="例：第60条第2項"
            maxLength={60}
            value={draft.clause}
            error={shown.lateClause}
            onChange={(clause) => change({ clause })}
          />
        </>
      )}
    </div>
  );
}

/** Told as it is typed, to those who only hear it as well. */
function Meaning({ changes, isReadable }: { changes: readonly string[]; isReadable: boolean }) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-live="polite" className="rounded-xl bg-surface px-4 py-3">
      <h3 id={id} className="font-bold">
        保存すると
      </h3>
      {changes.length > 0 ? (
        <SentenceList sentences={changes} />
      ) : (
        <p>
          {isReadable
            ? '変わるところはありません。'
            : '入れ終わると、何が変わるかをここに出します。'}
        </p>
      )}
    </section>
  );
}
