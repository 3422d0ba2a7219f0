import type { FormInForce } from '#domain/applications/all-forms.ts';
import { beyondLimits } from '#domain/applications/asked.ts';
import type { Answers } from '#domain/applications/form.ts';

type BeyondProps = { form: FormInForce; answers: Answers };

/** What is more than the rules allow, beside the answer, while it is typed. */
export function Beyond({ form, answers, at }: BeyondProps & { at: string }) {
  if (!form.limits.some(({ field }) => field === at)) return null;
  const beyond = beyondLimits(form, answers).find((it) => it.at === at);
  return <output className="block font-bold text-warn">{beyond?.words}</output>;
}

/** The same once more before it is sent, and for whoever answers. */
export function BeyondList({ form, answers, advice }: BeyondProps & { advice: string }) {
  const beyond = beyondLimits(form, answers);
  if (beyond.length === 0) return null;
  return (
    <div className="rounded-lg bg-warn-soft px-4 py-3">
      <p className="font-bold">決まりより多い答えがあります。</p>
      <ul className="list-disc pl-6">
        {beyond.map(({ at, words }) => (
          <li key={at}>
            「{form.fields[at]?.label}」：{words}
          </li>
        ))}
      </ul>
      <p>{advice}</p>
    </div>
  );
}
