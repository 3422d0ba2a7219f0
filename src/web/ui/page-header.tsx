import { type ReactNode, useLayoutEffect } from 'react';

type PageHeaderProps = {
  title: string;
  /** The part of the page that is shown, for the window's title. */
  part?: string | undefined;
  lead?: ReactNode;
  actions?: ReactNode;
};

/** Begins every screen: its name, in the window's title too, and what it is for. */
export function PageHeader({ title, part, lead, actions }: PageHeaderProps) {
  // With the heading, not after it: what reads one finds the other.
  useLayoutEffect(() => {
    document.title = `${part ? `${part} – ` : ''}${title} | スミワ`;
  }, [title, part]);
  return (
    <header className="mb-8 flex break-after-avoid in-data-table-page:mb-3 print:mb-4 flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-[1_1_20rem]">
        <h1
          tabIndex={-1}
          className="text-2xl leading-snug font-bold outline-none sm:text-3xl sm:leading-snug"
        >
          {title}
        </h1>
        {lead && <p className="mt-2 max-w-[44rem] text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
    </header>
  );
}
