import { useState } from 'react';
import type { People } from '#contract/people.ts';
import { useMay } from '#web/lib/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { isOutside, type Person } from './people-words.ts';
import { PersonRow } from './person-row.tsx';

type Shown = 'all' | 'outside' | 'officers';

const choices = [
  { value: 'all', label: 'すべて' },
  { value: 'outside', label: 'まだ入っていない方' },
  { value: 'officers', label: '役員' },
] as const;

/** Everybody of the register by dwelling, found by number or name. */
export function PeopleList({ people: { people, today } }: { people: People }) {
  const [shown, setShown] = useState<Shown>('all');
  const [typed, setTyped] = useState('');
  const mayWrite = useMay('register.write');
  const mayPrint = useMay('invitation.print');
  if (people.length === 0) {
    return (
      <EmptyState
        title="まだどなたも登録されていません"
        action={<TextLink href="/demo/setup#roster">はじめの設定で名簿を入れる</TextLink>}
      >
        先に、住戸と区分所有者の名簿を登録してください。
      </EmptyState>
    );
  }
  const found = people.filter((person) => isShown(person, shown) && matches(person, typed));
  return (
    <Section id="people" heading="一覧">
      <div className="mb-4 grid max-w-[48rem] gap-4">
        <PillChoice
          label="見る方"
          name="shown"
          options={choices}
          value={shown}
          onChange={setShown}
        />
        <TextField
          label="部屋番号か名前でさがす"
          value={typed}
          onChange={setTyped}
          className="max-w-[20rem]"
        />
      </div>
      <p role="status" className="mb-2 text-muted">
        {found.length === 0 ? '当てはまる方はいません。' : `${found.length}人`}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {found.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            everybody={people}
            today={today}
            mayWrite={mayWrite}
            mayPrint={mayPrint}
          />
        ))}
      </ul>
    </Section>
  );
}

function isShown(person: Person, shown: Shown): boolean {
  if (shown === 'outside') return isOutside(person);
  return shown === 'all' || person.terms.length > 0;
}

/** The dwelling as it stands on the door, or any part of a name; gaps and width do not matter. */
function matches({ name, kana, ownerships, stays }: Person, typed: string): boolean {
  const bare = (text: string) => text.normalize('NFKC').replaceAll(/\s|号室/g, '');
  const wanted = bare(typed);
  if (wanted === '') return true;
  if ([name, kana].some((text) => bare(text).includes(wanted))) return true;
  return [...ownerships, ...stays].some(({ dwelling }) => bare(dwelling).startsWith(wanted));
}
