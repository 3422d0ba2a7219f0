import { type FormEvent, useState } from 'react';
import type { AuditDesk } from '#contract/audit.ts';
import { type Settlement, writeAuditReport } from '#contract/settlement.ts';
import {
  type AuditOpinion,
  auditOpinionNames,
  auditOpinions,
  lacksReason,
} from '#domain/statements/audit/audit-report.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';

/** The auditor's own report: nothing is chosen beforehand, and written only what the desk has already. */
export function AuditReportForm({ settlement, desk }: { settlement: Settlement; desk: AuditDesk }) {
  const { values, change, faults, error, isBusy, submit } = useReport(settlement, desk);
  return (
    <form
      noValidate
      aria-label="監査報告書"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      className="grid gap-5 rounded-xl border-2 border-primary p-4 sm:p-5"
    >
      <h3 className="text-lg font-bold">監査報告書を書く</h3>
      <div className="max-w-xs">
        <Field label="監査の日" error={faults.auditedOn}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              max={settlement.today}
              value={values.auditedOn}
              onChange={({ target }) => change({ auditedOn: target.value })}
            />
          )}
        </Field>
      </div>
      <LongText
        label="監査の方法"
        hint="何を見て、だれに聞いたかを書きます。例：残高証明書の原本、通帳、請求書を見て、会計担当理事に質問しました。"
        error={faults.method}
        value={values.method}
        onChange={(method) => change({ method })}
      />
      <PillChoice
        label="決算書は、収支と財産の状況を"
        name="opinion"
        value={values.opinion}
        error={faults.opinion}
        options={auditOpinions.map((value) => ({ value, label: auditOpinionNames[value] }))}
        onChange={(opinion) => change({ opinion })}
      />
      <LongText
        label="業務の執行について"
        hint="理事会の仕事が、規約と総会の決議のとおりだったかを書きます。"
        error={faults.business}
        value={values.business}
        onChange={(business) => change({ business })}
      />
      <LongText
        label="特記事項"
        hint="除く事項、指摘、次の年度に直してほしいこと。なければ空のままにします。"
        error={faults.exceptions}
        value={values.exceptions}
        onChange={(exceptions) => change({ exceptions })}
      />
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <div>
        <Button type="submit" size="large" disabled={isBusy}>
          {isBusy ? '作っています' : '監査報告書を付けた版を作る'}
        </Button>
      </div>
    </form>
  );
}

type LongTextProps = {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
};

function LongText({ label, hint, error, value, onChange }: LongTextProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          maxLength={800}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

type Values = {
  readonly auditedOn: string;
  readonly method: string;
  readonly opinion: AuditOpinion | '';
  readonly business: string;
  readonly exceptions: string;
};

type Faults = { readonly [Key in keyof Values]?: string };

function useReport({ fiscalYear, audit }: Settlement, { draw, threads }: AuditDesk) {
  const writing = useBooksAction(writeAuditReport);
  const [values, setValues] = useState<Values>({
    auditedOn: '',
    method: draw ? `証憑の抜き取り：${draw.sentence}` : '',
    opinion: '',
    business: '',
    // What the auditor found on the way belongs here; it may be put in other words.
    exceptions: [
      ...audit.items
        .filter(({ answer }) => answer?.result === 'finding')
        .map(({ title, answer }) => `${title}：${answer?.note ?? ''}`),
      ...threads.filter(({ state }) => state === 'standing').map(({ words }) => words),
    ].join('\n'),
  });
  const [faults, setFaults] = useState<Faults>({});

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = faultsOf(values);
    setFaults(found);
    const { opinion } = values;
    if (Object.keys(found).length > 0 || opinion === '') return;
    await writing.mutateAsync({ ...values, year: String(fiscalYear), opinion });
    toast({ title: '監査報告書を付けた版を作りました', tone: 'good' });
  }

  return {
    values,
    change: (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed })),
    faults,
    error: writing.error,
    isBusy: writing.isPending,
    submit,
  };
}

function faultsOf(values: Values): Faults {
  const { auditedOn, method, opinion, business, exceptions } = values;
  return {
    ...(auditedOn === '' && { auditedOn: '監査の日を選んでください。' }),
    ...(method.trim() === '' && { method: '監査の方法を書いてください。' }),
    ...(opinion === '' && { opinion: '決算書についての意見を選んでください。' }),
    ...(business.trim() === '' && { business: '業務の執行についての結果を書いてください。' }),
    ...(opinion !== '' &&
      lacksReason({ auditedOn, method, opinion, business, exceptions }) && {
        exceptions: 'そのように判断した理由を書いてください。',
      }),
  };
}
