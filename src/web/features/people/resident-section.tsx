import { useState } from 'react';
import { addResident, type People } from '#contract/people.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { AddForm } from '#web/ui/add-form.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { stayKinds } from './people-words.ts';

type Kind = (typeof stayKinds)[number]['value'];

/** 居住者: people who live in a dwelling, beside those who own it. */
export function ResidentSection({ people: { dwellings, today } }: { people: People }) {
  const blank = { dwellingId: '', name: '', kana: '', kind: 'tenant' as Kind, since: today };
  const [draft, setDraft] = useState(blank);
  const adding = useBooksAction(addResident);
  const change = (part: Partial<typeof blank>) => setDraft({ ...draft, ...part });
  return (
    <Section
      id="residents"
      isOnPaper={false}
      heading="居住者を加える"
      description="借りて住む方や、同居のご家族を入れます。招待状は、お一人ずつ渡せます。"
    >
      {dwellings.length === 0 ? (
        <p className="text-muted">先に、住戸と区分所有者を登録してください。</p>
      ) : (
        <AddForm
          label="居住者を加える"
          problem={problemOf(draft)}
          error={adding.error}
          isPending={adding.isPending}
          onAdd={async () => {
            await adding.mutateAsync({ id: crypto.randomUUID(), ...draft });
            setDraft({ ...blank, dwellingId: draft.dwellingId });
          }}
        >
          <SelectField
            label="部屋"
            placeholder="選んでください"
            options={dwellings.map(({ id, number }) => ({ value: id, label: `${number}号室` }))}
            value={draft.dwellingId}
            onChange={(dwellingId) => change({ dwellingId })}
          />
          <SelectField
            label="どのような方か"
            options={stayKinds}
            value={draft.kind}
            onChange={(value) =>
              change({ kind: stayKinds.find((it) => it.value === value)?.value ?? 'tenant' })
            }
          />
          <TextField
            label="名前"
            maxLength={60}
            value={draft.name}
            onChange={(name) => change({ name })}
          />
          <TextField
            label="よみ（カタカナ）"
            hint="分からなければ、空けておけます。"
            maxLength={60}
            value={draft.kana}
            onChange={(kana) => change({ kana })}
          />
          <TextField
            label="住みはじめた日"
            hint="分からなければ、今日のままでかまいません。"
            type="date"
            value={draft.since}
            onChange={(since) => change({ since })}
          />
        </AddForm>
      )}
    </Section>
  );
}

type Draft = { readonly dwellingId: string; readonly name: string; readonly since: string };

function problemOf({ dwellingId, name, since }: Draft): string {
  if (dwellingId === '') return '部屋を選んでください。';
  if (name.trim() === '') return '名前を入れてください。';
  return since === '' ? '住みはじめた日を入れてください。' : '';
}
