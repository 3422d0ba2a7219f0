import type { LucideIcon } from 'lucide-react';
import type { z } from 'zod/mini';
import type { DocumentHead, searchDocuments } from '#contract/documents.ts';
import { foldText, hasWords, wordsOf } from '#domain/documents/find-words.ts';
import { searchLibrary } from '#domain/documents/library.ts';
import { readingsOf } from './page-readings.ts';
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
  /** 会計年度 that the query names. */
  readonly years: readonly number[];
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
    {
      name: '操作',
      options: commands.filter(({ isOnlyFor }) => !isOnlyFor).map(commandOption),
    },
  ];
}

/** A year that is over stands in its records and papers; the screens show the present one. */
function foundGroups(material: Material): readonly OptionGroup[] {
  const live = liveGroups(material);
  const written = writtenGroups(material);
  const question = material.query.trim();
  return [
    ...(material.years.length > 0 ? [...written, ...live] : [...live, ...written]),
    { name: '質問する', options: [{ kind: 'ask', key: 'ask', question }] },
  ];
}

function liveGroups({ query, rest, pages, commands, register }: Material): readonly OptionGroup[] {
  const words = wordsOf(rest);
  const question = query.trim();
  return [
    {
      name: 'ページ',
      options: namedFirst(
        question,
        pages.filter((it) =>
          hasWords([it.label, it.description, ...(it.words ?? []), ...readingsOf(it)], words),
        ),
      ).map(pageOption),
    },
    {
      name: '操作',
      options: commands
        .filter(({ isOnlyFor, ...it }) =>
          isOnlyFor
            ? foldText(isOnlyFor) === foldText(question)
            : hasWords([it.label, it.description, ...it.words], words),
        )
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
  ];
}

function writtenGroups({
  query,
  rest,
  documents,
  records,
  ...found
}: Material): readonly OptionGroup[] {
  const words = wordsOf(rest);
  const hits = ofDwelling(query, found.hits);
  const titled = inOrderOf(
    hits,
    documents.filter(({ title }) => hasWords([title], words)),
  );
  const others = searchLibrary(documents, { words, withOld: false });
  return [
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
  ];
}

/** 「305号室」: passages about other rooms are no answer. */
function ofDwelling(query: string, hits: readonly Hit[]): readonly Hit[] {
  const [, number] = /^(\d{3,4})号室$/.exec(query.trim().normalize('NFKC')) ?? [];
  if (number === undefined) return hits;
  const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');
  const names = ({ heading, excerpt }: Hit['passages'][number]) =>
    (textOf(heading) + textOf(excerpt)).normalize('NFKC').includes(number);
  return hits
    .map((hit) => ({ ...hit, passages: hit.passages.filter(names) }))
    .filter(({ passages }) => passages.length > 0);
}

/** Who types the name of a screen wants that screen. */
function namedFirst(query: string, pages: readonly PalettePage[]): readonly PalettePage[] {
  const wanted = foldText(query);
  const isNamed = (page: PalettePage) =>
    [page.label, ...readingsOf(page)].some((name) => foldText(name) === wanted);
  return [...pages.filter(isNamed), ...pages.filter((page) => !isNamed(page))];
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
