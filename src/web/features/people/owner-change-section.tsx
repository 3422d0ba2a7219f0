import { Suspense, useState } from 'react';
import { findOwnerChangeFacts } from '#contract/owner-change.ts';
import type { People } from '#contract/people.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { NameForm } from './name-form.tsx';
import { OwnerChangeForm } from './owner-change-form.tsx';
import { OwnerChangeList } from './owner-change-list.tsx';

const ways = [
  { value: 'owner', label: '持ち主が変わった' },
  { value: 'name', label: '氏名だけを直す' },
] as const;
type Way = (typeof ways)[number]['value'];

/** 区分所有者の変更: a dwelling went over, or only a name is wrong. */
export function OwnerChangeSection({ people }: { people: People }) {
  const [dwellingId, setDwellingId] = useState('');
  const [way, setWay] = useState<Way>('owner');
  return (
    <Section
      id="owner-change"
      isOnPaper={false}
      heading="区分所有者の変更"
      description="売買、相続、贈与などで持ち主が変わったときに使います。登録する前に、請求や滞納がどうなるかを確かめられます。"
    >
      <div className="mb-6 grid max-w-[48rem] gap-4 sm:grid-cols-2">
        <SelectField
          label="変わった住戸"
          placeholder="選んでください"
          options={people.dwellings.map(({ id, number }) => ({
            value: id,
            label: `${number}号室`,
          }))}
          value={dwellingId}
          onChange={setDwellingId}
        />
        <PillChoice
          name="owner-change-way"
          label="何をするか"
          options={ways}
          value={way}
          onChange={setWay}
        />
      </div>
      {dwellingId !== '' && (
        <Suspense fallback={<p className="text-muted">住戸の登録を読んでいます。</p>}>
          <Chosen
            key={`${dwellingId} ${way}`}
            {...{ dwellingId, way, people }}
            onDone={() => setDwellingId('')}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <OwnerChangeList />
      </Suspense>
    </Section>
  );
}

type ChosenProps = { dwellingId: string; way: Way; people: People; onDone: () => void };

function Chosen({ dwellingId, way, people, onDone }: ChosenProps) {
  const facts = useEndpoint(findOwnerChangeFacts, { dwellingId });
  return way === 'name' ? (
    <NameForm owners={facts.owners} onDone={onDone} />
  ) : (
    <OwnerChangeForm {...{ dwellingId, facts, onDone }} people={people.people} />
  );
}
