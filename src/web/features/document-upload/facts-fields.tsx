import { useId } from 'react';
import type { DocumentHead } from '#contract/documents.ts';
import { documentCategories, documentCategoryNames } from '#domain/documents/category.ts';
import { visibilityNames } from '#web/lib/document-words.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import {
  type FactsDraft,
  type FactsProblems,
  longestSummary,
  longestTitle,
} from './facts-draft.ts';

export type ProposalHints = Partial<Record<'issuedOn' | 'visibility', string | undefined>>;

type FactsFieldsProps = {
  draft: FactsDraft;
  titleHint: string | undefined;
  proposalHints?: ProposalHints | undefined;
  problems: FactsProblems;
  /** What this document may take the place of. */
  replaceable: readonly DocumentHead[];
  onChange: (changes: Partial<FactsDraft>) => void;
};

/** 文書の情報. Each control has the name of its fact, so that the form can lead to the first problem. */
export function FactsFields(props: FactsFieldsProps) {
  const { draft, problems, titleHint, proposalHints, replaceable, onChange } = props;
  return (
    <>
      <Field label="題名" hint={titleHint} required error={problems.title}>
        {(control) => (
          <TextInput
            {...control}
            name="title"
            value={draft.title}
            maxLength={longestTitle}
            autoComplete="off"
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      <CategoryField draft={draft} problems={problems} onChange={onChange} />
      <Field
        label="発行日"
        hint={proposalHints?.issuedOn ?? '文書に書かれている日です。議事録は、会議の日にします。'}
        required
        error={problems.issuedOn}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name="issuedOn"
            value={draft.issuedOn}
            className="sm:max-w-56"
            onChange={({ target }) => onChange({ issuedOn: target.value })}
          />
        )}
      </Field>
      <VisibilityChoice
        visibility={draft.visibility}
        hint={proposalHints?.visibility}
        onChange={(visibility) => onChange({ visibility })}
      />
      <ReplacedField draft={draft} replaceable={replaceable} onChange={onChange} />
      <TermFields draft={draft} problems={problems} onChange={onChange} />
      <Field label="概要（任意）" hint="一覧に出る、1〜2文の説明です。" error={problems.summary}>
        {(control) => (
          <TextArea
            {...control}
            name="summary"
            rows={3}
            value={draft.summary}
            maxLength={longestSummary}
            onChange={({ target }) => onChange({ summary: target.value })}
          />
        )}
      </Field>
    </>
  );
}

type PartProps = Omit<FactsFieldsProps, 'replaceable' | 'titleHint' | 'proposalHints'>;

function CategoryField({ draft, problems, onChange }: PartProps) {
  return (
    <Field label="分類" required error={problems.category}>
      {(control) => (
        <SelectInput
          {...control}
          name="category"
          value={draft.category}
          onChange={({ target }) => onChange({ category: target.value })}
        >
          {draft.category === '' && <option value="">選んでください</option>}
          {documentCategories.map((category) => (
            <option key={category} value={category}>
              {documentCategoryNames[category]}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

type ReplacedFieldProps = Pick<FactsFieldsProps, 'draft' | 'replaceable' | 'onChange'>;

function ReplacedField({ draft, replaceable, onChange }: ReplacedFieldProps) {
  if (replaceable.length === 0) return null;
  return (
    <Field
      label="置き換える文書"
      hint="改正などで新しくなったときに選びます。選んだ文書は「旧版」として残ります。"
    >
      {(control) => (
        <SelectInput
          {...control}
          name="supersedesId"
          value={draft.supersedesId}
          onChange={({ target }) => onChange({ supersedesId: target.value })}
        >
          <option value="">なし（新しい文書）</option>
          {replaceable.map(({ id, title, version }) => (
            <option key={id} value={id}>
              {title}（第{version}版）
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

function TermFields({ draft, problems, onChange }: PartProps) {
  return (
    <fieldset>
      <legend className="font-bold">効力のある期間（任意）</legend>
      <p className="mt-1 text-muted">規約や契約など、期間のある文書だけに入れます。</p>
      <div className="mt-2 grid items-start gap-4 sm:grid-cols-2">
        <Field label="始まりの日" error={problems.inForceFrom}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              name="inForceFrom"
              value={draft.inForceFrom}
              onChange={({ target }) => onChange({ inForceFrom: target.value })}
            />
          )}
        </Field>
        <Field label="終わりの日" error={problems.inForceUntil}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              name="inForceUntil"
              value={draft.inForceUntil}
              onChange={({ target }) => onChange({ inForceUntil: target.value })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}

type Visibility = DocumentHead['visibility'];

const readers = {
  everyone: '賃借して住む方もふくめて、全員が読めます。',
  owners: '住戸を所有する方と、役員が読めます。',
  board: '役員（理事と監事）だけが読めます。',
} as const satisfies Record<Visibility, string>;

const visibilities = Object.keys(readers) as Visibility[];

type VisibilityChoiceProps = {
  visibility: Visibility;
  hint: string | undefined;
  onChange: (visibility: Visibility) => void;
};

function VisibilityChoice({ visibility, hint, onChange }: VisibilityChoiceProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-2" aria-describedby={hint && `${id}-why`}>
      <legend className="mb-2 font-bold">公開範囲</legend>
      {hint && (
        <p id={`${id}-why`} className="text-muted">
          {hint}
        </p>
      )}
      {visibilities.map((it) => (
        <div
          key={it}
          className="relative flex items-start gap-3 rounded-lg border border-line px-3 py-2 hover:border-primary has-checked:border-primary has-checked:bg-primary-soft"
        >
          <input
            id={`${id}-${it}`}
            type="radio"
            name="visibility"
            checked={it === visibility}
            onChange={() => onChange(it)}
            aria-describedby={`${id}-${it}-hint`}
            className="relative z-10 mt-1.5 size-5 shrink-0 accent-primary"
          />
          <div>
            <label
              htmlFor={`${id}-${it}`}
              className="cursor-pointer font-bold after:absolute after:inset-0"
            >
              {visibilityNames[it]}
            </label>
            <p id={`${id}-${it}-hint`} className="text-muted">
              {readers[it]}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
