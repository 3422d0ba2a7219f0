import type { ReactNode } from 'react';
import { groups } from '#domain/repair-plan/register/group.ts';
import { yearsByCycle } from '#domain/repair-plan/register/planned-years.ts';
import {
  conditionWords,
  readCycle,
  taxWords,
} from '#domain/repair-plan/register-file/read-choice.ts';
import { readYear } from '#domain/repair-plan/register-file/read-date.ts';
import type { ColumnField } from '#domain/repair-plan/register-file/register-columns.ts';
import { groupText, yearsText } from '#domain/repair-plan/register-file/register-row.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ItemFaults, ItemTexts } from './item-form.ts';

type ItemFieldsProps = {
  texts: ItemTexts;
  faults: ItemFaults;
  onChange: (field: ColumnField, text: string) => void;
  onFault: (field: ColumnField, sentence: string) => void;
  horizon: { readonly startYear: number; readonly yearCount: number };
  completedYear: number;
};

/** The fields of a line in the order of the standard form. */
export function ItemFields(props: ItemFieldsProps) {
  const { texts, onChange } = props;
  return (
    <>
      <Choice {...props} field="group" label="分類" words={groupWords} />
      <div className={pair}>
        <Text {...props} field="part" label="部分" required hint="例：外壁塗装" />
        <Text {...props} field="work" label="工事の内容" hint="例：塗替え" />
      </div>
      <div className={pair}>
        <Text {...props} field="cycle" label="修繕周期（年）" hint="例：12〜15。なければ空欄" />
        <Text {...props} field="lastDoneYear" label="前回の年度" hint="まだなら空欄" />
      </div>
      <div>
        <Text {...props} field="years" label="計画年度" hint="例：2035、2048" />
        <YearsByCycle {...props} />
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <Text {...props} field="quantity" label="数量" required />
        <Text {...props} field="unit" label="単位" required />
        <Text {...props} field="unitPriceYen" label="単価（円）" required />
      </div>
      <div className={pair}>
        <Text {...props} field="priceSource" label="単価の出どころ" />
        <Text {...props} field="pricedOn" label="単価の日付" type="date" />
      </div>
      <div className={pair}>
        <Choice {...props} field="tax" label="消費税" words={firstWords(taxWords)} />
        <Choice
          {...props}
          field="condition"
          label="劣化の様子"
          words={firstWords(conditionWords)}
        />
      </div>
      <Switch
        label="大規模修繕に含める"
        description="仮設費と設計・監理費がかかり、同じ年度の大規模修繕の工事と一緒に動きます。"
        checked={texts.isMajorWork === '○'}
        onCheckedChange={(checked) => onChange('isMajorWork', checked ? '○' : '')}
      />
      <Note {...props} />
    </>
  );
}

const pair = 'grid items-end gap-5 sm:grid-cols-2';
const groupWords = ['', ...groups.map(({ number }) => groupText(number))];

function firstWords(words: readonly (readonly [unknown, ...(readonly string[])])[]): string[] {
  return words.map(([, word]) => word ?? '');
}

type TextProps = ItemFieldsProps & {
  field: ColumnField;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  type?: 'text' | 'date';
};

function Text({
  texts,
  faults,
  onChange,
  onFault,
  field,
  label,
  hint,
  required = false,
  type = 'text',
}: TextProps) {
  return (
    <Field label={label} hint={hint} required={required} error={faults[field]}>
      {(control) => (
        <TextInput
          {...control}
          type={type}
          autoComplete="off"
          value={texts[field] ?? ''}
          onChange={(event) => onChange(field, event.target.value)}
          onPaste={(event) => {
            if (!hasManyCells(event.clipboardData.getData('text/plain'))) return;
            event.preventDefault();
            onFault(field, manyCells);
          }}
        />
      )}
    </Field>
  );
}

const manyCells =
  'この欄に入るのは1つの値です。いくつもの値は、表のセルを選んで貼り付けてください。';

/** The browser would write the lines one behind the other: three prices would be one. */
function hasManyCells(text: string): boolean {
  return /[\t\r\n]/.test(text.trim());
}

function Choice({
  texts,
  faults,
  onChange,
  field,
  label,
  words,
}: ItemFieldsProps & { field: ColumnField; label: string; words: readonly string[] }) {
  return (
    <Field label={label} error={faults[field]}>
      {(control) => (
        <SelectInput
          {...control}
          value={texts[field] ?? ''}
          onChange={(event) => onChange(field, event.target.value)}
        >
          {words.map((word) => (
            <option key={word} value={word}>
              {word || '選んでください'}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

function Note({ texts, faults, onChange }: ItemFieldsProps) {
  return (
    <Field label="備考" error={faults['note']}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          value={texts.note ?? ''}
          onChange={(event) => onChange('note', event.target.value)}
        />
      )}
    </Field>
  );
}

/** 周期から年度を入れる: counted from the last time, or from the completion of the building. */
function YearsByCycle({ texts, onChange, horizon, completedYear }: ItemFieldsProps) {
  const cycle = readCycle(texts.cycle ?? '');
  if (!cycle || cycle.loYears < 1) return null;
  const lastYear = readYear(texts.lastDoneYear ?? '');
  const choices = [...new Set([cycle.loYears, cycle.hiYears])];
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      {choices.map((everyYears) => (
        <Button
          key={everyYears}
          variant="secondary"
          onClick={() =>
            onChange(
              'years',
              yearsText(yearsByCycle(lastYear ?? completedYear, everyYears, horizon)),
            )
          }
        >
          {everyYears}年ごとに入れる
        </Button>
      ))}
      <p className="text-muted">
        {lastYear === undefined ? `完成した${completedYear}年度` : `前回の${lastYear}年度`}
        から数えます。
      </p>
    </div>
  );
}
