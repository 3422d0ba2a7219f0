import type { Balance } from '#domain/ledger/balance.ts';
import type { Books } from '#domain/ledger/testing/any-books.ts';
import type { StoryBooks } from './story-books.ts';
import type { StoryModel } from './story-model.ts';

type VotedBudget = { readonly yearId: string; readonly lines: readonly Balance[] };

export type Story = {
  readonly seed: number;
  /** From 0 to `limit` - 1. */
  readonly random: (limit: number) => number;
  readonly given: Books;
  readonly model: StoryModel;
  readonly books: StoryBooks;
  /** Every version, the latest last. */
  readonly budgets: VotedBudget[];
  readonly faults: string[];
  /** How often each kind of answer was given: a story that is refused everything proves nothing. */
  readonly outcomes: Map<string, number>;
};
