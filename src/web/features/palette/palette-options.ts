import type { LucideIcon } from 'lucide-react';
import type { z } from 'zod/mini';
import type { DocumentHead, searchDocuments } from '#contract/documents.ts';
import { hasWords, wordsOf } from '#domain/documents/find-words.ts';
import { searchLibrary } from '#domain/documents/library.ts';
import type { PaletteCommand } from './palette-commands.ts';
import { type PalettePlace, placesFor } from './palette-places.ts';

/** A page of the application, as the sidebar names it. */
export type PalettePage = {
  readonly path: string;
  readonly label: string;
  readonly description: string;
  readonly icon: LucideIcon;
  /** A tab or a section of a page: offered when it is looked for. */
  readonly isPart?: boolean;
  /** Other words people look for it with. */
  readonly words?: readonly string[];
  readonly subItems?: readonly { readonly path: string; readonly label: string }[];
};

type PaletteRegister = Parameters<typeof placesFor>[0];
type Found = z.output<typeof searchDocuments.output>;
type Hit = Found['hits'][number];
type LiveRecord = Found['records'][number];
type Passage = Hit['passages'][number] & Pick<Hit, 'title' | 'isSuperseded'>;

export type Option =
  | { readonly kind: 'recent'; readonly key: string; readonly query: string }
  | { readonly kind: 'page'; readonly key: string; readonly page: PalettePage }
  | { readonly kind: 'command'; readonly key: string; readonly command: PaletteCommand }
  | { readonly kind: 'place'; readonly key: string; readonly place: PalettePlace }
  | { readonly kind: 'record'; readonly key: string; readonly record: LiveRecord }
  | { readonly kind: 'document'; readonly key: string; readonly document: DocumentHead }
  | { readonly kind: 'passage'; readonly key: string; readonly passage: Passage }
  | { readonly kind: 'ask'; readonly key: string; readonly question: string };

export type OptionGroup = { readonly name: string; readonly options: readonly Option[] };

type Material = {
  readonly query: string;
  /** The query without the years that it names. */
  readonly rest: string;
  readonly pages: readonly PalettePage[];
  readonly commands: readonly PaletteCommand[];
  readonly register: PaletteRegister | undefined;
  readonly documents: readonly DocumentHead[];
  readonly hits: readonly Hit[];
  readonly records: readonly LiveRecord[];
  readonly recent: readonly string[];
};

const mostDocuments = 5;
const mostPassages = 8;
const mostPerDocument = 2;

/** What can be chosen, group by group; groups without an option are left out. */
export function optionsFor(material: Material): readonly OptionGroup[] {
  const groups = material.query.trim() === '' ? startGroups(material) : foundGroups(material);
  return groups.filter(({ options }) => options.length > 0);
}

function startGroups({ recent, pages, commands }: Material): readonly OptionGroup[] {
  return [
    {
      name: '最近さがしたことば',
      options: recent.map((query) => ({ kind: 'recent', key: `recent-${query}`, query })),
    },
    { name: 'ページ', options: pages.filter(({ isPart }) => !isPart).map(pageOption) },
    { name: '操作', options: commands.map(commandOption) },
  ];
}

function foundGroups({
  query,
  rest,
  pages,
  commands,
  register,
  documents,
  hits,
  records,
}: Material): readonly OptionGroup[] {
  const words = wordsOf(rest);
  const question = query.trim();
  const titled = inOrderOf(
    hits,
    documents.filter(({ title }) => hasWords([title], words)),
  );
  const others = searchLibrary(documents, { words, withOld: false });
  return [
    {
      name: 'ページ',
      options: pages
        .filter((it) => hasWords([it.label, it.description, ...(it.words ?? [])], words))
        .map(pageOption),
    },
    {
      name: '操作',
      options: commands
        .filter((it) => hasWords([it.label, it.description, ...it.words], words))
        .map(commandOption),
    },
    {
      name: '住戸と人',
      options: (register ? placesFor(register, words) : []).map((place) => ({
        kind: 'place',
        key: `place-${place.label}-${place.description}`,
        place,
      })),
    },
    {
      name: '管理組合の記録',
      options: records.map((record, place) => ({
        kind: 'record',
        key: `record-${place}-${record.href}`,
        record,
      })),
    },
    {
      name: '文書',
      options: [...new Set([...titled, ...others])]
        .slice(0, mostDocuments)
        .map((document) => ({ kind: 'document', key: `document-${document.id}`, document })),
    },
    {
      name: '本文から見つかった箇所',
      options: passageOptions(hits),
    },
    { name: '質問する', options: [{ kind: 'ask', key: 'ask', question }] },
  ];
}

function passageOptions(hits: readonly Hit[]): readonly Option[] {
  return hits
    .flatMap(({ title, isSuperseded, passages }) =>
      passages.slice(0, mostPerDocument).map((passage) => ({ ...passage, title, isSuperseded })),
    )
    .slice(0, mostPassages)
    .map((passage) => ({ kind: 'passage', key: `passage-${passage.href}`, passage }));
}

/** The server knows which year is meant and which is the newest. */
function inOrderOf(hits: readonly Hit[], documents: readonly DocumentHead[]): DocumentHead[] {
  const placeOf = ({ id }: DocumentHead) => {
    const place = hits.findIndex(({ documentId }) => documentId === id);
    return place < 0 ? hits.length : place;
  };
  return documents.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function commandOption(command: PaletteCommand): Option {
  return { kind: 'command', key: `command-${command.id}`, command };
}

function pageOption(page: PalettePage): Option {
  return { kind: 'page', key: `page-${page.path}`, page };
}
