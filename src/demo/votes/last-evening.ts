import type { Choice } from '#domain/votes/record.ts';

/** Who came to the last 通常総会, who left it to the chair, and who sent a slip: by the first dwelling of each. */
export const inTheRoom = [
  '101',
  '201',
  '206',
  '301',
  '302',
  '306',
  '402',
  '501',
  '604',
  '702',
  '703',
  '801',
  '805',
  '901',
  '904',
  '905',
  '1003',
  '1006',
] as const;
export const leftToTheChair = ['102', '106', '405', '504', '701', '804', '1002'] as const;
export const bySlip = [
  '103',
  '104',
  '203',
  '205',
  '303',
  '304',
  '401',
  '403',
  '406',
  '502',
  '503',
  '505',
  '506',
  '601',
  '602',
  '603',
  '605',
  '606',
  '704',
  '705',
  '903',
  '1004',
] as const;

type Otherwise = Readonly<Record<string, Exclude<Choice, 'yes'>>>;

/** Item by item, who did not agree; everybody else who was there did. The minutes in the library tell the sums. */
export const otherwise: readonly Otherwise[] = [
  { '203': 'abstain' },
  { '306': 'no', '401': 'no', '602': 'no', '203': 'abstain' },
  { '101': 'no', '201': 'no', '403': 'no', '506': 'no', '606': 'no', '904': 'abstain' },
  { '1006': 'no', '702': 'no', '205': 'abstain', '304': 'abstain', '601': 'abstain' },
  { '904': 'no', '303': 'no', '505': 'no', '103': 'abstain', '603': 'abstain' },
  { '401': 'no', '801': 'abstain' },
  {},
];
