import type { BoardMinutes } from '#contract/board-minutes.ts';
import {
  isDirector,
  type Presence,
  postNames,
  presenceNames,
  presences,
  presentDirectors,
} from '#domain/board-meetings/board-record.ts';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Evening } from './use-evening.ts';

/** None of the pills. */
const unasked = '';

type PartProps = { minutes: BoardMinutes; evening: Evening };

/** 出欠: by one press each; whether the board can decide is said at once. */
export function AttendancePart({ minutes, evening: { record, change } }: PartProps) {
  const { officers, proxyRule, hasProxies } = minutes;
  return (
    <Section heading="出欠" isOnPaper={false}>
      <Quorum minutes={minutes} evening={{ record, change }} />
      <ul className="mb-6 grid max-w-3xl gap-4">
        {officers.map((officer) => (
          <li key={officer.id} className="border-t border-line pt-4">
            <Officer minutes={minutes} officer={officer} evening={{ record, change }} />
          </li>
        ))}
      </ul>
      <p className="mb-6 text-muted">
        {hasProxies ? '代理人の出席は、規約で認めています' : '代理人の出席は認めません'}（
        <TextLink href={proxyRule.href}>{proxyRule.place}</TextLink>）。
      </p>
      <Frame minutes={minutes} evening={{ record, change }} />
    </Section>
  );
}

function Quorum({ minutes: { officers, quorumNeeded }, evening: { record } }: PartProps) {
  const directors = officers.filter(isDirector).length;
  const present = presentDirectors(officers, record).length;
  const isEnough = present >= quorumNeeded;
  return (
    <p role="status" className={isEnough ? 'mb-4 font-bold text-good' : 'mb-4 font-bold text-warn'}>
      理事{directors}名のうち{present}名が出席。
      {isEnough ? '会議は成立しています。' : `成立まで、あと${quorumNeeded - present}名です。`}
    </p>
  );
}

type Pill = { readonly value: Presence | typeof unasked; readonly label: string };
type OfficerProps = PartProps & { officer: BoardMinutes['officers'][number] };

function Officer({ minutes: { hasProxies }, officer, evening: { record, change } }: OfficerProps) {
  const { id, name, post } = officer;
  const ways =
    hasProxies && isDirector(officer) ? presences : presences.filter((it) => it !== 'proxy');
  const way = record.presence[id];
  return (
    <div className="grid gap-3">
      <PillChoice
        label={`${postNames[post]}　${name}`}
        name={`presence-${id}`}
        options={ways.map((value): Pill => ({ value, label: presenceNames[value] }))}
        value={way ?? unasked}
        onChange={(value) => {
          if (value !== unasked) change({ presence: { ...record.presence, [id]: value } });
        }}
      />
      {way === 'proxy' && (
        <TextField
          label="代理人の氏名"
          maxLength={60}
          className="max-w-md"
          value={record.agents[id] ?? ''}
          onChange={(agent) => change({ agents: { ...record.agents, [id]: agent } })}
        />
      )}
    </div>
  );
}

/** Who presides and signs, from when to when, and who else sat there. */
function Frame({ minutes: { officers }, evening: { record, change } }: PartProps) {
  const present = presentDirectors(officers, record).filter(
    ({ id }) => record.presence[id] !== 'proxy',
  );
  const options = present.map(({ id, name, post }) => ({
    value: id,
    label: `${postNames[post]}　${name}`,
  }));
  const isHere = (id: string) => options.some(({ value }) => value === id);
  function choose(place: number, id: string): void {
    const next = [record.signerIds[0] ?? '', record.signerIds[1] ?? ''];
    next[place] = id;
    change({ signerIds: next.filter((it) => it !== '') });
  }
  return (
    <div className="grid max-w-md gap-4">
      <SelectField
        label="議長"
        hint="出席した理事から選びます。"
        required
        placeholder="選んでください"
        options={options}
        value={isHere(record.chairId) ? record.chairId : ''}
        onChange={(chairId) => change({ chairId })}
      />
      {[0, 1].map((place) => (
        <SelectField
          key={place}
          label={`署名する理事（${place + 1}人目）`}
          required
          placeholder="選んでください"
          options={options.filter(({ value }) => value !== record.chairId)}
          value={record.signerIds[place] ?? ''}
          onChange={(id) => choose(place, id)}
        />
      ))}
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="始まった時刻"
          type="time"
          value={record.beganAt}
          onChange={(beganAt) => beganAt !== '' && change({ beganAt })}
        />
        <TextField
          label="終わった時刻"
          type="time"
          value={record.endedAt}
          onChange={(endedAt) => endedAt !== '' && change({ endedAt })}
        />
      </div>
      <TextField
        label="同席した人"
        hint="例：管理会社の担当者。空けておくこともできます。"
        maxLength={300}
        value={record.guests}
        onChange={(guests) => change({ guests })}
      />
    </div>
  );
}
