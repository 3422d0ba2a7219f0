import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { RulesDraft } from './rules-draft.ts';
import { rulesWords } from './rules-words.ts';
import type { RulesDesk } from './use-rules.ts';

/** 案を作る条件: what holds now in words, and the fields to change it. */
export function RulesForm({ desk }: { desk: RulesDesk }) {
  const { rules, errors, place, clear } = desk;
  const errorCount = Object.keys(errors).length;
  return (
    <Card heading="案を作る条件" className="mb-6 bg-surface">
      <ul className="list-disc gap-x-8 space-y-1 pl-6 lg:columns-2">
        {(rules ? rulesWords(rules, place.basis, place.endYear) : []).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p role="status">
        {errorCount > 0 && (
          <span className="mt-3 flex items-start gap-2 font-bold text-warn">
            <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
            入力に{errorCount}つの誤りがあります。直すまで、3つの案は計算できません。
          </span>
        )}
      </p>
      <details className="mt-3">
        <summary className={buttonClass({ variant: 'secondary' })}>条件を変える</summary>
        <div className="mt-6 flex flex-col gap-8">
          <GoalFields desk={desk} />
          <StagedFields desk={desk} />
          <OtherFields desk={desk} />
          <LoanFields desk={desk} />
          <div>
            <Button variant="secondary" onClick={clear}>
              条件を最初の状態に戻す
            </Button>
          </div>
        </div>
      </details>
    </Card>
  );
}

type Part = { desk: RulesDesk };

function GoalFields({ desk }: Part) {
  const { draft, change } = desk;
  return (
    <Group legend="始める年度と、残す額">
      <YearField
        desk={desk}
        field="startYear"
        label="始める年度"
        hint="この年度の4月から変えます。"
      />
      <Field label="残高の下限の決め方" hint="どの年度末にも残す額です。">
        {(control) => (
          <SelectInput
            {...control}
            value={draft.floor}
            onChange={(event) =>
              change({ floor: event.target.value === 'yen' ? 'yen' : 'half-year' })
            }
          >
            <option value="half-year">積立金の半年分</option>
            <option value="yen">金額で決める</option>
          </SelectInput>
        )}
      </Field>
      {draft.floor === 'yen' && (
        <NumberField desk={desk} field="floorMan" label="残高の下限" unit="万円" />
      )}
      <NumberField
        desk={desk}
        field="endMan"
        label="最後に残す額"
        unit="万円"
        hint={`${desk.place.endYear}年度末に残す額です。`}
      />
    </Group>
  );
}

function StagedFields({ desk }: Part) {
  const { draft, change, place } = desk;
  return (
    <Group legend="段階的に上げる案">
      <NumberField desk={desk} field="mostSteps" label="上げる回数（多くて）" unit="回" />
      <NumberField desk={desk} field="yearsApart" label="次に上げるまであける年数" unit="年" />
      <Field label="1回の上げ幅の決め方">
        {(control) => (
          <SelectInput
            {...control}
            value={draft.riseLimit}
            onChange={(event) => change({ riseLimit: riseLimitOf(event.target.value) })}
          >
            <option value="yen">金額で決める</option>
            <option value="percent">割合で決める</option>
            <option value="none">決めない</option>
          </SelectInput>
        )}
      </Field>
      {draft.riseLimit === 'yen' && (
        <NumberField
          desk={desk}
          field="riseYen"
          label={
            place.basis === 'area' ? '1回の上げ幅（1㎡あたり月）' : '1回の上げ幅（全住戸で月）'
          }
          unit="円まで"
        />
      )}
      {draft.riseLimit === 'percent' && (
        <NumberField
          desk={desk}
          field="risePercent"
          label="1回の上げ幅（前の額の）"
          unit="％まで"
        />
      )}
    </Group>
  );
}

function riseLimitOf(value: string): RulesDraft['riseLimit'] {
  return value === 'yen' || value === 'percent' ? value : 'none';
}

function OtherFields({ desk }: Part) {
  const { draft, change } = desk;
  return (
    <Group legend="早めに集める案と、国の目安">
      <NumberField desk={desk} field="catchUpYears" label="始めに高くする年数" unit="年間" />
      <div className="sm:col-span-2">
        <Switch
          label="国の目安を守る"
          description="ずっと同じ額で集めるときの額を均等額といいます。始めの額を均等額の6割以上、いちばん高い額を1.1倍以内にします。"
          checked={draft.isWithinGuideline}
          onCheckedChange={(isWithinGuideline) => change({ isWithinGuideline })}
        />
      </div>
    </Group>
  );
}

function LoanFields({ desk }: Part) {
  const { draft, change } = desk;
  return (
    <Group legend="借入れ">
      <div className="sm:col-span-2 lg:col-span-3">
        <Switch
          label="借入れを使ってよい"
          description="借りると積立金を低くできるときだけ、必要な額を案に入れます。毎月同じ額を返す計算です。"
          checked={draft.mayBorrow}
          onCheckedChange={(mayBorrow) => change({ mayBorrow })}
        />
      </div>
      {draft.mayBorrow && (
        <>
          <YearField desk={desk} field="loanYear" label="借りる年度" />
          <NumberField desk={desk} field="loanMan" label="借りてよい額（多くて）" unit="万円" />
          <NumberField desk={desk} field="loanUnitMan" label="借りる額の刻み" unit="万円ごと" />
          <NumberField desk={desk} field="loanYears" label="返す年数" unit="年" />
          <NumberField desk={desk} field="loanPercent" label="利率（年）" unit="％" />
        </>
      )}
    </Group>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 w-full border-b border-line pb-1 text-lg font-bold">{legend}</legend>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {children}
      </div>
    </fieldset>
  );
}

type NumberName = keyof RulesDesk['errors'];
type NumberFieldProps = Part & { field: NumberName; label: string; unit: string; hint?: string };

function NumberField({ desk, field, label, unit, hint }: NumberFieldProps) {
  const unitId = useId();
  const { draft, errors, change } = desk;
  return (
    <Field label={label} hint={hint} error={errors[field]}>
      {(control) => (
        <span className="flex items-center gap-2">
          <TextInput
            {...control}
            aria-describedby={[unitId, control['aria-describedby']].filter(Boolean).join(' ')}
            inputMode="decimal"
            autoComplete="off"
            className="max-w-40 text-right tabular-nums"
            value={draft[field]}
            onChange={(event) => change({ [field]: event.target.value })}
          />
          <span id={unitId} className="shrink-0">
            {unit}
          </span>
        </span>
      )}
    </Field>
  );
}

type YearFieldProps = Part & { field: 'startYear' | 'loanYear'; label: string; hint?: string };

function YearField({ desk, field, label, hint }: YearFieldProps) {
  const { draft, errors, change, place } = desk;
  const count = place.endYear - place.firstYear + 1;
  const years = Array.from({ length: count }, (_, index) => `${place.firstYear + index}`);
  const isKnown = years.includes(draft[field]);
  return (
    <Field label={label} hint={hint} error={errors[field]}>
      {(control) => (
        <SelectInput
          {...control}
          value={draft[field]}
          onChange={(event) => change({ [field]: event.target.value })}
        >
          {!isKnown && <option value={draft[field]}>{draft[field]}年度</option>}
          {years.map((year) => (
            <option key={year} value={year}>
              {year}年度
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
