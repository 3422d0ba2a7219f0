import { useState } from 'react';
import { addOfficer, removeOfficer, type Setup } from '#contract/setup.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { AddForm } from '#web/ui/add-form.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { EntryList } from './entry-list.tsx';

type Post = Setup['officers'][number]['post'];

const posts = [
  { value: 'chair', label: '理事長' },
  { value: 'vice_chair', label: '副理事長' },
  { value: 'treasurer', label: '会計担当理事' },
  { value: 'director', label: '理事' },
  { value: 'auditor', label: '監事' },
] as const;

type OfficersSectionProps = { setup: Setup; mayWrite: boolean };

/** 役員: owners with a post and its term. */
export function OfficersSection({ setup, mayWrite }: OfficersSectionProps) {
  const { people, today } = setup;
  // Those whose term is over stand in the minutes.
  const officers = setup.officers.filter(({ termUntil }) => termUntil >= today);
  const removing = useBooksAction(removeOfficer);
  return (
    <Section
      id="officers"
      heading="役員"
      description="区分所有者の中から選び、任期を入れます。できることは、役職で決まります。"
      action={
        <TextLink href="/demo/rights" className="inline-block py-2">
          だれが何をできるか
        </TextLink>
      }
    >
      <EntryList
        empty="まだ登録されていません。"
        entries={officers.map(({ id, post, name, termFrom, termUntil }) => ({
          id,
          title: `${posts.find(({ value }) => value === post)?.label ?? ''}　${name}`,
          detail: `${formatPlainDate(termFrom)}から${formatPlainDate(termUntil)}まで`,
        }))}
        onRemove={mayWrite ? (officerId) => removing.mutateAsync({ officerId }) : undefined}
        error={removing.error}
      />
      {mayWrite &&
        (people.length === 0 ? (
          <p className="mt-3 text-muted">先に、住戸と区分所有者を登録してください。</p>
        ) : (
          <NewOfficer setup={setup} />
        ))}
    </Section>
  );
}

function NewOfficer({ setup: { people } }: { setup: Setup }) {
  const blank = { personId: '', post: 'chair' as Post, termFrom: '', termUntil: '' };
  const [draft, setDraft] = useState(blank);
  const adding = useBooksAction(addOfficer);
  const change = (part: Partial<typeof blank>) => setDraft({ ...draft, ...part });
  const problem =
    draft.personId === ''
      ? '区分所有者を選んでください。'
      : draft.termFrom === '' || draft.termUntil === ''
        ? '任期のはじまりと終わりを入れてください。'
        : '';
  return (
    <AddForm
      label="役員を加える"
      problem={problem}
      error={adding.error}
      isPending={adding.isPending}
      onAdd={async () => {
        await adding.mutateAsync({ id: crypto.randomUUID(), ...draft });
        setDraft({ ...blank, termFrom: draft.termFrom, termUntil: draft.termUntil });
      }}
    >
      <SelectField
        label="役職"
        options={posts}
        value={draft.post}
        onChange={(value) =>
          change({ post: posts.find((it) => it.value === value)?.value ?? 'chair' })
        }
      />
      <SelectField
        label="区分所有者"
        placeholder="選んでください"
        options={people.map(({ id, name, number }) => ({
          value: id,
          label: `${number}号室　${name}`,
        }))}
        value={draft.personId}
        onChange={(personId) => change({ personId })}
      />
      <TextField
        label="任期のはじまり"
        type="date"
        value={draft.termFrom}
        onChange={(termFrom) => change({ termFrom })}
      />
      <TextField
        label="任期の終わり"
        type="date"
        value={draft.termUntil}
        onChange={(termUntil) => change({ termUntil })}
      />
    </AddForm>
  );
}
