import type { Block, Inline } from '#contract/documents.ts';

type Heading = Extract<Block, { type: 'heading' }>;

/** A heading with the text below it, up to the next heading of any depth. */
export type Passage = {
  readonly anchor: string;
  readonly title: string;
  readonly heading: readonly Inline[];
  /** 2 is the highest, since the page's title is 1; no level is left out. */
  readonly level: number;
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
      return [
        passageOf(heading, levelOf(heading.depth), blocks.slice(start + 1, starts[index + 1])),
      ];
    }),
  };
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

function passageOf(heading: Heading, level: number, blocks: readonly Block[]): Passage {
  const { anchor, children } = heading;
  return { anchor, title: textOf(children), heading: children, level, blocks };
}

/** Markdown may begin with ### or jump from ## to ####; a reader's headings go down one by one. */
function createLevels(): (depth: number) => number {
  let above: number[] = [];
  return (depth) => {
    above = [...above.filter((it) => it < depth), depth];
    return Math.min(above.length + 1, 6);
  };
}
