import {
  mostCandidates,
  type SecretTerms,
  secretFault,
} from '#domain/votes/secret/secret-terms.ts';
import { Field } from './field.tsx';
import { PillChoice } from './pill-choice.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';

const ways = [
  { value: 'open', label: '名前のある用紙と挙手' },
  { value: 'yes-no', label: '無記名で、賛成か反対か' },
  { value: 'names', label: '無記名で、候補者から選ぶ' },
] as const;
const secretHint =
  '無記名にすると、だれがどう投票したかは、理事長にも運営者の画面にも残りません。出した票は直せません。';
type Way = (typeof ways)[number]['value'];

type SecretTermsFieldProps = {
  value: SecretTerms | null;
  onChange: (value: SecretTerms | null) => void;
};

/** 採決のしかた: openly, or without names. */
export function SecretTermsField({ value, onChange }: SecretTermsFieldProps) {
  const way = wayOf(value);
  const choose = (next: Way) => onChange(startOf(next));
  return (
    <>
      <PillChoice
        label="採決のしかた"
        {...(way === 'open' ? {} : { hint: secretHint })}
        name="secret"
        options={ways}
        value={way}
        onChange={choose}
      />
      {value && way === 'names' && <Candidates value={value} onChange={onChange} />}
    </>
  );
}

function wayOf(value: SecretTerms | null): Way {
  if (value === null) return 'open';
  return value.seats > 0 ? 'names' : 'yes-no';
}

function startOf(way: Way): SecretTerms | null {
  if (way === 'open') return null;
  return { candidates: [], seats: way === 'names' ? 1 : 0 };
}

type CandidatesProps = { value: SecretTerms; onChange: (value: SecretTerms) => void };

function Candidates({ value, onChange }: CandidatesProps) {
  const { candidates, seats } = value;
  const fault = candidates.length === 0 ? null : secretFault(value);
  const most = Math.max(1, candidates.length - 1, seats);
  return (
    <>
      <Field
        label="候補者"
        hint="1行に1名ずつ、投票用紙に並べる順に書きます。"
        error={fault ?? undefined}
        required
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={candidates.join('\n')}
            onChange={({ target }) =>
              onChange({
                seats,
                candidates:
                  target.value === '' ? [] : target.value.split('\n').slice(0, mostCandidates),
              })
            }
          />
        )}
      </Field>
      <SelectField
        label="選ぶ人数"
        options={Array.from({ length: most }, (_, place) => ({
          value: String(place + 1),
          label: `${place + 1}名`,
        }))}
        value={String(seats)}
        onChange={(count) => onChange({ candidates, seats: Number(count) })}
      />
    </>
  );
}
