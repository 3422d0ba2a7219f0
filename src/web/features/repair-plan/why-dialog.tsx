import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { recompute, type Trace } from '#domain/repair-plan/projection/trace.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { noteOf, partsOf, valueWords, type WhyPart } from './why-words.ts';

/** A question about one figure; the trace is made only when it is asked. */
export type Why = { readonly title: string; readonly trace: Trace };

type WhyDialogProps = { why: Why | null; onClose: () => void };

/** 「なぜこの金額か」 */
export function WhyDialog({ why, onClose }: WhyDialogProps) {
  return (
    <Dialog
      title={why ? `なぜこの数字か：${why.title}` : ''}
      description="項目を押すと、その内訳が開きます。"
      open={why !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {why && <Explanation trace={why.trace} />}
    </Dialog>
  );
}

function Explanation({ trace }: { trace: Trace }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-line-strong pb-2">
        <span className="font-bold">{trace.label}</span>
        <strong className="text-xl tabular-nums">{valueWords(trace)}</strong>
      </p>
      <Parts trace={trace} depth={0} />
      <Check trace={trace} />
    </>
  );
}

/** Deeper levels are not moved further to the right: a narrow screen has no room for thirty years. */
const deepest = 4;

function Parts({ trace, depth }: { trace: Trace; depth: number }) {
  const { shown, empty } = useMemo(() => sortedParts(trace), [trace]);
  const isIndented = depth > 0 && depth < deepest;
  return (
    <div className={classNames(isIndented && 'border-l-2 border-line pl-2 sm:ml-2 sm:pl-3')}>
      <ul>
        {shown.map((part, index) => (
          <li key={`${index} ${part.label}`} className="border-b border-line">
            <Part part={part} depth={depth} />
          </li>
        ))}
      </ul>
      {[emptyWords(shown, empty), noteOf(trace)].map(
        (words) =>
          words && (
            <p key={words} className="py-2 text-muted">
              {words}
            </p>
          ),
      )}
    </div>
  );
}

/** A sum names its zeros without giving each a line. */
function sortedParts(trace: Trace) {
  const parts = partsOf(trace);
  const isEmpty = ({ trace: part }: WhyPart) => trace.kind === 'sum' && part?.value === 0;
  return { shown: parts.filter((part) => !isEmpty(part)), empty: parts.filter(isEmpty) };
}

function emptyWords(shown: readonly WhyPart[], empty: readonly WhyPart[]): string {
  if (empty.length === 0) return '';
  return shown.length === 0 ? '当てはまるものはありません。' : `0円のもの：${namesOf(empty)}`;
}

const mostNames = 6;

function namesOf(parts: readonly WhyPart[]): string {
  const names = parts.slice(0, mostNames).map(({ label }) => label.replace(/^\d{4}年度の/, ''));
  const rest = parts.length - names.length;
  return `${names.join('、')}${rest > 0 ? `、ほか${rest}件` : ''}`;
}

function Part({ part, depth }: { part: WhyPart; depth: number }) {
  const [isOpen, setOpen] = useState(false);
  const { trace } = part;
  if (!trace) {
    return (
      <div className="flex min-h-11 items-center gap-2 py-1.5 pl-6">
        <Line part={part} />
      </div>
    );
  }
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 items-center gap-2 rounded-lg py-1.5 before:w-4 before:shrink-0 before:text-primary before:content-['▸'] hover:bg-surface [details[open]>&]:before:content-['▾']">
        <Line part={part} />
      </summary>
      {isOpen && <Parts trace={trace} depth={depth + 1} />}
    </details>
  );
}

function Line({ part: { sign, label, value } }: { part: WhyPart }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
      <span className="min-w-0">
        {sign && <span className="mr-2 font-bold text-primary">{sign}</span>}
        {label}
      </span>
      <span className="ml-auto font-bold tabular-nums">{value}</span>
    </span>
  );
}

/** 検算 */
function Check({ trace }: { trace: Trace }) {
  const again = useMemo(() => recompute(trace), [trace]);
  const isSame = again === trace.value;
  const Icon = isSame ? CircleCheck : TriangleAlert;
  return (
    <p
      className={classNames(
        'mt-4 flex items-start gap-2 rounded-lg px-4 py-3',
        isSame ? 'bg-good-soft text-good' : 'bg-danger-soft text-danger',
      )}
    >
      <Icon aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <span>
        <strong>検算：</strong>
        入力された数字だけから計算し直すと{valueWords({ ...trace, value: again })}
        {isSame ? 'で、上の数字と一致します。' : 'で、上の数字と一致しません。'}
      </span>
    </p>
  );
}
