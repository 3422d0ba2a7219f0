import { trialWords } from '#domain/repair-plan/words/trial-words.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';

/** What of the trial the three plans stand on. Its fees and loans are one of the three, or none. */
export function useTrialChanges(): readonly string[] {
  const { base, trial } = useWorkbench();
  return trialWords(base, { ...trial, steps: null, loans: null });
}

/** Said before the sums: with a work changed on trial they are not those of the plan in force. */
export function TrialChanges({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <div className="mb-6 max-w-[44rem] rounded-lg bg-warn-soft px-4 py-3">
      <p className="font-bold">
        試算中の内容を入れて計算しています。次の額は、今の計画の額ではありません。
      </p>
      <details>
        <summary className="flex min-h-11 items-center font-bold text-primary">
          計画から変えて試していること（{changes.length}件）
        </summary>
        <ul className="list-disc pl-6">
          {changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
