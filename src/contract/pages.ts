/** Every page of the application; any other address shows the not-found page and answers 404. */
export const pagePaths = [
  '/demo',
  '/demo/documents',
  '/demo/meetings',
  '/demo/money',
  '/demo/my-bill',
  '/demo/community',
  '/demo/repair-fund-simulation',
  '/demo/accounting',
  '/demo/management',
  '/document/:documentId',
  '/coming-soon',
  '/vrm-assistant',
] as const;

export type PagePath = (typeof pagePaths)[number];

export function isPage(path: string): boolean {
  return pagePaths.some((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`).test(path));
}
