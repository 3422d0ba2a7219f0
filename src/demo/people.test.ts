import { describe, expect, it } from 'vitest';
import { demoUser } from './demo-user.ts';
import { seedDwellings } from './dwellings.ts';
import { owners } from './owners.ts';
import { ownerOf, seedPeople } from './people.ts';
import { relativeDates } from './relative-dates.ts';

const dates = relativeDates('2026-11-21');
const { person, ownership, residency } = seedPeople(dates);
const dwellings = seedDwellings();

function numberOf(dwellingId: string): string | undefined {
  return dwellings.find(({ id }) => id === dwellingId)?.number;
}

describe('the register', () => {
  it('holds 62 persons: 58 owners and 4 tenants', () => {
    expect(person).toHaveLength(62);
    expect(new Set(person.map(({ id }) => id)).size).toBe(62);
    expect(new Set(ownership.map((row) => row.person_id)).size).toBe(58);
    expect(residency.filter(({ kind }) => kind === 'tenant')).toHaveLength(4);
  });

  it('counts 57 組合員: three own two dwellings, a couple owns one together', () => {
    expect(owners).toHaveLength(57);
    expect(owners.filter((owner) => owner.dwellings.length === 2)).toHaveLength(3);
    expect(owners.filter((owner) => owner.names.length === 2)).toHaveLength(1);
  });

  it('gives every dwelling a whole owner', () => {
    const shares = new Map<string, number>();
    for (const row of ownership) {
      const share = row.share_numerator / row.share_denominator;
      shares.set(row.dwelling_id, (shares.get(row.dwelling_id) ?? 0) + share);
    }
    expect(shares.size).toBe(60);
    expect([...shares.values()].every((share) => share === 1)).toBe(true);
    expect([...shares.keys()].every((id) => numberOf(id) !== undefined)).toBe(true);
  });

  it('knows five owners living outside, one of them abroad', () => {
    expect(person.filter(({ lives }) => lives === 'elsewhere')).toHaveLength(4);
    expect(person.filter(({ lives }) => lives === 'abroad')).toHaveLength(1);
    const outside = new Set(person.filter(({ lives }) => lives !== 'here').map(({ id }) => id));
    expect(residency.some((row) => outside.has(row.person_id))).toBe(false);
  });

  it('writes kana in hiragana and nothing in the future', () => {
    expect(person.every(({ kana }) => /^[ぁ-んー ]+$/.test(kana))).toBe(true);
    expect([...ownership, ...residency].every(({ since }) => since <= dates.today)).toBe(true);
  });
});

it('has the demonstration user living in her own dwelling', () => {
  expect(ownerOf('605')).toBe(demoUser.name);
  const her = person.find(({ name }) => name === demoUser.name);
  const homes = residency.filter((row) => row.person_id === her?.id);
  expect(homes.map((row) => numberOf(row.dwelling_id))).toEqual(['605']);
});
