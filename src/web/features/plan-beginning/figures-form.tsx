import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import type { BeginningDraft } from '#domain/repair-plan/beginning/read-figures.ts';
import { monthlyBills } from '#domain/repair-plan/projection/tariff.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Beginning } from './use-beginning.ts';

type FormProps = { beginning: Beginning };

/** もとになる数字. What cannot be read says so beside the field, as soon as anything is typed there. */
export function FiguresForm({ beginning }: FormProps) {
  const { draft, change, house } = beginning;
  const isByShare = draft.basis === 'share';
  return (
    <div className="grid max-w-[40rem] gap-5">
      <Typed
        beginning={beginning}
        field="startYear"
        label="計画の最初の年度（西暦）"
        hint="4月から翌年3月までを1年度と数えます。"
      />
      <Opening beginning={beginning} />
      <PillChoice
        label="積立金の決め方"
        name="basis"
        options={[
          { value: 'area', label: '専有面積1㎡あたり' },
          { value: 'share', label: '共用部分の持分の割合' },
        ]}
        value={isByShare ? 'share' : 'area'}
        onChange={(basis) => change({ basis })}
      />
      <Typed
        beginning={beginning}
        field="unitPrice"
        label={isByShare ? '今の修繕積立金（建物全体・月・円）' : '今の修繕積立金（1㎡・月・円）'}
        hint={
          isByShare
            ? '全戸の1か月分を合わせた額です。'
            : '1戸の月額を、専有面積で割った額です。例：180'
        }
      />
      <PillChoice
        label="1戸の月額の端数"
        name="round"
        options={[
          { value: '10', label: '10円の単位にする' },
          { value: '1', label: '1円の単位にする' },
        ]}
        value={draft.roundTo === '1' ? '1' : '10'}
        onChange={(roundTo) => change({ roundTo })}
      />
      <FeeCheck beginning={beginning} />
      {house.building.grossAreaM2 === 0 && (
        <Typed
          beginning={beginning}
          field="floorArea"
          label="建物全体の延べ床面積（㎡）"
          hint="登記簿や建物の図面にあります。国の目安と比べるときに使います。"
        />
      )}
      <Days beginning={beginning} />
    </div>
  );
}

type TypedProps = FormProps & {
  field: keyof BeginningDraft;
  label: string;
  hint?: string;
  type?: 'text' | 'date';
};

function Typed({ beginning, field, label, hint, type = 'text' }: TypedProps) {
  const { draft, change, problems } = beginning;
  const text = draft[field];
  return (
    <Field label={label} hint={hint} error={text === '' ? undefined : problems[field]}>
      {(control) => (
        <TextInput
          {...control}
          type={type}
          inputMode={type === 'text' ? 'decimal' : undefined}
          autoComplete="off"
          value={text}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      )}
    </Field>
  );
}

/** The balance: the books know it where they are kept here. */
function Opening({ beginning }: FormProps) {
  const { bookedYen, draft, change, facts, known } = beginning;
  const year = facts?.startYear ?? Number(known.today.slice(0, 4));
  const booked = bookedYen?.toLocaleString('ja-JP');
  return (
    <div>
      <Typed
        beginning={beginning}
        field="openingBalance"
        label="計画の始めの残高（円）"
        hint="最初の年度の4月1日に、修繕積立金会計にあったお金です。前の年度の決算書にあります。"
      />
      {booked !== undefined && booked === draft.openingBalance && (
        <p className="mt-1">帳簿にある、{year}年度の始めの残高です。</p>
      )}
      {booked !== undefined && booked !== draft.openingBalance && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3">
          帳簿では、{booked}円です。
          <Button variant="secondary" onClick={() => change({ openingBalance: booked })}>
            帳簿の残高を入れる
          </Button>
        </p>
      )}
    </div>
  );
}

/** What the fee comes to, to be held against a bill before anything is built on it. */
function FeeCheck({ beginning: { facts, draft, house } }: FormProps) {
  if (!facts || draft.unitPrice === '') return null;
  const { dwellings } = house;
  const bills = monthlyBills(dwellings, facts, facts.unitPriceYen);
  const [first] = dwellings;
  if (!first) return null;
  return (
    <p role="status" className="rounded-lg bg-surface px-4 py-3">
      これで計算すると、{first.id}号室は月{formatYen(bills[0] ?? 0)}、全{dwellings.length}戸で月
      {formatYen(sumYen(bills))}です。今の請求と合っているか、確かめてください。
    </p>
  );
}

function Days({ beginning }: FormProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-bold">日付（分かるものだけ）</legend>
      <Typed
        beginning={beginning}
        field="madeOn"
        type="date"
        label="計画を作った日、見直した日"
        hint="空けておくと、今日になります。"
      />
      <Typed
        beginning={beginning}
        field="planResolvedOn"
        type="date"
        label="計画を総会で決議した日"
        hint="空けておくと「総会ではまだ決議していません」と示されます。"
      />
      <Typed
        beginning={beginning}
        field="feeResolvedOn"
        type="date"
        label="今の積立金の額を総会で決議した日"
      />
    </fieldset>
  );
}
