import { type PlanName, plans } from './plans.ts';

type Association = {
  readonly kind: 'template' | 'copy' | 'customer';
  readonly plan: PlanName;
  readonly isTrying: boolean;
};

/** 監査用データ: a part of Pro. Whoever looks at the demonstration or tries the product out may try it. */
export function auditExportHindrance({ kind, plan, isTrying }: Association): string {
  if (kind !== 'customer' || isTrying || plans[plan].hasAuditExport) return '';
  return `監査用データの書き出しは、Proプランで使えます。今のプランは${plans[plan].name}です。プランを変えるときは、お問い合わせください。`;
}

export function auditExportNote({ kind, plan, isTrying }: Association): string {
  if (plans[plan].hasAuditExport || (kind === 'customer' && !isTrying)) return '';
  return kind === 'customer'
    ? 'Proプランの機能です。お試しのあいだは、どなたも使えます。'
    : 'Proプランの機能です。デモでは、そのまま試せます。';
}
