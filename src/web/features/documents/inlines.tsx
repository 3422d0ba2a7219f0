import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Inline } from '#contract/documents.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** Running text. */
export function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => <InlinePiece key={index} inline={inline} />);
}

function InlinePiece({ inline }: { inline: Inline }): ReactNode {
  switch (inline.type) {
    case 'text':
      return <PlainText text={inline.text} />;
    case 'break':
      return <br />;
    case 'code':
      return <code className="rounded bg-sunken px-1 whitespace-pre-wrap">{inline.text}</code>;
    case 'strong':
      return (
        <strong>
          <Inlines inlines={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em className="font-bold not-italic">
          <Inlines inlines={inline.children} />
        </em>
      );
    case 'delete':
      return (
        <del>
          <Inlines inlines={inline.children} />
        </del>
      );
    case 'link':
      return (
        <LinkInText href={inline.href}>
          <Inlines inlines={inline.children} />
        </LinkInText>
      );
  }
}

const phoneNumber = /(0\d{1,3}-\d{2,4}-\d{3,4})/;

/** A telephone number stays on one line. */
function PlainText({ text }: { text: string }) {
  return text.split(phoneNumber).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Other documents open here, foreign pages in a new tab; an address that was not allowed is no link. */
function LinkInText({ href, children }: { href: string; children: ReactNode }) {
  const [path] = useLocation();
  if (href === '') return children;
  if (isForeign(href)) {
    return (
      <TextLink href={href} target="_blank">
        {children}
      </TextLink>
    );
  }
  const isHere = href.startsWith(`${path}#`);
  return <TextLink href={isHere ? href.slice(path.length) : href}>{children}</TextLink>;
}

/** As the browser reads it: `/\\a.example` and `http:a.example` lead away, too. */
function isForeign(href: string): boolean {
  const link = document.createElement('a');
  link.href = href;
  return /^https?:$/.test(link.protocol) && link.origin !== window.location.origin;
}
