import { expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import { demoUser } from '#demo/demo-user.ts';
import { template } from '#demo/template.ts';
import { startServer } from '#server/testing/start-server.ts';
import { openScope } from './scope.ts';

const { db } = await startServer();
const caller = { userId: demoUser.id, associationId: template.associationId, hasOwnCopy: false };
const other = '00000000-0000-4000-8000-000000000000';

async function scopeFor(role: Role, access: Role) {
  await db.query('update membership set role = $1 where association_id = $2', [
    role,
    template.associationId,
  ]);
  return openScope(db, caller, { associationId: 'own', access });
}

test.each([
  ['resident', 'resident'],
  ['board', 'resident'],
  ['board', 'board'],
  ['manager', 'board'],
  ['manager', 'manager'],
] as const)('a %s may do what a %s may', async (role, access) => {
  const scope = await scopeFor(role, access);
  expect(scope).toEqual({ associationId: template.associationId, userId: demoUser.id, role });
});

test.each([
  ['resident', 'board'],
  ['resident', 'manager'],
  ['board', 'manager'],
] as const)('a %s may not do what a %s may', async (role, access) => {
  await expect(scopeFor(role, access)).rejects.toMatchObject({ code: 'not_allowed' });
});

test('a stranger cannot tell whether an association exists', async () => {
  for (const associationId of [other, template.associationId]) {
    const stranger = { ...caller, userId: other };
    const opening = openScope(db, stranger, { associationId, access: 'resident' });
    await expect(opening).rejects.toMatchObject({ code: 'not_found' });
  }
  const elsewhere = openScope(db, caller, { associationId: other, access: 'resident' });
  await expect(elsewhere).rejects.toMatchObject({ code: 'not_found' });
});
