import { Plus, Trash2 } from 'lucide-react';
import type { OtherIncome } from '#domain/repair-plan/register/repair-plan.ts';
import { withSettings } from '#domain/repair-plan/trial/apply-trial.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const mostIncomes = 60;

/** そのほかの収入: subsidies and the like, each in its year. */
export function OtherIncomes() {
  const { base, trial, typedPlan, tryOut } = useWorkbench();
  const { otherIncomes, startYear } = typedPlan;
  const change = (next: readonly OtherIncome[]) =>
    tryOut(withSettings(base, trial, { otherIncomes: next }));
  return (
    <Card
      heading="そのほかの収入"
      className="mt-4"
      action={
        otherIncomes.length < mostIncomes && (
          <Button
            variant="secondary"
            onClick={() => change([...otherIncomes, { year: startYear, amountYen: 0, label: '' }])}
          >
            <Plus aria-hidden="true" className="size-5" />
            収入を加える
          </Button>
        )
      }
    >
      {otherIncomes.length === 0 ? (
        <p className="text-muted">
          補助金など、積立金と繰入れのほかに入るお金は、見込んでいません。
        </p>
      ) : (
        <ul className="grid gap-4">
          {otherIncomes.map((income, index) => (
            <Income
              key={index}
              income={income}
              index={index}
              onChange={(next) => change(otherIncomes.with(index, next))}
              onRemove={() => change(otherIncomes.toSpliced(index, 1))}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

type IncomeProps = {
  income: OtherIncome;
  index: number;
  onChange: (income: OtherIncome) => void;
  onRemove: () => void;
};

function Income({ income, index, onChange, onRemove }: IncomeProps) {
  const { typedPlan, problems } = useWorkbench();
  const { startYear, yearCount } = typedPlan;
  const errorOf = (field: string) =>
    problems.find((problem) => problem.field === `otherIncomes.${index}.${field}`)?.sentence;
  return (
    <li className="grid items-start gap-4 border-b border-line pb-4 last:border-0 last:pb-0 sm:grid-cols-[8rem_1fr_1fr_auto]">
      <Field label="年度" error={errorOf('year')}>
        {(control) => (
          <SelectInput
            {...control}
            value={income.year}
            onChange={({ target }) => onChange({ ...income, year: Number(target.value) })}
          >
            {Array.from({ length: yearCount }, (_, place) => startYear + place).map((year) => (
              <option key={year} value={year}>
                {year}年度
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label="内容（例：補助金）">
        {(control) => (
          <TextInput
            {...control}
            value={income.label}
            maxLength={80}
            onChange={({ target }) => onChange({ ...income, label: target.value })}
          />
        )}
      </Field>
      <NumberField
        label="金額（円）"
        field={`otherIncomes.${index}.amountYen`}
        value={income.amountYen}
        error={errorOf('amountYen')}
        onChange={(amountYen) => onChange({ ...income, amountYen })}
      />
      <Button variant="quiet" onClick={onRemove} className="self-end">
        <Trash2 aria-hidden="true" className="size-5" />
        この収入を消す
      </Button>
    </li>
  );
}
