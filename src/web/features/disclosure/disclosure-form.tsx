import { type FormEvent, Suspense, useState } from 'react';
import type { z } from 'zod/mini';
import {
  type DisclosureRequest,
  issueDisclosure,
  type listDisclosures,
  previewDisclosure,
} from '#contract/disclosure.ts';
import {
  type DisclosureKey,
  disclosureQuestions,
} from '#domain/disclosure/disclosure-questions.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { readYen } from '#web/lib/books/read-yen.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { PaperView } from '#web/ui/statements/paper-view.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

type Desk = z.output<typeof listDisclosures.output>;

const askers = [
  { value: 'agent', label: '宅建業者（仲介の会社）' },
  { value: 'owner', label: '区分所有者' },
];

type DisclosureFormProps = {
  desk: Desk;
  /** What an owner asked for, where it is answered. */
  request: DisclosureRequest | null;
  onDone: () => void;
};

/** Who asks for which dwelling, and what no record knows; the rest comes from the records. */
export function DisclosureForm({ desk, request, onDone }: DisclosureFormProps) {
  const [isOpen, setOpen] = useState(request !== null);
  const [dwellingId, setDwelling] = useState(request?.dwellingId ?? '');
  if (!isOpen) return <Button onClick={() => setOpen(true)}>新しく作る</Button>;
  return (
    <div className="grid gap-6">
      <div className="max-w-sm">
        <SelectField
          label="売買する住戸"
          required
          placeholder="選んでください"
          options={desk.dwellings.map(({ id, number }) => ({
            value: id,
            label: `${number}号室`,
          }))}
          value={dwellingId}
          onChange={setDwelling}
        />
      </div>
      {dwellingId !== '' && (
        <>
          <Suspense fallback={<p role="status">記録を集めています…</p>}>
            <Preview dwellingId={dwellingId} />
          </Suspense>
          <OrderForm
            desk={desk}
            dwellingId={dwellingId}
            // Another dwelling than the one that was asked for answers nothing.
            request={request?.dwellingId === dwellingId ? request : null}
            onDone={() => {
              setOpen(false);
              onDone();
            }}
          />
        </>
      )}
    </div>
  );
}

function Preview({ dwellingId }: { dwellingId: string }) {
  const { paper } = useEndpoint(previewDisclosure, { dwellingId });
  return (
    <details className="rounded-xl border border-line bg-surface px-4 py-2">
      <summary className="min-h-11 content-center font-bold">記録から入る内容を見る</summary>
      <PaperView paper={paper} />
    </details>
  );
}

type OrderFormProps = DisclosureFormProps & { dwellingId: string };

function OrderForm({ desk, dwellingId, request, onDone }: OrderFormProps) {
  const { draft, change, answers, answer, fault, toSend } = useDraft(desk, request);
  const issuing = useBooksAction(issueDisclosure);
  const [id] = useState(() => crypto.randomUUID());
  function submit(event: FormEvent): void {
    event.preventDefault();
    const order = toSend();
    if (!order) return;
    issuing.mutate(
      { ...order, id, dwellingId, requestId: request?.id ?? null },
      {
        onSuccess: ({ number }) => {
          toast({ title: `第${number}号を作りました`, tone: 'good' });
          onDone();
        },
      },
    );
  }
  return (
    <form noValidate className="grid max-w-2xl gap-5" onSubmit={submit}>
      <OrderFields draft={draft} change={change} />
      <QuestionFields answers={answers} answer={answer} />
      {fault !== '' && <FailureNote>{fault}</FailureNote>}
      {issuing.error && <FailureNote>{sentenceOf(issuing.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={issuing.isPending}>
          {issuing.isPending ? '作っています' : '報告書を作る'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
      </div>
    </form>
  );
}

type OrderFieldsProps = Pick<ReturnType<typeof useDraft>, 'draft' | 'change'>;

function OrderFields({ draft, change }: OrderFieldsProps) {
  return (
    <>
      <SelectField
        label="頼んだ人"
        required
        options={askers}
        value={draft.asker}
        onChange={(asker) => change({ asker })}
      />
      <TextField
        label={draft.asker === 'agent' ? '会社の名前と担当者' : 'お名前'}
        required
        maxLength={80}
        value={draft.askerName}
        onChange={(askerName) => change({ askerName })}
      />
      {draft.asker === 'agent' && (
        <TextField
          label="宅建業の免許番号"
          required
          maxLength={60}
          value={draft.license}
          onChange={(license) => change({ license })}
        />
      )}
      <TextField
        label="依頼の理由"
        hint="媒介契約の有無など、書面で受けた理由を書きます。"
        required
        maxLength={200}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
      <TextField
        label="依頼の日"
        type="date"
        required
        className="max-w-48"
        value={draft.askedOn}
        onChange={(askedOn) => change({ askedOn })}
      />
      <TextField
        label="手数料（円）"
        hint="いただかないときは0です。入金は、作ったあとに、下の一覧から記帳できます。"
        required
        inputMode="numeric"
        className="max-w-40 text-right tabular-nums"
        value={draft.fee}
        onChange={(fee) => change({ fee })}
      />
    </>
  );
}

type QuestionFieldsProps = Pick<ReturnType<typeof useDraft>, 'answers' | 'answer'>;

/** What stays empty is printed as 未確認. */
function QuestionFields({ answers, answer }: QuestionFieldsProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-lg font-bold">記録だけではわからないこと</legend>
      <p className="text-muted">
        確かめられないものは、空けておきます。報告書には「未確認」と出ます。
      </p>
      {disclosureQuestions.map(({ key, title, hint }) => (
        <TextField
          key={key}
          label={title}
          hint={hint}
          maxLength={300}
          value={answers[key] ?? ''}
          onChange={(words) => answer(key, words)}
        />
      ))}
    </fieldset>
  );
}

function firstDraft(today: string, request: DisclosureRequest | null) {
  const blank = {
    asker: 'agent',
    askerName: '',
    license: '',
    reason: '',
    askedOn: today,
    fee: '0',
  };
  if (request === null) return blank;
  const { owner, receiver, reason, askedOn } = request;
  return receiver === ''
    ? { ...blank, asker: 'owner', askerName: owner, reason, askedOn }
    : { ...blank, askerName: receiver, reason, askedOn };
}

function useDraft(desk: Desk, request: DisclosureRequest | null) {
  const [draft, setDraft] = useState(() => firstDraft(desk.today, request));
  const [answers, setAnswers] = useState<Desk['answers']>(desk.answers);
  const [fault, setFault] = useState('');
  return {
    draft,
    answers,
    fault,
    change: (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part })),
    answer: (key: DisclosureKey, words: string) =>
      setAnswers((before) => ({ ...before, [key]: words })),
    /** What goes to the server; nothing, and a sentence, where something is missing. */
    toSend: () => {
      const { fee, asker, ...order } = draft;
      const feeYen = readYen(fee);
      const missing = missingOf({ ...draft, feeYen });
      setFault(missing);
      if (missing !== '' || feeYen === null) return null;
      return {
        ...order,
        license: asker === 'agent' ? order.license : '',
        asker: asker === 'agent' ? ('agent' as const) : ('owner' as const),
        feeYen,
        answers,
      };
    },
  };
}

type Said = {
  asker: string;
  askerName: string;
  license: string;
  reason: string;
  askedOn: string;
  feeYen: number | null;
};

function missingOf({ asker, askerName, license, reason, askedOn, feeYen }: Said): string {
  if (askerName.trim() === '') return '頼んだ人の名前を入れてください。';
  if (asker === 'agent' && license.trim() === '') return '宅建業の免許番号を入れてください。';
  if (reason.trim() === '') return '依頼の理由を入れてください。';
  if (askedOn === '') return '依頼の日を入れてください。';
  return feeYen === null ? '手数料は、数字で入れてください。' : '';
}
