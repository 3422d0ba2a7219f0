import type { Block, Inline } from '#contract/documents.ts';

/** A heading with the text below it, up to the next heading of any depth. */
export type Passage = {
  readonly anchor: string;
  readonly title: string;
  readonly heading: readonly Inline[];
  /** 2 is the highest, since the page's title is 1; no level is left out. */
  readonly level: number;
  /** Where its heading stands among the blocks of the document. */
  readonly from: number;
  readonly blocks: readonly Block[];
};

export type Outline = { readonly preface: readonly Block[]; readonly passages: readonly Passage[] };

/** A document as passages; the preface is what stands before the first heading. */
export function outlineOf(blocks: readonly Block[]): Outline {
  const starts = blocks.flatMap((block, index) => (block.type === 'heading' ? [index] : []));
  const levelOf = createLevels();
  return {
    preface: blocks.slice(0, starts[0] ?? blocks.length),
    passages: starts.flatMap((start, index) => {
      const heading = blocks[start];
      if (heading?.type !== 'heading') return [];
      const { anchor, children, depth } = heading;
      const below = blocks.slice(start + 1, starts[index + 1]);
      const title = textOf(children);
      const level = levelOf(depth);
      return [{ anchor, title, heading: children, level, from: start, blocks: below }];
    }),
  };
}

/** Blocks of the document: from `from` up to, but without, `until`. */
export type Extent = { readonly from: number; readonly until: number };

/** What an address names: a passage that was quoted, or all below a heading. */
export function extentOf(
  anchor: string,
  { passages }: Outline,
  chunks: readonly (Extent & { readonly id: string })[],
): Extent | undefined {
  const chunk = chunks.find(({ id }) => id === anchor);
  if (chunk) return chunk;
  const passage = passages.find((it) => it.anchor === anchor);
  return passage && { from: passage.from, until: passage.from + 1 + passage.blocks.length };
}

export type Chapter = { readonly passage: Passage; readonly articles: readonly Passage[] };

/** The table of contents: two ranks, deeper ones stand with the second. */
export function chaptersOf(passages: readonly Passage[]): readonly Chapter[] {
  const chapters: { passage: Passage; articles: Passage[] }[] = [];
  for (const passage of passages) {
    const last = chapters.at(-1);
    if (last && passage.level > 2) last.articles.push(passage);
    else chapters.push({ passage, articles: [] });
  }
  return chapters;
}

export function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if ('text' in inline) return inline.text;
      return 'children' in inline ? textOf(inline.children) : ' ';
    })
    .join('');
}

/** Markdown may begin with ### or jump from ## to ####; a reader's headings go down one by one. */
function createLevels(): (depth: number) => number {
  let above: number[] = [];
  return (depth) => {
    above = [...above.filter((it) => it < depth), depth];
    return Math.min(above.length + 1, 6);
  };
}
