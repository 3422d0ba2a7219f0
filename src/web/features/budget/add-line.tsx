import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type PlanInput, planRows } from '#domain/budget/plan-table.ts';
import type { Fund } from '#domain/ledger/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import type { Draft } from './use-draft.ts';

type AddLineProps = { readonly fund: Fund; readonly input: PlanInput; readonly draft: Draft };

/** 科目を加える: one that stands in neither the plan nor what it is compared with. */
export function AddLine({ fund, input, draft }: AddLineProps) {
  const [accountId, setAccountId] = useState('');
  const shown = new Set(
    (['income', 'expense'] as const).flatMap((kind) =>
      planRows(fund, kind, input).map(({ account }) => account.id),
    ),
  );
  const offered = input.accounts.filter(
    ({ id, kind, isRetired }) =>
      (kind === 'income' || kind === 'expense') && !isRetired && !shown.has(id),
  );
  function add(): void {
    draft.putLine({ fundId: fund.id, accountId, amountYen: 0, formula: '', note: '' });
    setAccountId('');
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-full sm:w-80">
        <Field label={`${fund.name}に加える科目`}>
          {(control) => (
            <SelectInput
              {...control}
              value={accountId}
              onChange={({ target }) => setAccountId(target.value)}
            >
              <option value="">選んでください</option>
              {offered.map(({ id, code, name, kind }) => (
                <option key={id} value={id}>
                  {kind === 'income' ? '収入' : '支出'} {code} {name}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      </div>
      <Button variant="secondary" disabled={accountId === ''} onClick={add}>
        <Plus aria-hidden="true" className="size-5" />
        加える
      </Button>
    </div>
  );
}
