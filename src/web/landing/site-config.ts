type SiteConfig = {
  /** The one switch of the demo: false shows 「Coming Soon」, true makes every demo button a link. */
  readonly demoIsOpen: boolean;
  readonly demoPath: string;
};

export const siteConfig: SiteConfig = {
  demoIsOpen: false,
  demoPath: '/demo',
};
