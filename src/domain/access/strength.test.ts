import { expect, test } from 'vitest';
import { allPermissions } from './permission.ts';
import { permissions } from './permissions.ts';
import { isProved, strengths } from './strength.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

test.each([
  ['basic', 180 * 24 * hourMs, true],
  ['raised', 12 * hourMs - 1, true],
  ['raised', 12 * hourMs, false],
  ['fresh', 10 * minuteMs - 1, true],
  ['fresh', 10 * minuteMs, false],
] as const)('%s after %d ms: %s', (strength, sinceMs, isEnough) => {
  expect(isProved(strength, 0, sinceMs)).toBe(isEnough);
});

test('money that leaves, people, exports and leaving are asked for anew; nothing else is', () => {
  const fresh = allPermissions.filter((permission) => strengths[permission] === 'fresh');
  expect(fresh).toEqual([
    'officer.write',
    'invitation.print',
    'subscription.agree',
    'payment.ask',
    'payment.approve',
    'audit.export',
    'company.ask',
    'company.approve',
    'archive.make',
    'association.leave',
  ]);
});

test('reading is never asked for more, and a tenant never needs more than having come in', () => {
  const more = allPermissions.filter((permission) => strengths[permission] !== 'basic');
  expect(more.filter((permission) => permission.endsWith('.read'))).toEqual([]);
  const ofTenants = more.filter((permission) =>
    permissions[permission].some((role) => role === 'tenant'),
  );
  expect(ofTenants).toEqual([]);
});
