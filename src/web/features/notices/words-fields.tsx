import type { TemplateField } from '#domain/notices/template.ts';
import { type TemplateId, templateIds, templateOf } from '#domain/notices/templates.ts';
import type { FieldFaults } from '#domain/notices/write-notice.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type NoticeDraft, type Words, withTemplate, wordsOf } from './notice-draft.ts';
import { NoticeBody, NoticeWords } from './notice-words.tsx';

type WordsFieldsProps = {
  draft: NoticeDraft;
  faults: FieldFaults;
  onChange: (draft: NoticeDraft) => void;
};

/** A template asks for what changes; who wants other words writes them. */
export function WordsFields({ draft, faults, onChange }: WordsFieldsProps) {
  const { template, ownWords } = draft;
  return (
    <div className="grid max-w-[44rem] gap-5">
      <SelectField
        label="ひな形"
        hint="選ぶと、文面と届ける方があらかじめ入ります。"
        placeholder="ひな形を使わず、自由に書く"
        options={templateIds.map((id) => ({ value: id, label: templateOf(id).name }))}
        value={template}
        onChange={(next) =>
          onChange(withTemplate(draft, templateIds.find((id) => id === next) ?? ''))
        }
      />
      {template !== '' && ownWords === null ? (
        <OfTemplate {...{ template, draft, faults, onChange }} />
      ) : (
        <ByHand draft={draft} words={wordsOf(draft)} onChange={onChange} />
      )}
    </div>
  );
}

type OfTemplateProps = WordsFieldsProps & { template: TemplateId };

function OfTemplate({ template, draft, faults, onChange }: OfTemplateProps) {
  const words = wordsOf(draft);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-3">
        {templateOf(template).fields.map((field) => (
          <div
            key={`${template} ${field.key}`}
            className={isShort(field) ? undefined : 'sm:col-span-3'}
          >
            <TemplateInput
              field={field}
              value={draft.values[field.key] ?? ''}
              error={faults.get(field.key)}
              onChange={(value) =>
                onChange({ ...draft, values: { ...draft.values, [field.key]: value } })
              }
            />
          </div>
        ))}
      </div>
      <div>
        <h3 className="mb-1.5 font-bold">できあがる文面</h3>
        <NoticeWords title={words.title} body={words.body} urgency={draft.urgency} />
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
            やさしい日本語の文も見る
          </summary>
          <NoticeBody body={words.easy} />
        </details>
        <Button
          variant="secondary"
          className="mt-3"
          onClick={() => onChange({ ...draft, ownWords: words })}
        >
          文面を自分で直す
        </Button>
      </div>
    </>
  );
}

/** A day and its times stand in one row. */
function isShort({ kind }: TemplateField): boolean {
  return kind === 'day' || kind === 'time';
}

type TemplateInputProps = {
  field: TemplateField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function TemplateInput({ field, value, error, onChange }: TemplateInputProps) {
  const { label, kind, isOptional = false } = field;
  const name = isOptional ? `${label}（なくてもかまいません）` : label;
  if (kind === 'text') {
    return (
      <Field label={name} error={error} required={!isOptional}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
    );
  }
  return (
    <TextField
      label={name}
      error={error}
      required={!isOptional}
      type={{ day: 'date', time: 'time', line: 'text' }[kind]}
      maxLength={100}
      value={value}
      onChange={onChange}
    />
  );
}

type ByHandProps = Omit<WordsFieldsProps, 'faults'> & { words: Words };

function ByHand({ draft, words, onChange }: ByHandProps) {
  const write = (ownWords: Words) => onChange({ ...draft, ownWords });
  return (
    <>
      <TextField
        label="件名"
        required
        maxLength={40}
        value={words.title}
        onChange={(title) => write({ ...words, title })}
      />
      <Field label="本文" hint="1行がひとつの段落になります。" required>
        {(control) => (
          <TextArea
            {...control}
            rows={10}
            maxLength={2000}
            value={words.body}
            onChange={({ target }) => write({ ...words, body: target.value })}
          />
        )}
      </Field>
      <Field
        label="やさしい日本語の文（なくてもかまいません）"
        hint="日本語に慣れていない方が、ボタンを押すと読めます。短い文で書いてください。"
      >
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={2000}
            value={words.easy}
            onChange={({ target }) => write({ ...words, easy: target.value })}
          />
        )}
      </Field>
      {draft.template !== '' && Object.keys(draft.values).length > 0 && (
        <div>
          <Button variant="quiet" onClick={() => onChange({ ...draft, ownWords: null })}>
            ひな形の欄に戻る（直した文面は消えます）
          </Button>
        </div>
      )}
    </>
  );
}
