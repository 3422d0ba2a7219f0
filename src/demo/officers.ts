import { demoId } from './demo-id.ts';
import { ownerOf, personId } from './people.ts';
import { agmDay, type RelativeDates } from './relative-dates.ts';
import type { OfficerRow } from './rows.ts';

type Post = OfficerRow['post'];

const termYears = 2;

/** Half the board is elected each year: cycle of the election, then who and as what. */
const elections: readonly (readonly [
  cycle: number,
  elected: readonly (readonly [dwelling: string, post: Post])[],
])[] = [
  [
    0,
    [
      ['402', 'vice_chair'],
      ['206', 'director'],
      ['501', 'director'],
    ],
  ],
  [
    -1,
    [
      ['703', 'chair'],
      ['805', 'treasurer'],
      ['1003', 'auditor'],
    ],
  ],
  [
    -2,
    [
      ['604', 'vice_chair'],
      ['302', 'director'],
      ['905', 'director'],
    ],
  ],
  [
    -3,
    [
      ['801', 'chair'],
      ['103', 'treasurer'],
      ['506', 'auditor'],
    ],
  ],
  [
    -4,
    [
      ['1006', 'vice_chair'],
      ['205', 'director'],
      ['401', 'director'],
    ],
  ],
  [
    -5,
    [
      ['702', 'chair'],
      ['304', 'treasurer'],
      ['606', 'auditor'],
    ],
  ],
];

export function seedOfficers(dates: RelativeDates): readonly OfficerRow[] {
  return elections.flatMap(([cycle, elected]) =>
    elected.map(([dwelling, post]) => {
      const name = ownerOf(dwelling);
      return {
        id: demoId('officer', `${name}:${cycle}`),
        person_id: personId(name),
        post,
        term_from: agmDay(dates, cycle),
        term_until: agmDay(dates, cycle + termYears),
      };
    }),
  );
}
