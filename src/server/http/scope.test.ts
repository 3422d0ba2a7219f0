import { expect, test } from 'vitest';
import { demoUser } from '#demo/demo-user.ts';
import { template } from '#demo/template.ts';
import type { Permission } from '#domain/access/permission.ts';
import type { Role } from '#domain/access/role.ts';
import { startServer } from '#server/testing/start-server.ts';
import { openScope, type Scope } from './scope.ts';

const { db } = await startServer();
const caller = { userId: demoUser.id, associationId: template.associationId, hasOwnCopy: false };
const other = '00000000-0000-4000-8000-000000000000';

async function scopeFor(role: Role, needs: Permission) {
  await db.query('update membership set role = $1 where association_id = $2', [
    role,
    template.associationId,
  ]);
  return openScope(db, caller, { associationId: 'own', needs });
}

test('a scope tells who acts where, with every role that comes with the position', async () => {
  const scope = await scopeFor('chair', 'plan.save');
  expect(scope).toEqual({
    associationId: template.associationId,
    userId: demoUser.id,
    personId: null,
    // In the demonstration positions stand for persons.
    signer: { by: 'position', role: 'chair' },
    role: 'chair',
    roles: new Set(['owner', 'director', 'chair']),
  });
});

test('who may not is told what it was that needs another position', async () => {
  await expect(scopeFor('owner', 'plan.save')).rejects.toMatchObject({
    code: 'not_allowed',
    sentence: '長期修繕計画の新しい版を保存する、案を全員に見せることは、今の立場ではできません。',
  });
});

test('a stranger cannot tell whether an association exists', async () => {
  for (const associationId of [other, template.associationId]) {
    const stranger = { ...caller, userId: other };
    const opening = openScope(db, stranger, { associationId, needs: 'home.read' });
    await expect(opening).rejects.toMatchObject({ code: 'not_found' });
  }
  const elsewhere = openScope(db, caller, { associationId: other, needs: 'home.read' });
  await expect(elsewhere).rejects.toMatchObject({ code: 'not_found' });
});

test('a scope for one thing is none for another: this does not compile', () => {
  const booksOnly = (_scope: Scope<'plan.save'>) => undefined;
  const reading = {} as Scope<'plan.read'>;
  // @ts-expect-error A route that reads cannot call what saves.
  expect(booksOnly(reading)).toBeUndefined();
});
