/** 権限: everything that somebody may be allowed to do. Who is stands in `permissions.ts`. */
export const allPermissions = [
  'home.read',
  'building.read',
  'association.read',
  'meeting.read',
  'document.read',
  'document.write',
  'preference.own',
  'task.own',
  'task.board',
  'reply.approve',
  'caretaker.ask',
  'question.ask',
  'synonym.write',
  'fund.read',
  'arrears.read',
  'register.read',
  'contract.read',
  'subscription.read',
  'plan.read',
  'plan.try',
  'plan.save',
] as const;

export type Permission = (typeof allPermissions)[number];
