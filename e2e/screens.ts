import type { Page } from '@playwright/test';
import { pagePaths } from '#contract/pages.ts';
import { accountScreens } from './account-screens.ts';

type Screen = {
  readonly name: string;
  readonly status: 200 | 404;
  /** The address; that of a document is looked up, for its id belongs to the association. */
  readonly path: (page: Page) => Promise<string>;
  /** Without the round button: nobody is in an association there. */
  readonly isAccount?: true;
  /** Another state of a page that stands in the list already, by the same name. */
  readonly isSecond?: true;
};

/** The parts of 会計 beside the first. */
const accountingViews = [
  'checks',
  'bank',
  'billing',
  'arrears',
  'payments',
  'entry',
  'books',
  'budget',
  'report',
  'report&paper=company',
  'settlement',
  'audit',
  'settings',
];

/** Every screen there is: the landing page, each page of the contract, those of an account, and an address that is none. */
export const screens: readonly Screen[] = [
  { name: '/', status: 200, path: async () => '/' },
  ...pagePaths.map((path) => ({ name: path, status: 200 as const, path: addressOf(path) })),
  ...['fees', 'works', 'assumptions', 'check', 'versions'].map((view) => ({
    name: `/demo/repair-fund-simulation?view=${view}`,
    status: 200 as const,
    path: async () => `/demo/repair-fund-simulation?view=${view}`,
  })),
  { name: 'the settlement of last year', status: 200, path: settlementAddress },
  ...accountingViews.map((view) => ({
    name: `/demo/accounting?view=${view}`,
    status: 200 as const,
    path: asTreasurer(`/demo/accounting?view=${view}`),
  })),
  {
    name: 'the preparation of a general meeting',
    status: 200,
    path: asTreasurer('/demo/meetings?view=prepare'),
  },
  {
    name: 'the agenda of a general meeting',
    status: 200,
    path: asTreasurer('/demo/meetings?view=prepare&part=agenda'),
  },
  {
    name: 'the convocation of a general meeting',
    status: 200,
    path: asTreasurer('/demo/meetings?view=prepare&part=convocation'),
  },
  ...['agenda', 'call', 'evening', 'minutes', 'circulation'].map((part) => ({
    name: `a meeting of the board: ${part}`,
    status: 200 as const,
    path: asTreasurer(`/demo/meetings?view=board&part=${part}`),
  })),
  { name: 'an article of the law', status: 200, path: async () => '/document/law-kubun-31' },
  ...accountScreens.map((screen) => ({
    ...screen,
    status: 200 as const,
    isAccount: true as const,
  })),
  { name: 'an unknown address', status: 404, path: async () => '/demo/nowhere' },
];

/** The books and the register's forms are not for everybody. */
function asTreasurer(path: string): (page: Page) => Promise<string> {
  return async (page) => {
    const response = await page.request.put('/api/demo/role', { data: { role: 'treasurer' } });
    if (!response.ok()) throw new Error(`no treasurer: ${response.status()}`);
    return path;
  };
}

function addressOf(path: string): (page: Page) => Promise<string> {
  const ofOfficers = [
    '/demo/accounting',
    '/demo/setup',
    '/demo/people',
    '/demo/votes',
    '/demo/minutes',
    '/demo/company',
    '/demo/activity',
    '/demo/records',
    '/demo/agreement',
  ];
  if (ofOfficers.includes(path)) return asTreasurer(path);
  if (path !== '/document/:documentId') return async () => path;
  return (page) => documentAddress(page, 'rule-pets');
}

/** お金の見える化 of the newest year that is past. */
async function settlementAddress(page: Page): Promise<string> {
  const response = await page.request.get('/api/associations/own/money/years/latest');
  const { years, today }: { years: { fiscalYear: number; endsOn: string }[]; today: string } =
    await response.json();
  const past = years.findLast(({ endsOn }) => endsOn < today);
  if (!past) throw new Error('no year is past');
  return `/demo/money?year=${past.fiscalYear}`;
}

/** Where a document of the visitor's own association stands. */
export async function documentAddress(page: Page, slug: string): Promise<string> {
  const response = await page.request.get('/api/associations/own/documents');
  const { documents }: { documents: { id: string; slug: string }[] } = await response.json();
  const found = documents.find((document) => document.slug === slug);
  if (!found) throw new Error(`the library has no ${slug}`);
  return `/document/${found.id}`;
}
