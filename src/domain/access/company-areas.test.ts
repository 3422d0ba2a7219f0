import { describe, expect, test } from 'vitest';
import { allCompanyAreas, areaNames, companyAreas, companyPermissions } from './company-areas.ts';
import { allPermissions } from './permission.ts';
import { approvals, may, permissions } from './permissions.ts';
import { rolesKey, rolesWith, rolesWithAll } from './role.ts';
import { companyMayOn, type PersonFacts, rolesOn } from './roles-on.ts';
import { seesDebtors, shownName } from './shown.ts';

const today = '2026-11-23';
const books = { areas: ['books'], lastDay: null };
const chair: PersonFacts = {
  owns: true,
  stays: [],
  terms: [{ post: 'chair', from: '2026-05-25', until: '2027-05-24' }],
};

describe('what may be allowed', () => {
  test('all areas together are the column of the company, and nothing more', () => {
    const column = allPermissions.filter((it) =>
      permissions[it].some((role) => role === 'companyStaff'),
    );
    expect([...companyPermissions(allCompanyAreas)].toSorted()).toEqual(column.toSorted());
  });

  test('each area adds something, and no area approves', () => {
    const bare = companyPermissions([]);
    for (const area of allCompanyAreas) {
      const mays = companyPermissions([area]);
      expect([area, mays.size > bare.size]).toEqual([area, true]);
      expect(approvals.filter((it) => mays.has(it))).toEqual([]);
      expect(companyAreas[area].explanation).toMatch(/。$/);
    }
  });

  test('every permission that approves by its words is on the list of approvals', () => {
    const named = allPermissions.filter((it) => /\.(approve|close|decide|send)$/.test(it));
    const answersOnly = ['finding.decide'];
    expect(named.filter((it) => !approvals.some((known) => known === it))).toEqual(answersOnly);
  });

  test('a word that is no area allows nothing', () => {
    expect(companyPermissions(['month.close', 'everything'])).toEqual(companyPermissions([]));
    expect(areaNames(['votes', 'nothing', 'books'])).toEqual([
      '記帳',
      '総会の準備と議決権行使書の読み取り',
    ]);
  });
});

describe('somebody of the company', () => {
  test('is so where assigned, until the last day', () => {
    const ofCompany = { given: null, person: null, company: [{ areas: [], lastDay: today }] };
    expect(rolesOn(ofCompany, today)).toEqual(['companyStaff']);
    expect(rolesOn(ofCompany, '2026-11-24')).toEqual([]);
    expect(companyMayOn(ofCompany, '2026-11-24')).toBeNull();
  });

  test('holds no post beside it, and stays an owner', () => {
    const both = { given: null, person: chair, company: [books] };
    expect(rolesOn(both, today)).toEqual(['companyStaff', 'owner']);
    expect(rolesOn({ ...both, company: [] }, today)).toEqual(['chair', 'owner']);
    const begun = { given: 'chair', person: null, company: [books] } as const;
    expect(rolesOn(begun, today)).toEqual(['companyStaff']);
  });

  test('may what was allowed, and not what the table has beside', () => {
    const roles = rolesWithAll(['companyStaff'], companyPermissions(['books']));
    expect(may(roles, 'ledger.book')).toBe(true);
    expect(may(roles, 'payment.ask')).toBe(false);
    expect(may(rolesWith('companyStaff'), 'payment.ask')).toBe(true);
    expect(shownName(roles)('佐藤 太郎')).toBe('佐＊＊');
    expect(seesDebtors(rolesWithAll(['companyStaff'], companyPermissions(['house'])))).toBe(false);
  });

  test('shares no kept answer with somebody who may more', () => {
    const keys = [
      rolesKey(rolesWith('companyStaff')),
      rolesKey(rolesWithAll(['companyStaff'], companyPermissions([]))),
      rolesKey(rolesWithAll(['companyStaff'], companyPermissions(['books']))),
      rolesKey(rolesWithAll(['companyStaff', 'owner'], companyPermissions(['books']))),
    ].map((key) => JSON.stringify(key));
    expect(new Set(keys).size).toBe(4);
  });
});
