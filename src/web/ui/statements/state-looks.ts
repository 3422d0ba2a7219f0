import type { ComparedLine } from '#domain/statements/budget-comparison.ts';
import type { Tone } from '#web/ui/badge.tsx';

type StateLook = {
  readonly tone: Tone;
  readonly words: string;
  /** Something the board should look at. */
  readonly isNotable: boolean;
};

/** How far a line of the budget has gone, in a few words. */
export function stateLook({ account, basis, state, budgetYen }: ComparedLine): StateLook {
  if (budgetYen === 0) return lookWithoutBudget(account.kind === 'income');
  switch (state) {
    case 'over':
      return { tone: 'danger', words: '予算を超過', isNotable: true };
    case 'likely-over':
      return { tone: 'warn', words: '超える見込み', isNotable: true };
    case 'short':
      return {
        tone: 'warn',
        words: basis === 'booked' ? '予算に届かず' : '届かない見込み',
        isNotable: true,
      };
    case 'near':
      return { tone: 'neutral', words: '予算の9割以上', isNotable: false };
    case 'within':
      return {
        tone: 'good',
        words: account.kind === 'income' ? '予算どおり' : '予算内',
        isNotable: false,
      };
  }
}

function lookWithoutBudget(isIncome: boolean): StateLook {
  return isIncome
    ? { tone: 'neutral', words: '予算にない収入', isNotable: false }
    : { tone: 'warn', words: '予算にない支出', isNotable: true };
}
