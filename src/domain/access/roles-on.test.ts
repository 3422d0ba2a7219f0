import { describe, expect, test } from 'vitest';
import { may } from './permissions.ts';
import { rolesWithAll } from './role.ts';
import { type PersonFacts, rolesOn } from './roles-on.ts';

const nobody: PersonFacts = { owns: false, stays: [], terms: [] };
const chairUntilMay = {
  ...nobody,
  owns: true,
  terms: [{ post: 'chair', from: '2025-05-25', until: '2026-05-24' }],
} as const;

describe('what somebody is follows the day', () => {
  test.each([
    ['2025-05-24', ['owner']],
    ['2025-05-25', ['chair', 'owner']],
    ['2026-05-24', ['chair', 'owner']],
    ['2026-05-25', ['owner']],
  ])('a term from 25 May 2025 to 24 May 2026 gives on %s %j', (today, roles) => {
    expect(rolesOn({ given: null, person: chairUntilMay }, today)).toEqual(roles);
  });

  test.each([
    ['2026-03-31', []],
    ['2026-04-01', ['tenant']],
    ['2026-11-29', ['tenant']],
    ['2026-11-30', []],
  ])('a stay from 1 April to 29 November gives on %s %j', (today, roles) => {
    const person = { ...nobody, stays: [{ since: '2026-04-01', until: '2026-11-30' }] };
    expect(rolesOn({ given: null, person }, today)).toEqual(roles);
  });

  test('whoever has left is nothing, and may nothing', () => {
    const roles = rolesWithAll(rolesOn({ given: null, person: nobody }, '2026-11-23'));
    expect(roles.size).toBe(0);
    expect(may(roles, 'home.read')).toBe(false);
  });
});

describe('several at once', () => {
  const both = (...posts: readonly ('chair' | 'treasurer' | 'auditor')[]): PersonFacts => ({
    ...nobody,
    owns: true,
    terms: posts.map((post) => ({ post, from: '2026-05-24', until: '2027-05-31' })),
  });

  test('the highest post names the person, and the rights are the union', () => {
    const held = rolesOn({ given: null, person: both('treasurer', 'chair') }, '2026-11-23');
    expect(held).toEqual(['chair', 'treasurer', 'owner']);
    expect(may(rolesWithAll(held), 'ledger.book')).toBe(true);
  });

  test('who audits keeps no books, whatever else the register says', () => {
    const held = rolesOn({ given: null, person: both('auditor', 'treasurer') }, '2026-11-23');
    expect(held).toEqual(['auditor', 'owner']);
    expect(may(rolesWithAll(held), 'ledger.book')).toBe(false);
  });
});

describe('who began the association', () => {
  test('keeps that position until the register names a post, and does not get it back', () => {
    const owner = { ...nobody, owns: true };
    const today = '2026-11-23';
    expect(rolesOn({ given: 'chair', person: null }, today)).toEqual(['chair']);
    expect(rolesOn({ given: 'chair', person: owner }, today)).toEqual(['chair', 'owner']);
    expect(rolesOn({ given: 'chair', person: chairUntilMay }, today)).toEqual(['owner']);
  });
});
