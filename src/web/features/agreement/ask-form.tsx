import { type FormEvent, useState } from 'react';
import { type Agreements, askForAgreement, getAgreements } from '#contract/agreements.ts';
import { addDays, formatPlainDate } from '#domain/calendar.ts';
import { monthWords } from '#domain/plans/agreement.ts';
import { type PlanName, plans } from '#domain/plans/plans.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Switch } from '#web/ui/switch.tsx';

const planNames = Object.keys(plans) as readonly PlanName[];
const ending = 'end';
const mostBriefings = 3;

type Draft = { wanted: string; firstMonth: string; briefings: string; movesData: boolean };

/** プランの申し込み、変更、解約: what is asked for costs nothing yet. */
export function AskForm({ agreements: { current, coming, months } }: { agreements: Agreements }) {
  const asking = useAction(askForAgreement, { refreshes: [getAgreements] });
  const plan = (coming.at(-1) ?? current)?.plan ?? null;
  const [draft, setDraft] = useState<Draft>(() => draftFor(plan, months));
  const isEnding = draft.wanted === ending;
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));

  function ask(event: FormEvent) {
    event.preventDefault();
    asking.mutate(askedOf(draft));
  }

  return (
    <form onSubmit={ask} className="grid max-w-[34rem] gap-5">
      <SelectField
        label="申し込む内容"
        options={wantedOptions(plan !== null)}
        value={draft.wanted}
        onChange={(wanted) => change({ wanted })}
      />
      <SelectField
        label={isEnding ? '最後の日' : '始まりの月'}
        options={months.map((month) => ({
          value: month,
          label: isEnding ? formatPlainDate(addDays(month, -1)) : monthWords(month),
        }))}
        value={draft.firstMonth}
        onChange={(firstMonth) => change({ firstMonth })}
      />
      {isEnding ? (
        <p>最後の日のあとも、これまでの内容はすべて見られます。何も消えません。</p>
      ) : (
        <Options draft={draft} onChange={change} />
      )}
      <Button type="submit" disabled={asking.isPending}>
        {isEnding ? '解約を申し込む' : 'この内容で申し込む'}
      </Button>
      {asking.error && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
    </form>
  );
}

function draftFor(plan: PlanName | null, [first = '']: readonly string[]): Draft {
  return { wanted: plan ?? 'standard', firstMonth: first, briefings: '0', movesData: false };
}

function askedOf({ wanted, firstMonth, briefings, movesData }: Draft) {
  const plan = planNames.find((name) => name === wanted) ?? null;
  return plan === null
    ? { plan, firstMonth, briefings: 0, movesData: false }
    : { plan, firstMonth, briefings: Number(briefings), movesData };
}

function wantedOptions(mayEnd: boolean) {
  const offered = planNames.map((value) => ({ value, label: `${plans[value].name}プラン` }));
  return mayEnd ? [...offered, { value: ending, label: '解約' }] : offered;
}

type OptionsProps = { draft: Draft; onChange: (part: Partial<Draft>) => void };

function Options({ draft, onChange }: OptionsProps) {
  const counts = Array.from({ length: mostBriefings + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? '申し込まない' : `${count}回`,
  }));
  return (
    <>
      <SelectField
        label="オンライン説明会"
        options={counts}
        value={draft.briefings}
        onChange={(briefings) => onChange({ briefings })}
      />
      <Switch
        label="データ移行支援を頼む"
        description="費用は、見積もりでお知らせします。"
        checked={draft.movesData}
        onCheckedChange={(movesData) => onChange({ movesData })}
      />
    </>
  );
}
