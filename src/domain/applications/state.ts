import type { IsoDate } from '#domain/calendar.ts';
import { monthsAfter } from '#domain/people/term.ts';
import type { Form } from './form.ts';

/** What happened to an application, in order; nothing of it is ever changed. */
export const stepKinds = [
  'sent',
  'asked-back',
  'received',
  'approved',
  'conditional',
  'refused',
  'withdrawn',
  'done',
] as const;
export type StepKind = (typeof stepKinds)[number];

export type Step = { readonly kind: StepKind; readonly on: IsoDate };

export type State =
  | 'draft'
  | 'waiting'
  | 'asked-back'
  | 'received'
  | 'approved'
  | 'conditional'
  | 'refused'
  | 'withdrawn'
  | 'done'
  | 'expired';

type Deciding = Pick<Form, 'genre' | 'decider' | 'lapsesAfterMonths' | 'isShown'>;

const decisions = ['approved', 'conditional', 'refused'] as const satisfies readonly StepKind[];
const permits: readonly StepKind[] = ['approved', 'conditional'];

export function stateOf(form: Deciding, steps: readonly Step[], today: IsoDate): State {
  const last = steps.at(-1);
  if (!last) return 'draft';
  if (last.kind === 'sent') return 'waiting';
  const lapsesOn = lapseDayOf(form, steps);
  return lapsesOn !== null && lapsesOn < today ? 'expired' : last.kind;
}

/** The state `waiting`, which is the same for every form: the next word is the board's. */
export function isWaiting(steps: readonly Pick<Step, 'kind'>[]): boolean {
  return steps.at(-1)?.kind === 'sent';
}

/** The last day on which a permit can be used; nothing once it was used. */
export function lapseDayOf(
  { lapsesAfterMonths }: Deciding,
  steps: readonly Step[],
): IsoDate | null {
  const last = steps.at(-1);
  if (!last || !permits.includes(last.kind) || lapsesAfterMonths === null) return null;
  return monthsAfter(last.on, lapsesAfterMonths);
}

type Lately = { readonly since: IsoDate; readonly today: IsoDate };

/** Whether the board has had the last word, or a permit has lapsed, since a day; what is asked back is no answer yet. */
export function isFreshAnswer(
  form: Deciding,
  steps: readonly Step[],
  { since, today }: Lately,
): boolean {
  const last = steps.at(-1);
  if (!last) return false;
  const lapsesOn = lapseDayOf(form, steps);
  if (lapsesOn !== null && lapsesOn < today) return lapsesOn >= since;
  return (last.kind === 'received' || isDecision(last.kind)) && last.on >= since;
}

/** What may happen next, whoever does it. */
export function nextSteps(form: Deciding, state: State): readonly StepKind[] {
  switch (state) {
    case 'draft':
      return ['sent'];
    case 'asked-back':
      return ['sent', 'withdrawn'];
    case 'waiting':
      return form.genre === 'notification'
        ? ['asked-back', 'received', 'withdrawn']
        : ['asked-back', ...decisions, 'withdrawn'];
    case 'approved':
    case 'conditional':
      return form.lapsesAfterMonths === null && !form.isShown ? [] : ['done'];
    default:
      return [];
  }
}

/** Whoever did the work says that it is done; what was shown is written down by whoever showed it. */
export function isEndedBy(side: 'applicant' | 'board', { isShown = false }: Deciding): boolean {
  return (side === 'board') === isShown;
}

export function isDecision(kind: StepKind): kind is (typeof decisions)[number] {
  return decisions.some((it) => it === kind);
}

export const stateNames = {
  draft: '下書き',
  waiting: '確認を待っています',
  'asked-back': '直してほしいところがあります',
  received: '受け付けました',
  approved: '承認',
  conditional: '条件付きで承認',
  refused: '不承認',
  withdrawn: '取り下げ',
  done: '完了',
  expired: '期限切れ',
} as const satisfies Record<State, string>;
