import type { OwnerChangeFacts } from '#contract/owner-change.ts';
import type { People } from '#contract/people.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CheckRow } from './check-row.tsx';
import {
  type NewcomerDraft,
  namesakes,
  newNewcomer,
  type OwnerChangeDraft,
  type Share,
} from './owner-change-draft.ts';

type NextOwnersProps = {
  draft: OwnerChangeDraft;
  facts: OwnerChangeFacts;
  people: People['people'];
  change: (part: Partial<OwnerChangeDraft>) => void;
};

/** Who owned it until now and goes on, and who is new, with shares where there are several. */
export function NextOwners({ draft, facts, people, change }: NextOwnersProps) {
  const { kept, newcomers } = draft;
  const isShared = Object.keys(kept).length + newcomers.length > 1;
  const put = (key: string, part: Partial<NewcomerDraft>) =>
    change({ newcomers: newcomers.map((it) => (it.key === key ? { ...it, ...part } : it)) });
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="font-bold">これまでの区分所有者</legend>
        {facts.owners.length === 0 && <p className="text-muted">登録がありません。</p>}
        {facts.owners.map(({ personId, name, numerator, denominator }) => {
          const share = kept[personId];
          const { [personId]: _gone, ...others } = kept;
          const asOwned = { numerator: String(numerator), denominator: String(denominator) };
          return (
            <div key={personId}>
              <CheckRow
                label={`${name}さんは、引き続き所有する`}
                checked={share !== undefined}
                onChange={(isKept) =>
                  change({ kept: isKept ? { ...kept, [personId]: asOwned } : others })
                }
              />
              {share && isShared && (
                <ShareFields
                  whose={name}
                  share={share}
                  onChange={(next) => change({ kept: { ...kept, [personId]: next } })}
                />
              )}
            </div>
          );
        })}
      </fieldset>
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-2 font-bold">新しい区分所有者</legend>
        {newcomers.map((newcomer, at) => (
          <Newcomer
            key={newcomer.key}
            {...{ newcomer, people, isShared }}
            place={newcomers.length > 1 ? `${at + 1}人目の` : ''}
            onChange={(part) => put(newcomer.key, part)}
            onRemove={() => change({ newcomers: newcomers.filter((it) => it !== newcomer) })}
          />
        ))}
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => change({ newcomers: [...newcomers, newNewcomer()] })}
        >
          もう1人加える（共有のとき）
        </Button>
      </fieldset>
    </>
  );
}

type NewcomerProps = {
  newcomer: NewcomerDraft;
  people: People['people'];
  isShared: boolean;
  place: string;
  onChange: (part: Partial<NewcomerDraft>) => void;
  onRemove: () => void;
};

function Newcomer({ newcomer, people, isShared, place, onChange, onRemove }: NewcomerProps) {
  const { name, kana, personId } = newcomer;
  const known = namesakes(people, name);
  return (
    <div className="grid gap-4 border-l-4 border-line pl-4 sm:grid-cols-2">
      <TextField
        label={`${place}名前`}
        maxLength={60}
        value={name}
        onChange={(typed) => onChange({ name: typed, personId: '' })}
      />
      <TextField
        label={`${place}よみ（カタカナ）`}
        maxLength={60}
        value={kana}
        onChange={(typed) => onChange({ kana: typed })}
      />
      {known.length > 0 && (
        <SelectField
          label={`${place}名簿に同じ名前の方がいます`}
          placeholder="別の方です"
          options={known.map((it) => ({
            value: it.id,
            label: `${[...it.ownerships, ...it.stays][0]?.dwelling ?? ''}号室の${it.name}さんと同じ方`,
          }))}
          value={personId}
          onChange={(id) => onChange({ personId: id })}
        />
      )}
      {isShared && (
        <>
          <ShareFields whose={`${place}新しい方`} share={newcomer} onChange={onChange} />
          <Button variant="quiet" className="justify-self-start" onClick={onRemove}>
            {name === '' ? `${place}らんを消す` : `${name}さんを消す`}
          </Button>
        </>
      )}
    </div>
  );
}

type ShareFieldsProps = {
  whose: string;
  share: Share;
  onChange: (share: Share) => void;
};

/** 持分: 2分の1 as two numbers. */
function ShareFields({ whose, share: { numerator, denominator }, onChange }: ShareFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend>{whose}の持分</legend>
      <div className="flex items-end gap-3">
        <TextField
          label="分母"
          inputMode="numeric"
          className="w-24"
          maxLength={6}
          value={denominator}
          onChange={(typed) => onChange({ numerator, denominator: typed })}
        />
        <span className="pb-3">分の</span>
        <TextField
          label="分子"
          inputMode="numeric"
          className="w-24"
          maxLength={6}
          value={numerator}
          onChange={(typed) => onChange({ numerator: typed, denominator })}
        />
      </div>
    </fieldset>
  );
}
