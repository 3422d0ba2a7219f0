import type { AccountingView } from '#domain/screens/accounting-views.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';

type Way = { readonly href: string; readonly label: string };

/** Where the product itself has what an item is about. */
const views: Readonly<Record<string, readonly [AccountingView, label: string, part?: string]>> = {
  certificates: ['settlement', '残高証明書を見る', 'certificates'],
  dues: ['billing', '料金表を見る'],
  'contracts-income': ['billing', '使用契約を見る'],
  receivables: ['arrears', '滞納の一覧を見る'],
  prescription: ['arrears', '時効の日を見る'],
  advances: ['books', '帳簿で前受金を見る'],
  payables: ['payments', '未払の請求書を見る'],
  insurance: ['settlement', '決算書を見る', 'papers'],
  suspense: ['books', '帳簿を見る'],
  purpose: ['books', '帳簿を見る'],
  reserve: ['settlement', '突き合わせを見る', 'checks'],
  overrun: ['budget', '予算とくらべる'],
  opening: ['settlement', '突き合わせを見る', 'checks'],
  balance: ['settlement', '決算書を見る', 'papers'],
  journal: ['books', '仕訳帳を見る'],
  monthly: ['report', '月次報告を見る'],
};

const pages: Readonly<Record<string, Way>> = {
  meeting: { href: '/demo/meetings', label: '会議・総会を見る' },
  minutes: { href: '/demo/meetings', label: '議事録を見る' },
  resolutions: { href: '/demo/meetings', label: '議事録を見る' },
  bylaws: { href: '/demo/documents', label: '管理規約を見る' },
  contracts: { href: '/demo/documents', label: '契約書を見る' },
  inspections: { href: '/demo/documents', label: '点検の文書を見る' },
  plan: { href: '/demo/repair-fund-simulation', label: '長期修繕計画を見る' },
};

export function wayOf(code: string, fiscalYear: number): Way | undefined {
  const view = views[code];
  if (!view) return pages[code];
  const [name, label, part] = view;
  const year = name === 'settlement' ? { year: String(fiscalYear) } : {};
  return { href: `${accountingAddress(name, year)}${part ? `#${part}` : ''}`, label };
}
