import type { Known } from '#domain/caretaker/exact/known.ts';
import { recordPassages } from '#domain/caretaker/records/record-passages.ts';
import { exampleFacts } from '#domain/caretaker/records/testing/example-facts.ts';

/** What may be looked up of the example association: its records and no document. */
export const exampleKnown: Known = {
  facts: exampleFacts,
  passages: recordPassages(exampleFacts),
};
