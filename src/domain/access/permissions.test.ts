import { describe, expect, test } from 'vitest';
import { allPermissions } from './permission.ts';
import { permissionWords, refusalOf } from './permission-words.ts';
import { may, permissions } from './permissions.ts';
import { allRoles, type Role, rankOf, rolesWith } from './role.ts';
import { askerName, seesBoardMeetings, shownName, visibleDocuments } from './shown.ts';

function mayAs(role: Role): readonly string[] {
  return allPermissions.filter((permission) => may(rolesWith(role), permission));
}

describe('what comes with a position', () => {
  test('an officer keeps what an owner may', () => {
    const owners = mayAs('owner');
    for (const role of ['director', 'treasurer', 'viceChair', 'chair', 'auditor'] as const) {
      expect(mayAs(role)).toEqual(expect.arrayContaining([...owners]));
    }
  });

  test('a tenant sees neither money, contracts nor the plan', () => {
    const mays = mayAs('tenant');
    for (const hidden of ['fund.read', 'contract.read', 'plan.read', 'register.read']) {
      expect(mays).not.toContain(hidden);
    }
    expect(mays).toContain('caretaker.ask');
  });

  test('the auditor reads what the board reads and writes nothing of the association', () => {
    const auditor = mayAs('auditor');
    const boardWrites = ['document.write', 'task.board', 'synonym.write', 'plan.save'];
    expect(auditor.filter((permission) => boardWrites.includes(permission))).toEqual([]);
    expect(auditor).toEqual(expect.arrayContaining(['register.read', 'arrears.read']));
  });

  test('the company saves no version of the plan', () => {
    expect(mayAs('companyStaff')).not.toContain('plan.save');
    expect(mayAs('companyStaff')).toContain('plan.try');
  });

  test('every permission is held by somebody and has words', () => {
    for (const permission of allPermissions) {
      expect(permissions[permission].length).toBeGreaterThan(0);
      expect(permissionWords[permission]).toMatch(/[るくむすう]$/u);
      expect(refusalOf(permission)).toMatch(/今の立場ではできません。$/u);
    }
  });
});

describe('what is seen in part', () => {
  test.each([
    ['tenant', ['everyone']],
    ['owner', ['everyone', 'owners']],
    ['auditor', ['everyone', 'owners', 'board']],
    ['companyStaff', ['everyone', 'owners', 'board']],
  ] as const)('a %s reads the documents of %j', (role, circles) => {
    expect(visibleDocuments(rolesWith(role)).toSorted()).toEqual([...circles].toSorted());
  });

  test('an owner recognises a neighbour, an officer reads the name', () => {
    expect(shownName(rolesWith('owner'))('佐藤 太郎')).toBe('佐＊＊');
    expect(shownName(rolesWith('director'))('佐藤 太郎')).toBe('佐藤 太郎');
  });

  test('meetings of the board are for those who own or manage', () => {
    const seeing = allRoles.filter((role) => seesBoardMeetings(rolesWith(role)));
    expect(seeing).toEqual(allRoles.filter((role) => role !== 'tenant'));
  });

  test.each([
    ['tenant', '居住者'],
    ['owner', '居住者'],
    ['chair', '役員'],
    ['auditor', '役員'],
    ['companyStaff', '管理会社'],
  ] as const)('a %s asks the board as %s', (role, name) => {
    expect(askerName(rolesWith(role))).toBe(name);
  });
});

test('the three words of the specification', () => {
  expect(allRoles.map(rankOf)).toEqual([
    'resident',
    'resident',
    'board',
    'board',
    'board',
    'board',
    'board',
    'manager',
  ]);
});
