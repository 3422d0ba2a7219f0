import type { Permission } from './permission.ts';
import type { Holder } from './permissions.ts';

type Area = {
  readonly name: string;
  /** What the company's staff may then do, for a board that decides about it. */
  readonly explanation: string;
  /** With what is needed to reach it. */
  readonly permissions: readonly CompanyPermission[];
};

type CompanyPermission = {
  [P in Permission]: 'companyStaff' extends Holder<P> ? P : never;
}[Permission];

const readsMoney = [
  'fund.read',
  'contract.read',
  'plan.read',
  'plan.try',
  'ledger.read',
  'arrears.read',
  'finding.read',
] as const satisfies readonly CompanyPermission[];

const readsRegister = ['register.read'] as const satisfies readonly CompanyPermission[];

/** 任せる仕事: what an association may let its company do. Nothing here approves, by type. */
export const companyAreas = {
  money: {
    name: 'お金を見る',
    explanation: '帳簿、予算、滞納、契約、長期修繕計画、点検の結果を見ます。書くことはできません。',
    permissions: readsMoney,
  },
  books: {
    name: '記帳',
    explanation:
      '帳簿に書く、予算と決算の案を作る、点検に答える、月の締めを頼むことができます。締めるのは役員です。',
    permissions: [
      ...readsMoney,
      'ledger.book',
      'month.ask',
      'budget.draft',
      'settlement.write',
      'finding.decide',
    ],
  },
  billing: {
    name: '請求と督促の準備',
    explanation:
      '毎月の請求、入金の確認、督促の文書の下書き、重要事項調査報告書の作成をします。督促を出すことは、役員が承認します。',
    permissions: [
      ...readsMoney,
      ...readsRegister,
      'billing.run',
      'arrears.act',
      'disclosure.issue',
    ],
  },
  payments: {
    name: '支払いの準備',
    explanation: '支払いの承認を頼み、振込データを作ります。支払うことは、役員が承認します。',
    permissions: [...readsMoney, 'payment.ask'],
  },
  register: {
    name: '名簿と招待状',
    explanation: '住戸と区分所有者、役員の登録を直し、住民への招待状を印刷します。',
    permissions: [...readsRegister, 'register.write', 'officer.write', 'invitation.print'],
  },
  house: {
    name: '住民への対応',
    explanation:
      '届け出と予約を受け付け、その決まりを整え、質問に答え、お知らせを下書きします。送ることと承認は、役員がします。',
    permissions: [
      ...readsRegister,
      'task.board',
      'synonym.write',
      'notice.write',
      'application.read',
      'application.receive',
      'booking.manage',
      'house.rules',
    ],
  },
  votes: {
    name: '総会の準備と議決権行使書の読み取り',
    explanation:
      '総会の準備の進みを見て、議案を下書きします。議決権行使書を、1回目の読み取りとして入れ、受付を手伝い、議事録を下書きします。2回目の読み取りは役員です。',
    permissions: [
      ...readsRegister,
      'preparation.read',
      'meeting.draft',
      'vote.enter',
      'reception.run',
      'minutes.write',
    ],
  },
} as const satisfies Record<string, Area>;

export type CompanyArea = keyof typeof companyAreas;
export const allCompanyAreas = Object.keys(companyAreas) as readonly CompanyArea[];

/** Of every company, whatever was allowed: the building, documents and meetings, and its own line in 管理会社のページ. */
const always = [
  'home.read',
  'building.read',
  'association.read',
  'meeting.read',
  'document.read',
  'preference.own',
  'record.own',
  'task.own',
  'caretaker.ask',
  'question.ask',
  'notice.read',
  'subscription.read',
  'company.read',
  'overview.read',
  'activity.read',
  'record.own',
] as const satisfies readonly CompanyPermission[];

/** All that somebody of the company may do where these were allowed. Words that are no area allow nothing. */
export function companyPermissions(areas: readonly string[]): ReadonlySet<Permission> {
  const allowed = allCompanyAreas.filter((area) => areas.includes(area));
  return new Set<Permission>([
    ...always,
    ...allowed.flatMap((area): readonly Permission[] => companyAreas[area].permissions),
  ]);
}

/** 「記帳、支払いの準備」 */
export function areaNames(areas: readonly string[]): readonly string[] {
  return allCompanyAreas
    .filter((area) => areas.includes(area))
    .map((area) => companyAreas[area].name);
}
