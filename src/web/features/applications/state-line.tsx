import type { Application } from '#contract/applications.ts';
import type { FormInForce } from '#domain/applications/all-forms.ts';
import { answerByOf } from '#domain/applications/answer-by.ts';
import { type State, stateNames } from '#domain/applications/state.ts';
import { formatDate, formatMonthDay, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Readonly<Record<State, Tone>> = {
  draft: 'neutral',
  waiting: 'primary',
  'asked-back': 'warn',
  received: 'good',
  approved: 'good',
  conditional: 'good',
  refused: 'danger',
  withdrawn: 'neutral',
  done: 'neutral',
  expired: 'warn',
};

export function StateBadge({ state }: { state: State }) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>;
}

/** いま: 理事会（12月19日）で決めます。 */
export function whereWords(
  { state, lapsesOn, steps }: Application,
  form: FormInForce,
  nextBoardOn: IsoDate | null,
): string {
  if (state === 'waiting') return `${waitingWords(form, nextBoardOn)}${answerWords(form, steps)}`;
  if (state === 'asked-back') return '直してから、もう一度送ってください。';
  if (lapsesOn !== null)
    return `${formatDate(lapsesOn)}までに始めてください。終わったら、完了を届けてください。`;
  if (state === 'expired')
    return '始めないまま期限が過ぎました。必要なときは、もう一度申し込んでください。';
  return '';
}

function answerWords(form: FormInForce, steps: Application['steps']): string {
  const answerBy = answerByOf(form, steps);
  return answerBy === null ? '' : `${formatDate(answerBy)}までを目安に答えます。`;
}

function waitingWords({ decider }: FormInForce, nextBoardOn: IsoDate | null): string {
  if (decider === 'desk') return '管理事務室か理事会が、内容を確かめています。';
  if (decider === 'chair') return '理事長が決めます。';
  return nextBoardOn === null
    ? '次の理事会で決めます。'
    : `${formatMonthDay(nextBoardOn)}の理事会で決めます。`;
}

const stepNames = {
  sent: '提出',
  'asked-back': '差し戻し',
  received: '受付',
  approved: '承認',
  conditional: '条件付きで承認',
  refused: '不承認',
  withdrawn: '取り下げ',
  done: '完了の届け',
} as const;

/** What happened, in order. */
export function StepList({ steps }: Pick<Application, 'steps'>) {
  return (
    <ol className="border-l-2 border-line pl-4">
      {steps.map(({ kind, on, by, words, conditions, resolvedOn }, index) => (
        // Steps are only ever added at the end.
        <li key={`${index}-${kind}`} className="py-1.5">
          <p>
            <strong>{stepNames[kind]}</strong>　{formatPlainDate(on)}　{by}
            {resolvedOn !== null && `　理事会の決定 ${formatPlainDate(resolvedOn)}`}
          </p>
          {words !== '' && <p>{words}</p>}
          {conditions.length > 0 && (
            <ul className="list-disc pl-6">
              {conditions.map((it) => (
                <li key={it}>{it}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
