import fc from 'fast-check';
import type { BillingStep } from './billing-story.ts';

/** What may happen next in a year of bills. */
export const billingStep: fc.Arbitrary<BillingStep> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'run' } as const) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('take' as const),
      dwelling: fc.constantFrom('305', '702'),
      yen: fc.integer({ min: 1, max: 150_000 }),
      isAhead: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sell' as const),
      dwelling: fc.constantFrom('305', '702'),
      isHalf: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'unsell' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('rate' as const),
      sen: fc.integer({ min: 0, max: 40_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('extra' as const),
      dwelling: fc.constantFrom('305', '702'),
      item: fc.constantFrom('management', 'reserve', 'parking'),
      yen: fc.integer({ min: -9_000, max: 30_000 }),
    }),
  },
);
