import { expect, test } from 'vitest';
import { usualRules } from '#domain/repair-plan/planner/usual-rules.ts';
import { defaultDraft, parseDraft } from './rules-draft.ts';

test.each(['area', 'share'] as const)(
  'by %s the form begins with the rules that the caretaker calculates with',
  (basis) => {
    const place = { basis, firstYear: 2027, endYear: 2055, shortageYear: 2035 };
    const { rules } = parseDraft(defaultDraft(place), place);
    expect(rules).toEqual(usualRules({ basis, startYear: 2027 }));
  },
);
