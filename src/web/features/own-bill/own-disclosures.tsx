import { type FormEvent, useState } from 'react';
import {
  askForDisclosure,
  listOwnDisclosures,
  type OwnDisclosures as Own,
  withdrawDisclosureRequest,
} from '#contract/disclosure.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 売却などのときの書類: an owner asks for 重要事項調査報告書, and sees that it was issued. */
export function OwnDisclosures() {
  const own = useEndpoint(listOwnDisclosures, {});
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      id="disclosure"
      heading="住戸を売るときの書類"
      description="売却などで仲介の会社に求められる「重要事項調査報告書」を、ここから頼めます。理事長、副理事長、会計担当理事、管理会社に届きます。"
      isOnPaper={false}
    >
      <Requests requests={own.requests} />
      {isOpen ? (
        <RequestForm own={own} onDone={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          報告書を頼む
        </Button>
      )}
    </Section>
  );
}

function Requests({ requests }: Pick<Own, 'requests'>) {
  const withdrawing = useChange(withdrawDisclosureRequest);
  if (requests.length === 0) return null;
  async function withdraw(requestId: string): Promise<void> {
    await withdrawing.mutateAsync({ requestId });
    toast({ title: '依頼を取り下げました', tone: 'good' });
  }
  return (
    <>
      {withdrawing.error && <FailureNote>{sentenceOf(withdrawing.error)}</FailureNote>}
      <ul className="mb-4 max-w-2xl divide-y divide-line border-y border-line">
        {requests.map((request) => (
          <li
            key={request.id}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 py-3"
          >
            <div className="min-w-0">
              <p className="font-bold">
                {request.dwellingNumber}号室　{stateWords(request)}
              </p>
              <p className="text-muted">
                {formatPlainDate(request.askedOn)}に依頼。{request.reason}
              </p>
            </div>
            {request.issued === null && (
              <Button
                variant="quiet"
                disabled={withdrawing.isPending}
                onClick={() => void withdraw(request.id).catch(() => undefined)}
              >
                取り下げる
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function stateWords({ issued }: Own['requests'][number]): string {
  if (issued === null) return '依頼中です';
  const fee =
    issued.feeYen === 0 ? '手数料はありません' : `手数料は${formatYen(issued.feeYen)}です`;
  return `${formatPlainDate(issued.on)}にできました（第${issued.number}号）。${fee}`;
}

function RequestForm({ own, onDone }: { own: Own; onDone: () => void }) {
  const { dwellings, today } = own;
  const asking = useChange(askForDisclosure);
  const [id] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState({
    dwellingId: dwellings[0]?.id ?? '',
    reason: '',
    receiver: '',
    wantedOn: '',
  });
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (draft.reason.trim() === '') return;
    await asking.mutateAsync({ ...draft, id, wantedOn: draft.wantedOn || null });
    toast({ title: '報告書を頼みました', tone: 'good' });
    onDone();
  }
  return (
    <form
      noValidate
      aria-label="報告書を頼む"
      className="grid max-w-xl gap-5"
      onSubmit={(event) => void submit(event).catch(() => undefined)}
    >
      {dwellings.length > 1 && (
        <SelectField
          label="住戸"
          options={dwellings.map((it) => ({ value: it.id, label: `${it.number}号室` }))}
          value={draft.dwellingId}
          onChange={(dwellingId) => change({ dwellingId })}
        />
      )}
      <TextField
        label="理由"
        hint="例：売却のため"
        required
        maxLength={200}
        value={draft.reason}
        error={isTried && draft.reason.trim() === '' ? '理由を入れてください。' : undefined}
        onChange={(reason) => change({ reason })}
      />
      <TextField
        label="渡す相手"
        hint="仲介の会社の名前と担当者です。ご自分で受け取るときは、空けておきます。"
        maxLength={80}
        value={draft.receiver}
        onChange={(receiver) => change({ receiver })}
      />
      <TextField
        label="いつまでにほしいか"
        hint="決まっていなければ、空けておきます。"
        type="date"
        min={today}
        className="max-w-48"
        value={draft.wantedOn}
        onChange={(wantedOn) => change({ wantedOn })}
      />
      <p>手数料がかかることがあります。額は、作る人から知らせます。</p>
      {asking.error && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={asking.isPending}>
          {asking.isPending ? '送っています' : 'この内容で頼む'}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          やめる
        </Button>
      </div>
    </form>
  );
}
