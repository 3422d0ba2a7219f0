import { ExternalLink, Phone } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { Anchor } from '#web/ui/anchor.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The answer's own headings stand below those of the panel. Images are never loaded: their address can tell on the reader. */
export const markdownElements: Components = {
  h1: 'h4',
  h2: FootnoteHeading,
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  a: MarkdownLink,
  img: ({ alt }) => (alt ? <span>（画像：{alt}）</span> : null),
  input: TaskBox,
  table: MarkdownTable,
};

const linkClass = 'font-bold text-primary underline decoration-1 underline-offset-4';

function MarkdownLink({ node, href = '', children, ...rest }: ComponentProps<'a'> & ExtraProps) {
  const made = node?.properties['data-made'];
  if (typeof made === 'string' && made.startsWith('tel:')) {
    return (
      <Anchor href={made} className={`${linkClass} inline-block py-2 leading-tight tabular-nums`}>
        <Phone aria-hidden="true" className="mr-1 inline size-[1em] align-[-0.1em]" />
        {children}
      </Anchor>
    );
  }
  if (typeof made === 'string') return <Marker href={made}>{children}</Marker>;
  // An address that is not allowed is empty, and leads nowhere.
  if (href === '' || href.startsWith('#')) {
    return (
      <Anchor {...rest} href={href} onClick={goWithin} className={linkClass}>
        {children}
      </Anchor>
    );
  }
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" className={linkClass}>
      {children}
      <ExternalLink aria-hidden="true" className="ml-1 inline size-4 align-[-0.1em]" />
      <VisuallyHidden>（新しいタブで開きます）</VisuallyHidden>
    </Anchor>
  );
}

/** [1] in an answer: leads to the box of its source. */
function Marker({ href, children }: ComponentProps<'a'>) {
  return (
    <Anchor
      href={href}
      onClick={goWithin}
      className="mx-0.5 rounded bg-primary-soft px-2 py-0.5 font-bold text-primary no-underline hover:bg-primary hover:text-on-primary"
    >
      <VisuallyHidden>引用元</VisuallyHidden>
      {children}
    </Anchor>
  );
}

/** Moves inside the answer; the address of the page behind it stays as it is. */
function goWithin(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const id = decodeURIComponent(event.currentTarget.hash.slice(1));
  const answer = event.currentTarget.closest('article');
  const target = document.getElementById(id);
  if (!target || !answer?.contains(target)) return;
  if (!target.matches('a[href], [tabindex]')) target.tabIndex = -1;
  target.scrollIntoView({ block: 'nearest' });
  target.focus({ preventScroll: true });
}

function FootnoteHeading({ node: _node, children, ...rest }: ComponentProps<'h2'> & ExtraProps) {
  return <h4 {...rest}>{children}</h4>;
}

function TaskBox({ node: _node, ...rest }: ComponentProps<'input'> & ExtraProps) {
  return <input {...rest} aria-label={rest.checked ? '済み' : '未了'} />;
}

function MarkdownTable({ node: _node, ...rest }: ComponentProps<'table'> & ExtraProps) {
  return (
    <div
      role="region"
      aria-label="表"
      tabIndex={0}
      className="my-3 max-w-full overflow-x-auto rounded-lg border border-line print:overflow-visible"
    >
      <table {...rest} />
    </div>
  );
}
