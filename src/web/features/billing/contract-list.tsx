import { useState } from 'react';
import { endContract, type TariffAnswer } from '#contract/billing.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

type Contract = TariffAnswer['contracts'][number];
type ListProps = { tariff: TariffAnswer; mayChange: boolean };

/** 使用契約: who uses which space. */
export function ContractList({ tariff, mayChange }: ListProps) {
  const [ending, setEnding] = useState<Contract | null>(null);
  const contracts = tariff.contracts.filter(
    ({ endsOn }) => endsOn === null || endsOn.slice(0, 7) >= tariff.openMonth,
  );
  const columns: readonly Column<Contract>[] = [
    {
      id: 'number',
      header: '住戸',
      cell: ({ number }) => `${number}号室`,
      isRowHeader: true,
      sortBy: ({ number }) => Number(number) || number,
    },
    {
      id: 'what',
      header: '契約',
      cell: ({ kind, label, count }) =>
        [kind, label, count > 1 ? `${count}台` : ''].filter((word) => word !== '').join(' '),
      sortBy: ({ kind, label }) => `${kind} ${label.padStart(8)}`,
    },
    { id: 'since', header: '始まり', cell: ({ startsOn }) => formatPlainDate(startsOn) },
    {
      id: 'until',
      header: '終わり',
      cell: ({ endsOn }) => (endsOn ? formatPlainDate(endsOn) : '－'),
    },
    ...(mayChange
      ? [
          {
            id: 'end',
            header: '変更',
            cell: (contract: Contract) => endButton(() => setEnding(contract)),
          },
        ]
      : []),
  ];
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
        駐車場と駐輪場の契約を見る（{contracts.length}件）
      </summary>
      <DataTable
        caption="駐車場と駐輪場の契約"
        columns={columns}
        rows={contracts}
        rowKey={({ id }) => id}
      />
      {ending && <EndDialog key={ending.id} contract={ending} onClose={() => setEnding(null)} />}
    </details>
  );
}

const endButton = (onPress: () => void) => (
  <Button variant="quiet" onClick={onPress}>
    終わりの日を入れる
  </Button>
);

function EndDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const saving = useBooksAction(endContract);
  const [endsOn, setEndsOn] = useState(contract.endsOn ?? '');
  async function save(): Promise<void> {
    await saving.mutateAsync({ contractId: contract.id, endsOn: endsOn === '' ? null : endsOn });
    toast({ title: '契約を保存しました', tone: 'good' });
    onClose();
  }
  return (
    <Dialog
      title={`${contract.number}号室 ${contract.kind} ${contract.label}`}
      description="空のままなら、契約は続きます。"
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save().catch(() => undefined);
        }}
      >
        <TextField
          label="終わりの日"
          type="date"
          min={contract.startsOn}
          value={endsOn}
          onChange={setEndsOn}
        />
        {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
        <div>
          <Button type="submit" disabled={saving.isPending}>
            保存する
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
