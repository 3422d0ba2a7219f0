import type { BoardMinutes, BoardRecordInput } from '#contract/board-minutes.ts';
import {
  type BoardOutcome,
  noItemRecord,
  postNames,
  presentDirectors,
  standOf,
} from '#domain/board-meetings/board-record.ts';
import { type Stand, standNames, stands } from '#domain/board-meetings/decide-board.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { EveningTasks } from './evening-tasks.tsx';
import type { Evening } from './use-evening.ts';

type Item = BoardMinutes['items'][number];
type ItemRecord = BoardRecordInput['items'][string];
type ItemProps = { minutes: BoardMinutes; item: Item; evening: Evening };

const outcomeOptions = [
  { value: 'open', label: 'まだ' },
  { value: 'decided', label: '決議した' },
  { value: 'continued', label: '継続審議' },
] as const satisfies readonly { value: BoardOutcome; label: string }[];

/** One item as it is heard: notes, what was decided, how each stood, who does what. */
export function EveningItem({ minutes, item, evening }: ItemProps) {
  const { record, change } = evening;
  const own: ItemRecord = record.items[item.id] ?? { ...noItemRecord, stands: {} };
  const put = (part: Partial<ItemRecord>) =>
    change({ items: { ...record.items, [item.id]: { ...own, ...part } } });
  const isReport = item.kind === 'report';
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="sr-only">
        {item.label} {item.title}
      </legend>
      <p
        aria-hidden="true"
        className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-bold"
      >
        {item.label}　{item.title}
        {isReport && <Badge tone="neutral">報告</Badge>}
      </p>
      {item.body !== '' && (
        <details>
          <summary className="min-h-11 content-center text-muted">招集通知の内容</summary>
          <p className="whitespace-pre-line">{item.body}</p>
        </details>
      )}
      <Words
        label="話し合いの要点"
        hint="出た意見を、名前を書かずに短く。"
        longest={6_000}
        value={own.notes}
        onChange={(notes) => put({ notes })}
      />
      <Words
        label={isReport ? '確かめたこと' : '決めたこと'}
        hint={
          isReport ? '空けておくこともできます。' : '一文で書きます。額、相手、時期も入れます。'
        }
        longest={2_000}
        value={own.decision}
        onChange={(decision) => put({ decision })}
      />
      {!isReport && <Vote minutes={minutes} item={item} evening={evening} own={own} put={put} />}
      <EveningTasks itemId={item.id} itemTitle={item.title} evening={evening} />
    </fieldset>
  );
}

type VoteProps = ItemProps & { own: ItemRecord; put: (part: Partial<ItemRecord>) => void };

function Vote({ minutes, item, evening, own, put }: VoteProps) {
  const present = presentDirectors(minutes.officers, evening.record);
  const differs = present.filter(({ id }) => standOf(own, id) !== 'yes').length;
  const hasAside = present.some(({ id }) => standOf(own, id) === 'recused');
  return (
    <>
      <PillChoice
        label="結果"
        name={`outcome-${item.id}`}
        options={outcomeOptions}
        value={own.outcome}
        onChange={(outcome) => put({ outcome })}
      />
      {own.outcome === 'decided' && (
        <>
          <p
            role="status"
            className={item.tally.passes ? 'font-bold text-good' : 'font-bold text-warn'}
          >
            {item.verdict}
          </p>
          <details open={differs > 0}>
            <summary className="min-h-11 content-center font-bold">
              反対、棄権、利害関係のある理事がいるとき
            </summary>
            <div className="grid gap-4 py-3 sm:grid-cols-2">
              {present.map(({ id, name, post }) => (
                <SelectField
                  key={id}
                  label={`${postNames[post]}　${name}`}
                  options={stands.map((value) => ({ value, label: standNames[value] }))}
                  value={standOf(own, id)}
                  onChange={(value) =>
                    put({
                      stands: {
                        ...own.stands,
                        [id]: stands.find((it): it is Stand => it === value) ?? 'yes',
                      },
                    })
                  }
                />
              ))}
            </div>
          </details>
          {hasAside && (
            <TextField
              label="どんな利害関係か"
              hint="例：見積もりを出した会社の役員である。"
              required
              maxLength={300}
              value={own.interest}
              onChange={(interest) => put({ interest })}
            />
          )}
        </>
      )}
    </>
  );
}

type WordsProps = {
  label: string;
  hint: string;
  longest: number;
  value: string;
  onChange: (words: string) => void;
};

function Words({ label, hint, longest, value, onChange }: WordsProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          maxLength={longest}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
