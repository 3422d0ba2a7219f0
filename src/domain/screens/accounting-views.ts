import type { Permission } from '#domain/access/permission.ts';

/**
 * The views of 会計, by their names in the address. A further one needs a line here and its part in
 * `app/accounting-screen.tsx`. `tabFor` are those who have it among their tabs; others come by a link.
 */
export const accountingViews = {
  month: { label: '今月やること', needs: 'ledger.read' },
  checks: { label: '点検', needs: 'finding.read' },
  bank: { label: '入出金', needs: 'ledger.read' },
  billing: { label: '請求', needs: 'ledger.read' },
  arrears: { label: '滞納', needs: 'arrears.read' },
  disclosure: { label: '重要事項の報告', needs: 'disclosure.issue', tabFor: 'billing.run' },
  payments: { label: '支払', needs: 'ledger.read' },
  entry: { label: '入力', needs: 'ledger.book' },
  books: { label: '帳簿', needs: 'ledger.read' },
  budget: { label: '予算', needs: 'ledger.read' },
  report: { label: '月次報告', needs: 'ledger.read' },
  settlement: { label: '決算', needs: 'ledger.read' },
  audit: { label: '監査', needs: 'ledger.read', tabFor: 'audit.write' },
  settings: { label: '設定', needs: 'ledger.read' },
} as const satisfies Record<string, { label: string; needs: Permission; tabFor?: Permission }>;

export type AccountingView = keyof typeof accountingViews;

export const accountingViewNames = Object.keys(accountingViews) as AccountingView[];
