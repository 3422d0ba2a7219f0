import { allPermissions, type Permission } from './permission.ts';
import { may } from './permissions.ts';
import { allRoles, type Role, type Roles, roleNames, rolesWith } from './role.ts';

/** だれが何をできるか is told by the thing that it is about. */
export const things = {
  papers: '文書とお知らせ',
  house: '建物と暮らし',
  meetings: '総会と投票',
  board: '質問と理事会',
  people: '名簿と管理組合',
  plan: '長期修繕計画',
  money: 'お金の見える化',
  books: '帳簿と決算',
  dues: '請求と滞納',
  payments: '支払い',
  own: '自分の設定',
} as const;
type Thing = keyof typeof things;

/** Each permission stands below one thing; a new one has to be given its place. */
const thingOf = {
  'home.read': 'house',
  'building.read': 'house',
  'association.read': 'people',
  'meeting.read': 'meetings',
  'document.read': 'papers',
  'document.write': 'papers',
  'preference.own': 'own',
  'task.own': 'own',
  'task.board': 'board',
  'reply.approve': 'board',
  'caretaker.ask': 'board',
  'question.ask': 'board',
  'synonym.write': 'board',
  'fund.read': 'money',
  'arrears.read': 'dues',
  'register.read': 'people',
  'register.write': 'people',
  'invitation.print': 'people',
  'contract.read': 'people',
  'subscription.read': 'people',
  'subscription.bills': 'people',
  'subscription.agree': 'people',
  'plan.read': 'plan',
  'plan.try': 'plan',
  'plan.save': 'plan',
  'ledger.read': 'books',
  'ledger.book': 'books',
  'auto.switch': 'books',
  'month.ask': 'books',
  'month.close': 'books',
  'budget.draft': 'books',
  'budget.decide': 'books',
  'billing.run': 'dues',
  'bill.own': 'dues',
  'arrears.act': 'dues',
  'arrears.approve': 'dues',
  'payment.ask': 'payments',
  'payment.approve': 'payments',
  'finding.read': 'books',
  'finding.decide': 'books',
  'notice.read': 'papers',
  'notice.write': 'papers',
  'notice.send': 'papers',
  'settlement.write': 'books',
  'audit.write': 'books',
  'application.file': 'house',
  'application.read': 'house',
  'application.receive': 'house',
  'application.decide': 'house',
  'booking.make': 'house',
  'booking.manage': 'house',
  'meeting.prepare': 'meetings',
  'vote.enter': 'meetings',
  'audit.export': 'books',
  'house.rules': 'house',
  'preparation.read': 'meetings',
  'vote.check': 'meetings',
  'vote.cast': 'meetings',
  'company.read': 'people',
  'company.ask': 'people',
  'company.approve': 'people',
  'company.end': 'people',
  'overview.read': 'people',
  'archive.make': 'people',
  'association.leave': 'people',
  'association.stay': 'people',
  'association.object': 'people',
  'record.own': 'people',
  'officer.write': 'people',
  'meeting.draft': 'meetings',
  'reception.run': 'meetings',
  'minutes.write': 'meetings',
  'minutes.sign': 'meetings',
  'circulation.answer': 'meetings',
  'disclosure.issue': 'dues',
  'activity.read': 'people',
} as const satisfies Record<Permission, Thing>;

/** 2人で: what one person alone cannot bring about. */
export const twoPersons: Partial<Record<Permission, string>> = {
  'month.ask': '締まるのは、別の立場の人が承認してからです。',
  'month.close': '頼んだ立場と同じ立場では承認できません。',
  'budget.draft': '確定は、別の立場の人がします。',
  'budget.decide': '案を出した立場と同じ立場では確定できません。',
  'arrears.act': '出すのは、別の立場の人が承認してからです。',
  'arrears.approve': '頼んだ立場と同じ立場では承認できません。',
  'payment.ask': '払うのは、別の立場の人が承認してからです。',
  'payment.approve': '頼んだ立場と同じ立場では承認できません。',
  'application.decide': '自分の立場から出した申し込みは承認できません。',
  'company.ask': '使えるのは、別の立場の人が承認してからです。',
  'company.approve': '頼んだ立場と同じ立場では承認できません。',
  'archive.make': '頼む人と、別の立場で承認する人が要ります。',
  'association.leave':
    '頼む人と、別の立場で承認する人が要ります。承認できる人がほかにいないときは、全員に知らせ、14日おいて決めます。',
  'subscription.agree': '申し込む人と、別の立場で承認する人が要ります。',
  'vote.enter': '1枚ずつ、別の立場の2人が読み取ります。管理会社は1人目だけです。',
};

/** 一部だけ: what many may see and not all of it. */
export const partly: Partial<Record<Permission, string>> = {
  'document.read': '文書ごとに、全員、組合員、役員のどこまでに見せるかが決まっています。',
  'meeting.read': '理事会の予定と結果は、組合員と管理会社が見ます。',
  'arrears.read': '理事が見るのは月数と金額までで、だれの滞納かは見えません。',
};

type ThingRights<Row> = { readonly thing: Thing; readonly rows: readonly Row[] };

/** Every permission below its thing, in the order of the table; things without any are left out. */
export function byThing(permissions: readonly Permission[]): readonly ThingRights<Permission>[] {
  const wanted = new Set(permissions);
  return (Object.keys(things) as Thing[]).flatMap((thing) => {
    const rows = allPermissions.filter((it) => wanted.has(it) && thingOf[it] === thing);
    return rows.length > 0 ? [{ thing, rows }] : [];
  });
}

/** All that these may do. */
export function permissionsOf(roles: Roles): readonly Permission[] {
  return allPermissions.filter((permission) => may(roles, permission));
}

/** What comes with a role, and with those that it holds besides: a 理事長 owns a dwelling too. */
export function rightsOf(role: Role): readonly Permission[] {
  return permissionsOf(rolesWith(role));
}

export function rolesThatMay(permission: Permission): readonly Role[] {
  return allRoles.filter((role) => may(rolesWith(role), permission));
}

/** 「全員」「管理会社の担当者のほかの全員」「副理事長、理事長」: as short as it can be said. */
export function whoWords(permission: Permission): string {
  const roles = rolesThatMay(permission);
  const others = allRoles.filter((role) => !roles.includes(role));
  const names = (some: readonly Role[]) => some.map((role) => roleNames[role]).join('、');
  if (others.length === 0) return '全員';
  return others.length <= 2 ? `全員（${names(others)}を除く）` : names(roles);
}
