import { type Answer, agreed, type Field as FormField } from '#domain/applications/form.ts';
import { Field } from '#web/ui/field.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type FieldInputProps = {
  name: string;
  field: FormField;
  value: Answer | undefined;
  error: string | undefined;
  onChange: (answer: Answer) => void;
};

/** One question of a form. */
export function FieldInput(props: FieldInputProps) {
  switch (props.field.kind) {
    case 'choice':
    case 'choices':
      return <Choices {...props} options={props.field.options} />;
    case 'pledge':
      return (
        <Ticks {...props} label="約束" options={[{ value: agreed, label: props.field.label }]} />
      );
    default:
      return <Typed {...props} />;
  }
}

function labelOf({ label, isOptional }: FormField): string {
  return isOptional ? `${label}（書ける方）` : label;
}

function Choices({ options, ...props }: FieldInputProps & { options: readonly string[] }) {
  const { name, field, value, error, onChange } = props;
  const choices = options.map((it) => ({ value: it, label: it }));
  if (field.kind === 'choices')
    return <Ticks {...props} label={labelOf(field)} options={choices} />;
  return (
    <PillChoice
      label={labelOf(field)}
      name={name}
      options={choices}
      value={typeof value === 'string' ? value : ''}
      {...(field.hint === undefined ? {} : { hint: field.hint })}
      error={error}
      onChange={onChange}
    />
  );
}

type TicksProps = FieldInputProps & {
  label: string;
  options: readonly { value: string; label: string }[];
};

/** Any number of some; a pledge is one of one. */
function Ticks({ field, label, options, value, error, onChange }: TicksProps) {
  const chosen = typeof value === 'string' ? [value] : (value ?? []);
  const isSingle = field.kind === 'pledge';
  function toggle(option: string, isOn: boolean): void {
    if (isSingle) onChange(isOn ? option : '');
    else
      onChange(
        options.map((it) => it.value).filter((it) => (it === option ? isOn : chosen.includes(it))),
      );
  }
  return (
    <Field
      label={label}
      hint={isSingle ? undefined : (field.hint ?? 'いくつでも選べます。')}
      error={error}
    >
      {(control) => (
        <div
          role="group"
          id={control.id}
          aria-label={label}
          aria-describedby={control['aria-describedby']}
          className="grid gap-2 sm:grid-cols-2"
        >
          {options.map((option) => (
            <label
              key={option.value}
              className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border-2 border-line-strong bg-page px-4 py-2 hover:border-primary hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-soft ${isSingle ? 'sm:col-span-2' : ''}`}
            >
              <input
                type="checkbox"
                className="size-6 shrink-0 accent-primary"
                checked={chosen.includes(option.value)}
                onChange={({ target }) => toggle(option.value, target.checked)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

const typedAs = { text: 'text', phone: 'tel', day: 'date', number: 'text' } as const;

function Typed({ field, value, error, onChange }: FieldInputProps) {
  const text = typeof value === 'string' ? value : '';
  return (
    <Field label={labelOf(field)} hint={field.hint} error={error}>
      {(control) =>
        field.kind === 'long' ? (
          <TextArea
            {...control}
            rows={3}
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <span className="flex items-center gap-2">
            <TextInput
              {...control}
              type={typedAs[field.kind as keyof typeof typedAs]}
              inputMode={field.kind === 'number' ? 'decimal' : undefined}
              autoComplete={field.kind === 'phone' ? 'tel' : 'off'}
              className={field.kind === 'number' || field.kind === 'day' ? 'max-w-52' : undefined}
              value={text}
              onChange={({ target }) => onChange(target.value)}
            />
            {field.kind === 'number' && <span>{field.unit}</span>}
          </span>
        )
      }
    </Field>
  );
}
