import { type ComparedLine, isNearBudget } from '#domain/statements/budget-comparison.ts';
import type { Tone } from '#web/ui/badge.tsx';

type StateLook = {
  readonly tone: Tone;
  readonly words: string;
  /** Something the board should look at. */
  readonly isNotable: boolean;
};

/** How far a line of the budget has gone, in a few words. */
export function stateLook(line: ComparedLine): StateLook {
  const isNotable = isNearBudget(line) || line.state === 'short';
  return { ...wordsOf(line), isNotable };
}

function wordsOf({ account, basis, state, budgetYen }: ComparedLine): Omit<StateLook, 'isNotable'> {
  if (budgetYen === 0) return lookWithoutBudget(account.kind === 'income');
  switch (state) {
    case 'over':
      return { tone: 'danger', words: '予算を超過' };
    case 'likely-over':
      return { tone: 'warn', words: '超える見込み' };
    case 'short':
      return {
        tone: 'warn',
        words: basis === 'booked' ? '予算に届かず' : '届かない見込み',
      };
    case 'near':
      return { tone: 'warn', words: '予算の9割以上' };
    case 'done':
      return { tone: 'good', words: '済み' };
    case 'within':
      return {
        tone: 'good',
        words: account.kind === 'income' ? '予算どおり' : '予算内',
      };
  }
}

function lookWithoutBudget(isIncome: boolean): Omit<StateLook, 'isNotable'> {
  return isIncome
    ? { tone: 'neutral', words: '予算にない収入' }
    : { tone: 'warn', words: '予算にない支出' };
}
