import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { listClauses, type ShownEnclosure, saveEnclosure } from '#contract/enclosures.ts';
import type { ClauseChange } from '#domain/meetings/agenda/enclosures.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

type ComparisonProps = {
  meetingId: string;
  itemId: string;
  compared: ShownEnclosure | 'new' | undefined;
  onClose: () => void;
};

/** 新旧対照表: the article is chosen, its words come from the bylaws, and the new ones are written beside them. */
export function ComparisonDialog(props: ComparisonProps) {
  return (
    <Dialog
      title="新旧対照表"
      description="条を選ぶと、今の規約の文が出ます。改正案を書いてください。"
      isWide
      open={props.compared !== undefined}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
    >
      {props.compared !== undefined && <ComparisonForm {...props} />}
    </Dialog>
  );
}

type Row = ClauseChange & { readonly key: string };
const emptyRow = (): Row => ({
  key: crypto.randomUUID(),
  place: '',
  isNew: false,
  proposed: '',
  reason: '',
});

function firstRows(compared: ComparisonProps['compared']): readonly Row[] {
  if (compared === undefined || compared === 'new') return [emptyRow()];
  return compared.changes.map((change) => ({ ...change, key: crypto.randomUUID() }));
}

function ComparisonForm({ meetingId, itemId, compared, onClose }: ComparisonProps) {
  const { clauses } = useEndpoint(listClauses, { meetingId });
  const saving = useChange(saveEnclosure);
  const [enclosureId] = useState(() =>
    compared && compared !== 'new' ? compared.id : crypto.randomUUID(),
  );
  const [rows, setRows] = useState(() => firstRows(compared));
  const isReady = rows.length > 0 && rows.every(({ place }) => place.trim() !== '');
  const change = (key: string, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        saving.mutate(
          {
            meetingId,
            enclosureId,
            itemId,
            kind: 'comparison',
            title: '規約の新旧対照表',
            changes: rows.map(({ key: _key, ...row }) => row),
          },
          {
            onSuccess: () => {
              toast({ title: '新旧対照表を保存しました', tone: 'good' });
              onClose();
            },
          },
        );
      }}
    >
      {rows.map((row, place) => (
        <RowFields
          key={row.key}
          row={row}
          number={place + 1}
          clauses={clauses}
          onChange={(part) => change(row.key, part)}
          onRemove={
            rows.length > 1 ? () => setRows(rows.filter(({ key }) => key !== row.key)) : undefined
          }
        />
      ))}
      <div>
        <Button
          variant="secondary"
          disabled={rows.length >= 40}
          onClick={() => setRows([...rows, emptyRow()])}
        >
          <Plus aria-hidden="true" className="size-5" />
          条を増やす
        </Button>
      </div>
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          キャンセル
        </Button>
        <Button type="submit" disabled={saving.isPending || !isReady}>
          {saving.isPending ? '保存しています' : '新旧対照表を保存'}
        </Button>
      </div>
    </form>
  );
}

const newArticle = '（新しい条を加える）';

type RowProps = {
  row: Row;
  number: number;
  clauses: readonly { readonly place: string; readonly words: string }[];
  onChange: (part: Partial<Row>) => void;
  onRemove: (() => void) | undefined;
};

function RowFields({ row, number, clauses, onChange, onRemove }: RowProps) {
  const current = clauses.find(({ place }) => place === row.place)?.words;
  function choose(place: string): void {
    if (place === newArticle) return onChange({ place: '', isNew: true });
    const words = clauses.find((it) => it.place === place)?.words ?? '';
    // What is changed is mostly a few words of what is there.
    onChange({ place, isNew: false, ...(row.proposed === '' ? { proposed: words } : {}) });
  }
  return (
    <fieldset className="grid gap-3 rounded-xl border border-line p-4">
      <legend className="px-2 font-bold">{number}つ目の条</legend>
      <SelectField
        label="変える条"
        placeholder="選んでください"
        required
        options={[...clauses.map(({ place }) => place), newArticle].map((value) => ({
          value,
          label: value,
        }))}
        value={row.isNew ? newArticle : row.place}
        onChange={choose}
      />
      {row.isNew && (
        <TextField
          label="新しい条の名前"
          placeholder="管理規約 第50条の2（猫の飼育）"
          required
          maxLength={120}
          value={row.place}
          onChange={(place) => onChange({ place })}
        />
      )}
      {current !== undefined && !row.isNew && (
        <div>
          <p className="font-bold">現行</p>
          <p className="whitespace-pre-line rounded-lg bg-surface px-4 py-3">{current}</p>
        </div>
      )}
      <Field label="改正案" hint="条をなくすときは、何も書かないでください。">
        {(control) => (
          <TextArea
            {...control}
            value={row.proposed}
            maxLength={6_000}
            onChange={({ target }) => onChange({ proposed: target.value })}
          />
        )}
      </Field>
      <TextField
        label="改正の理由"
        maxLength={600}
        value={row.reason}
        onChange={(reason) => onChange({ reason })}
      />
      {onRemove && (
        <div>
          <Button variant="quiet" aria-label={`${number}つ目の条を外す`} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-5" />
            この条を外す
          </Button>
        </div>
      )}
    </fieldset>
  );
}
