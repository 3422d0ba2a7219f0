import { CircleAlert, Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from './button.tsx';

type SliderProps = {
  label: string;
  /** The value in words: 「月180円/㎡」. */
  valueText: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Called while the slider moves. */
  onChange: (value: number) => void;
  /** Places on the scale worth a word. */
  marks?: readonly { value: number; label: string }[] | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean | undefined;
};

const track =
  '[&::-webkit-slider-runnable-track]:h-2 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-line-strong [&::-moz-range-track]:h-2 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-line-strong';
const thumb =
  '[&::-webkit-slider-thumb]:-mt-2.5 [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-page [&::-webkit-slider-thumb]:bg-primary [&::-webkit-slider-thumb]:outline-2 [&::-webkit-slider-thumb]:outline-primary [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-page [&::-moz-range-thumb]:bg-primary [&::-moz-range-thumb]:outline-2 [&::-moz-range-thumb]:outline-primary';

/** The browser's own slider, with a step to either side for hands that are not steady. */
export function Slider(props: SliderProps) {
  const { label, valueText, value, min, max, step, onChange, marks, hint, error, disabled } = props;
  const id = useId();
  const stepTo = (next: number) => onChange(onGrid(next, props));
  const describedBy = classNames(hint ? `${id}-hint` : '', error ? `${id}-error` : '');
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        <output htmlFor={id} aria-live="off" className="font-bold text-primary tabular-nums">
          {valueText}
        </output>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-muted">
          {hint}
        </p>
      )}
      <div className="flex items-start gap-2">
        <StepButton
          label={`${label}を1つ減らす`}
          disabled={disabled || value <= min}
          onClick={() => stepTo(value - step)}
        >
          <Minus aria-hidden="true" />
        </StepButton>
        <div className="min-w-0 flex-1">
          <input
            id={id}
            type="range"
            value={value}
            min={min}
            max={max}
            step={step}
            disabled={disabled}
            aria-valuetext={valueText}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            className={classNames(
              'block h-11 w-full cursor-pointer appearance-none rounded-lg bg-transparent disabled:opacity-60',
              track,
              thumb,
            )}
          />
          {marks && <Marks marks={marks} min={min} max={max} />}
        </div>
        <StepButton
          label={`${label}を1つ増やす`}
          disabled={disabled || value >= max}
          onClick={() => stepTo(value + step)}
        >
          <Plus aria-hidden="true" />
        </StepButton>
      </div>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 font-bold text-danger">
          <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

type StepButtonProps = {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** Stays focusable at the end of the scale, so that the keyboard does not lose its place. */
function StepButton({ label, disabled, onClick, children }: StepButtonProps) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      {children}
    </Button>
  );
}

type MarksProps = Pick<SliderProps, 'min' | 'max'> & { marks: NonNullable<SliderProps['marks']> };

function Marks({ marks, min, max }: MarksProps) {
  return (
    <div aria-hidden="true" className="relative mx-3.5 h-7 text-muted">
      {marks
        .filter(({ value }) => value >= min && value <= max)
        .map(({ value, label }) => (
          <span
            key={value}
            className="absolute -translate-x-1/2 leading-6 whitespace-nowrap before:mx-auto before:block before:h-1.5 before:w-0.5 before:bg-line-strong"
            style={{ left: `${((value - min) / (max - min)) * 100}%` }}
          >
            {label}
          </span>
        ))}
    </div>
  );
}

/** The nearest step within the scale; 0.1 + 0.2 stays 0.3. */
function onGrid(value: number, { min, max, step }: Pick<SliderProps, 'min' | 'max' | 'step'>) {
  const steps = Math.round((value - min) / step);
  const exact = Number((min + steps * step).toFixed(6));
  return Math.max(min, Math.min(max, exact));
}
