import {
  Database,
  DoorOpen,
  FileText,
  History,
  type LucideIcon,
  MessageCircleQuestionMark,
  TextSearch,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPlainDate } from '#domain/calendar.ts';
import { documentCategoryNames } from '#domain/documents/category.ts';
import { hasWords } from '#domain/documents/find-words.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Marked } from '#web/ui/marked.tsx';
import { MarkedParts } from '#web/ui/marked-parts.tsx';
import type { Option } from './palette-options.ts';

type OptionRowProps = {
  id: string;
  option: Option;
  words: readonly string[];
  isActive: boolean;
  onChoose: (option: Option) => void;
  onPoint: () => void;
};

const rowClass =
  'flex min-h-12 w-full scroll-my-2 items-start gap-3 rounded-lg border-l-4 border-transparent px-3 py-2 text-left aria-selected:border-primary aria-selected:bg-primary-soft';

/** One line to choose. The focus stays in the box above; the arrow keys say which line is meant. */
export function OptionRow({ id, option, words, isActive, onChoose, onPoint }: OptionRowProps) {
  const { icon: Icon, href, content } = partsOf(option, words);
  const common = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: rowClass,
    onClick: () => onChoose(option),
    onPointerMove: () => isActive || onPoint(),
  } as const;
  const inside = (
    <>
      <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 leading-relaxed">{content}</span>
    </>
  );
  return href === null ? (
    <button type="button" {...common}>
      {inside}
    </button>
  ) : (
    <Anchor href={href} {...common}>
      {inside}
    </Anchor>
  );
}

type Parts = { icon: LucideIcon; href: string | null; content: ReactNode };

function partsOf(option: Option, words: readonly string[]): Parts {
  switch (option.kind) {
    case 'recent':
      return { icon: History, href: null, content: option.query };
    case 'page':
      return {
        icon: option.page.icon,
        href: option.page.path,
        content: <LabelLine {...option.page} words={words} />,
      };
    case 'command':
      return {
        icon: option.command.icon,
        href: 'href' in option.command ? option.command.href : null,
        content: <LabelLine {...option.command} words={words} />,
      };
    case 'place':
      return {
        icon: option.place.kind === 'person' ? UserRound : DoorOpen,
        href: option.place.href,
        content: <LabelLine {...option.place} words={words} />,
      };
    case 'ask':
      return {
        icon: MessageCircleQuestionMark,
        href: null,
        content: (
          <>
            AI管理人に聞く：<strong className="[overflow-wrap:anywhere]">{option.question}</strong>
          </>
        ),
      };
    default:
      return partsOfFound(option, words);
  }
}

type FoundOption = Extract<Option, { kind: 'record' | 'document' | 'passage' }>;

function partsOfFound(option: FoundOption, words: readonly string[]): Parts {
  switch (option.kind) {
    case 'record':
      return { icon: Database, href: option.record.href, content: <RecordLine {...option} /> };
    case 'document':
      return {
        icon: FileText,
        href: `/document/${option.document.id}`,
        content: <DocumentLine {...option} words={words} />,
      };
    case 'passage':
      return { icon: TextSearch, href: option.passage.href, content: <PassageLine {...option} /> };
  }
}

type LineOf<Kind extends Option['kind']> = Extract<Option, { kind: Kind }>;
type Words = { words: readonly string[] };

type LabelLineProps = Words & { label: string; description: string };

function LabelLine({ label, description, words }: LabelLineProps) {
  return (
    <>
      <strong>
        <Marked text={label} words={words} />
      </strong>
      <span className="block text-muted">{description}</span>
    </>
  );
}

function DocumentLine({ document, words }: LineOf<'document'> & Words) {
  const { title, summary, category, issuedOn, isSuperseded } = document;
  return (
    <>
      <TitleLine isSuperseded={isSuperseded}>
        <Marked text={title} words={words} />
      </TitleLine>
      {!hasWords([title], words) && (
        <span className="block">
          <Marked text={summary} words={words} />
        </span>
      )}
      <span className="block text-muted">
        {documentCategoryNames[category]}・{formatPlainDate(issuedOn)}発行
      </span>
    </>
  );
}

function RecordLine({ record: { place, heading, excerpt } }: LineOf<'record'>) {
  return (
    <>
      <strong>{heading.length > 0 ? <MarkedParts parts={heading} /> : place}</strong>
      <span className="line-clamp-2 [overflow-wrap:anywhere]">
        <MarkedParts parts={excerpt} />
      </span>
      <span className="block text-muted">{place}</span>
    </>
  );
}

function PassageLine({ passage }: LineOf<'passage'>) {
  const { title, heading, excerpt, isSuperseded } = passage;
  return (
    <>
      <TitleLine isSuperseded={isSuperseded}>
        <MarkedParts parts={title} />
        {heading.length > 0 && '　'}
        <MarkedParts parts={heading} />
      </TitleLine>
      <span className="line-clamp-2 [overflow-wrap:anywhere]">
        <MarkedParts parts={excerpt} />
      </span>
    </>
  );
}

type TitleLineProps = { isSuperseded: boolean; children: ReactNode };

function TitleLine({ isSuperseded, children }: TitleLineProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <strong>{children}</strong>
      {isSuperseded && <Badge tone="warn">旧版</Badge>}
    </span>
  );
}
