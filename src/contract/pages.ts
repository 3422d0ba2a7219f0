/** Every page of the application; any other address shows the not-found page and answers 404. */
export const pagePaths = [
  '/demo',
  '/demo/documents',
  '/demo/notices',
  '/demo/meetings',
  '/demo/votes',
  '/demo/ballot',
  '/demo/minutes',
  '/demo/money',
  '/demo/my-bill',
  '/demo/community',
  '/demo/applications',
  '/demo/repair-fund-simulation',
  '/demo/accounting',
  '/demo/management',
  '/demo/setup',
  '/demo/people',
  '/demo/rights',
  '/demo/company',
  '/demo/activity',
  '/demo/records',
  '/demo/agreement',
  '/document/:documentId',
  '/coming-soon',
  '/vrm-assistant',
] as const;

export type PagePath = (typeof pagePaths)[number];

/** Pages of whoever signs in, and of the screen in the hall; they belong to no association. */
export const accountPagePaths = ['/hairu', '/hajimeru', '/watashi', '/kaisha', '/hyouji'] as const;

/** The same page in an association of one's own: `/demo/money` is `/kumiai/:associationId/money` there. */
export function memberPath(associationId: string, path: string): string {
  return `/kumiai/${associationId}${path.replace(/^\/demo(?=[/?#]|$)/, '')}`;
}

const memberPagePaths = pagePaths
  .filter((path) => path !== '/coming-soon')
  .map((path) => memberPath(':associationId', path));

const everyPage = [...pagePaths, ...accountPagePaths, ...memberPagePaths].map(
  (page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`),
);

export function isPage(path: string): boolean {
  return everyPage.some((page) => page.test(path));
}

export function isAccountPage(path: string): boolean {
  return accountPagePaths.some((page) => path === page || path === `${page}/`);
}
