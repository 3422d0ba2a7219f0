import { expect, test } from 'vitest';
import { allPermissions } from './permission.ts';
import { may } from './permissions.ts';
import {
  byThing,
  partly,
  rightsOf,
  rolesThatMay,
  twoPersons,
  whoWords,
} from './rights-by-thing.ts';
import { allRoles, rolesWith } from './role.ts';

test('every permission is told once', () => {
  const told = byThing(allPermissions).flatMap(({ rows }) => rows);
  expect(told.toSorted()).toEqual([...allPermissions].toSorted());
  expect(byThing(['plan.save', 'ledger.book'])).toEqual([
    { thing: 'plan', rows: ['plan.save'] },
    { thing: 'books', rows: ['ledger.book'] },
  ]);
});

test('by role and by thing are the same table', () => {
  for (const role of allRoles) {
    for (const permission of allPermissions) {
      const isAllowed = may(rolesWith(role), permission);
      expect(rightsOf(role).includes(permission)).toBe(isAllowed);
      expect(rolesThatMay(permission).includes(role)).toBe(isAllowed);
    }
  }
});

test('who may is said as shortly as it can be', () => {
  expect(whoWords('home.read')).toBe('全員');
  expect(whoWords('month.close')).toBe('副理事長、理事長');
  // The auditor and the officers own a dwelling; the tenant and the company do not.
  expect(whoWords('bill.own')).toBe('全員（居住者、管理会社の担当者を除く）');
  expect(whoWords('audit.write')).toBe('監事');
});

test('the auditor books nothing, the company approves nothing, and every rule is of a permission', () => {
  expect(rightsOf('auditor')).not.toContain('ledger.book');
  expect(rightsOf('companyStaff').filter((it) => it.endsWith('.approve'))).toEqual([]);
  for (const permission of Object.keys({ ...twoPersons, ...partly })) {
    expect(allPermissions).toContain(permission);
  }
});
