import type { Minutes } from '#contract/minutes.ts';
import { longestText } from '#domain/minutes/minutes-record.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Draft, type Texts, useAutosave } from './use-autosave.ts';

type DraftPartProps = { minutes: Minutes; draft: Draft };

/** What no record knows: words between the figures, and who presided and signs. */
export function DraftPart({ minutes, draft }: DraftPartProps) {
  const { texts, change, isSaved, error } = useAutosave(minutes, draft);
  const warned = draft.checks.filter(({ outcome }) => outcome === 'warning');
  return (
    <Section
      heading="書き足すところ"
      description="日時、出席、賛否の数、結果は、記録から入るので書きません。書いたものは、そのまま保存されます。"
      isOnPaper={false}
    >
      <div className="grid max-w-3xl gap-6">
        <p role="status" className="text-muted">
          {error ? '' : isSaved ? '保存してあります。' : '保存しています…'}
        </p>
        {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
        <People draft={draft} texts={texts} change={change} />
        <Words
          label="開会と報告"
          hint="議長のあいさつや報告事項の要点を書きます。空けておくこともできます。"
          value={texts.opening}
          onChange={(opening) => change({ opening })}
        />
        {draft.items.map((item) => (
          <ItemWords key={item.id} item={item} texts={texts} change={change} />
        ))}
        <Words
          label="閉会"
          hint="閉会の時刻や次回の予定を書きます。"
          value={texts.closing}
          onChange={(closing) => change({ closing })}
        />
        {warned.map(({ id, name }) => (
          <Words
            key={id}
            label={`付記（${name}）`}
            hint="下の「数の確認」で気になる点がありました。どうしてかを書くと、議事録に印刷されます。"
            value={texts.remarks[id] ?? ''}
            onChange={(words) => change({ remarks: { ...texts.remarks, [id]: words } })}
          />
        ))}
      </div>
    </Section>
  );
}

type PartProps = { texts: Texts; change: (part: Partial<Texts>) => void };

function People({ draft, texts, change }: PartProps & { draft: Draft }) {
  const options = draft.attendants.map(({ id, name, dwellings }) => ({
    value: id,
    label: `${name}（${dwellings}）`,
  }));
  const choose = (place: number, id: string) => {
    const next = [texts.signerIds[0] ?? '', texts.signerIds[1] ?? ''];
    next[place] = id;
    change({ signerIds: next.filter((it) => it !== '') });
  };
  return (
    <>
      <TextField
        label="議長"
        required
        maxLength={60}
        className="max-w-md"
        value={texts.chairName}
        onChange={(chairName) => change({ chairName })}
      />
      {options.length === 0 ? (
        <p className="font-bold text-warn">
          受付の記録に、会場かWEBで出席した組合員がいません。署名する人を選べません。
        </p>
      ) : (
        [0, 1].map((place) => (
          <div key={place} className="max-w-md">
            <SelectField
              label={`署名する人（${place + 1}人目）`}
              hint={
                place === 0 ? '議長のほかに、会場かWEBで出席した組合員から選びます。' : undefined
              }
              required
              placeholder="選んでください"
              options={options}
              value={texts.signerIds[place] ?? ''}
              onChange={(id) => choose(place, id)}
            />
          </div>
        ))
      )}
    </>
  );
}

function ItemWords({ item, texts, change }: PartProps & { item: Draft['items'][number] }) {
  const own = texts.items[item.id] ?? { course: '', questions: '' };
  const put = (part: Partial<typeof own>) =>
    change({ items: { ...texts.items, [item.id]: { ...own, ...part } } });
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="sr-only">
        {item.label} {item.title}
      </legend>
      <p aria-hidden="true" className="text-lg font-bold">
        {item.label}　{item.title}
      </p>
      <Words label="説明の要旨" value={own.course} onChange={(course) => put({ course })} />
      <Words
        label="質疑応答"
        hint="名前は書かず、「組合員から」のように書きます。"
        value={own.questions}
        onChange={(questions) => put({ questions })}
      />
    </fieldset>
  );
}

type WordsProps = {
  label: string;
  hint?: string;
  value: string;
  onChange: (words: string) => void;
};

function Words({ label, hint, value, onChange }: WordsProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          maxLength={label.startsWith('付記') ? 600 : longestText}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
