import { useId } from 'react';

export type Replace = 'matching' | 'all';

const ways = {
  matching: {
    label: '今の表に加える',
    hint: '同じ工事の行は置き換え、ほかの行は残します。',
  },
  all: { label: '表をすべて入れ替える', hint: '取り込む内容にない行は、表からなくなります。' },
} as const;

type WayChoiceProps = { replace: Replace; onChange: (replace: Replace) => void };

/** 取り込み方 */
export function WayChoice({ replace, onChange }: WayChoiceProps) {
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="mb-1 font-bold">取り込み方</legend>
      {(Object.keys(ways) as Replace[]).map((way) => (
        <Way key={way} way={way} isChosen={replace === way} onChoose={() => onChange(way)} />
      ))}
    </fieldset>
  );
}

type WayProps = { way: Replace; isChosen: boolean; onChoose: () => void };

function Way({ way, isChosen, onChoose }: WayProps) {
  const id = useId();
  const { label, hint } = ways[way];
  return (
    <div className="relative flex items-start gap-3 rounded-lg border border-line px-3 py-2 hover:border-primary has-checked:border-primary has-checked:bg-primary-soft">
      <input
        id={id}
        type="radio"
        name="way"
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-hint`}
        className="mt-1.5 size-5 shrink-0 accent-primary"
      />
      <div>
        <label htmlFor={id} className="cursor-pointer font-bold after:absolute after:inset-0">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-muted">
          {hint}
        </p>
      </div>
    </div>
  );
}
