import type { Permission } from './permission.ts';

/** 承認を待っているもの: what one asked for and another has to decide, with the right that it takes. */
export const waitingKinds = {
  month: { name: '月の締め', needs: 'month.close' },
  year: { name: '年度の締め', needs: 'month.close' },
  budget: { name: '予算の確定', needs: 'budget.decide' },
  payment: { name: '支払い', needs: 'payment.approve' },
  payee: { name: '支払先の口座', needs: 'payment.approve' },
  letter: { name: '督促の文書', needs: 'arrears.approve' },
  relief: { name: '請求の訂正や減免', needs: 'arrears.approve' },
  convocation: { name: '総会の招集', needs: 'meeting.prepare' },
  correction: { name: '招集の訂正', needs: 'meeting.prepare' },
  agreement: { name: 'スミワの契約', needs: 'subscription.agree' },
  company: { name: '管理会社の利用', needs: 'company.approve' },
  export: { name: '全データの書き出し', needs: 'archive.make' },
  leave: { name: '利用の終了', needs: 'association.leave' },
} as const satisfies Record<string, { name: string; needs: Permission }>;

export type WaitingKind = keyof typeof waitingKinds;

export const waitingKindNames = Object.keys(waitingKinds) as WaitingKind[];
