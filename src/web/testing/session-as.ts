import type { z } from 'zod/mini';
import type { getSession } from '#contract/session.ts';
import { allPermissions } from '#domain/access/permission.ts';
import { may } from '#domain/access/permissions.ts';
import { type Role, rankOf, rolesWith } from '#domain/access/role.ts';

type Session = z.input<typeof getSession.output>;

/** What the server says of somebody with this position. */
export function sessionAs(position: Role, change: Partial<Session> = {}): Session {
  const roles = rolesWith(position);
  return {
    user: {
      email: 'demo@sumiwa.example',
      name: '佐々木 陽子',
      role: rankOf(position),
      position,
    },
    may: allPermissions.filter((permission) => may(roles, permission)),
    association: {
      id: '3f2b8c1e-6a52-4f37-9c04-5d2e7a1f6b60',
      name: 'グリーンテラス管理組合',
    },
    hasOwnCopy: true,
    trial: null,
    leavesOn: null,
    ...change,
  };
}
