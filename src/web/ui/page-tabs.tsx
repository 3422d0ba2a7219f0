import { classNames } from '#web/lib/class-names.ts';
import { Anchor } from './anchor.tsx';

type PageTabsProps = {
  /** What the tabs are the parts of, for those who hear it. */
  label: string;
  tabs: readonly { href: string; label: string; isCurrent: boolean }[];
};

/** Parts of one page, each with an address of its own. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <nav
      aria-label={label}
      className="mb-6 in-data-table-page:mb-3 border-b border-line print:hidden"
    >
      <ul className="flex flex-wrap gap-x-1">
        {tabs.map(({ href, label: name, isCurrent }) => (
          <li key={href}>
            <Anchor
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(
                '-mb-px inline-flex min-h-12 items-center border-b-4 px-3.5 font-bold',
                isCurrent
                  ? 'border-primary text-primary'
                  : 'border-transparent text-muted hover:border-line-strong hover:text-text',
              )}
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
