import { useState } from 'react';
import { addGarbageRule, removeGarbageRule, type Setup } from '#contract/setup.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { AddForm } from '#web/ui/add-form.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { EntryList } from './entry-list.tsx';

type Rule = Setup['garbage'][number];

const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const;

const weekChoices = [
  { value: '', label: '毎週' },
  { value: '1,3', label: '第1・第3' },
  { value: '2,4', label: '第2・第4' },
  { value: '1', label: '第1' },
  { value: '2', label: '第2' },
  { value: '3', label: '第3' },
  { value: '4', label: '第4' },
] as const;

type GarbageSectionProps = { setup: Setup; mayWrite: boolean };

/** ごみの収集日: a kind on a weekday, each week or in some weeks of the month. */
export function GarbageSection({ setup: { garbage }, mayWrite }: GarbageSectionProps) {
  const removing = useBooksAction(removeGarbageRule);
  return (
    <Section
      id="garbage"
      heading="ごみの収集日"
      description="週に2回あるものは、曜日ごとに加えます。"
    >
      <EntryList
        empty="まだ登録されていません。"
        entries={garbage.map((rule) => ({
          id: rule.id,
          title: `${rule.name}　${dayWords(rule)}`,
          detail: [rule.putOutBy && `${rule.putOutBy}まで`, rule.how].filter(Boolean).join('・'),
        }))}
        onRemove={mayWrite ? (ruleId) => removing.mutateAsync({ ruleId }) : undefined}
        error={removing.error}
      />
      {mayWrite && <NewRule />}
    </Section>
  );
}

function dayWords({ weekday, weeks }: Rule): string {
  if (weekday === null) return '予約制';
  const which = weeks === null ? '毎週' : weeks.map((week) => `第${week}`).join('・');
  return `${which}${weekdays[weekday] ?? ''}曜日`;
}

function NewRule() {
  const blank = { name: '', weekday: '2', weeks: '', how: '', putOutBy: '' };
  const [draft, setDraft] = useState(blank);
  const adding = useBooksAction(addGarbageRule);
  const change = (part: Partial<typeof blank>) => setDraft({ ...draft, ...part });
  return (
    <AddForm
      label="収集日を加える"
      problem={draft.name.trim() === '' ? 'ごみの種類を入れてください。' : ''}
      error={adding.error}
      isPending={adding.isPending}
      onAdd={async () => {
        const isReserved = draft.weekday === '';
        await adding.mutateAsync({
          id: crypto.randomUUID(),
          name: draft.name,
          how: draft.how,
          weekday: isReserved ? null : Number(draft.weekday),
          weeks: isReserved || draft.weeks === '' ? null : draft.weeks.split(',').map(Number),
          putOutBy: draft.putOutBy === '' ? null : draft.putOutBy,
        });
        setDraft({ ...blank, putOutBy: draft.putOutBy });
      }}
    >
      <TextField
        label="ごみの種類"
        hint="例：燃やすごみ"
        required
        maxLength={40}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <SelectField
        label="曜日"
        options={[
          ...weekdays.map((name, value) => ({ value: String(value), label: `${name}曜日` })),
          { value: '', label: '予約制' },
        ]}
        value={draft.weekday}
        onChange={(weekday) => change({ weekday })}
      />
      <SelectField
        label="週"
        options={weekChoices}
        value={draft.weeks}
        onChange={(weeks) => change({ weeks })}
      />
      <TextField
        label="出せる時刻（その日の朝まで）"
        type="time"
        value={draft.putOutBy}
        onChange={(putOutBy) => change({ putOutBy })}
      />
      <TextField
        label="出し方"
        maxLength={300}
        value={draft.how}
        onChange={(how) => change({ how })}
      />
    </AddForm>
  );
}
