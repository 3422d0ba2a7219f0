import { type Piece, piecesOf } from './chunk-pieces.ts';
import type { PlainBlock } from './plain-block.ts';

export type { PlainBlock } from './plain-block.ts';

/** 一節 of a document: what is found, quoted and opened as one. */
export type Chunk = {
  /** Stable while the document's own structure is: `article-3`, the next one below it `article-3.2`. */
  readonly id: string;
  /** The headings above it, the outermost first. */
  readonly headings: readonly string[];
  readonly text: string;
  /** The blocks it holds, its heading included: from `from` up to, but without, `until`. */
  readonly from: number;
  readonly until: number;
  /** Its numbered lists, line by line, where it has any: the text itself has lost the numbers. */
  readonly numbered?: readonly NumberedList[];
};

/** 番号の付いた箇条書き: the first lines of its items, as they stand in the text. */
type NumberedList = readonly string[];

type Heading = Extract<PlainBlock, { readonly type: 'heading' }>;

/** What stands below one heading, up to the next one. */
type Section = {
  /** The headings above the text, the outermost first. */
  readonly headings: readonly Heading[];
  readonly from: number;
  readonly until: number;
  readonly pieces: readonly Piece[];
};

const longestChunk = 350;
// An article a little longer reads better whole than with its last line alone.
const longestWhole = 420;

/** 一節に分ける: every block is in one chunk, in order; only a block too long for one is in several. */
export function chunksOf(blocks: readonly PlainBlock[]): readonly Chunk[] {
  const used = new Set<string>();
  return sectionsOf(blocks).flatMap((section) => {
    const anchor = section.headings.at(-1)?.anchor ?? 'top';
    const headings = section.headings.map(({ text }) => text).filter((text) => text !== '');
    return packed(section).map((pieces, place, all) => ({
      id: unusedId(used, place === 0 ? anchor : `${anchor}.${place + 1}`),
      headings,
      text: textOf(pieces),
      from: place === 0 ? section.from : (pieces[0]?.block ?? section.from),
      until: place === all.length - 1 ? section.until : (pieces.at(-1)?.block ?? section.from) + 1,
      ...numberedIn(pieces, blocks),
    }));
  });
}

/** A heading without text of its own belongs to the section that follows, or to the last one. */
function sectionsOf(blocks: readonly PlainBlock[]): readonly Section[] {
  const sections: Section[] = [];
  let headings: readonly Heading[] = [];
  let from = 0;
  let pieces: Piece[] = [];
  const close = (until: number) => {
    if (pieces.length > 0) sections.push({ headings, from, until, pieces });
    if (pieces.length > 0) from = until;
    pieces = [];
  };
  for (const [place, block] of blocks.entries()) {
    if (block.type === 'heading') {
      close(place);
      headings = [...headings.filter(({ depth }) => depth < block.depth), block];
    } else {
      // A block may have more pieces than a call may have arguments.
      for (const piece of piecesOf(block, place, longestChunk)) pieces.push(piece);
    }
  }
  close(blocks.length);
  if (from === blocks.length) return sections;
  const last = sections.pop() ?? { headings, from, until: 0, pieces: [] };
  return [...sections, { ...last, until: blocks.length }];
}

function packed({ pieces }: Section): readonly (readonly Piece[])[] {
  if (textOf(pieces).length <= longestWhole) return [pieces];
  const groups: Piece[][] = [];
  let length = 0;
  for (const piece of pieces) {
    const group = groups.at(-1);
    length += piece.text.length + piece.joint.length;
    if (group === undefined || length > longestChunk) {
      groups.push([piece]);
      length = piece.text.length;
    } else group.push(piece);
  }
  return groups;
}

function numberedIn(
  pieces: readonly Piece[],
  blocks: readonly PlainBlock[],
): Pick<Chunk, 'numbered'> {
  const numbered = [...new Set(pieces.map(({ block }) => block))].flatMap((place) => {
    const block = blocks[place];
    if (block?.type !== 'text' || block.numbered === undefined) return [];
    const texts = pieces.filter((piece) => piece.block === place).map(({ text }) => text);
    const items = block.numbered.filter((item) => texts.some((text) => text.includes(item)));
    // Told without its beginning, a list would be counted from one.
    return items.length > 1 && items[0] === block.numbered[0] ? [items] : [];
  });
  return numbered.length > 0 ? { numbered } : {};
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text, joint }, place) => (place === 0 ? text : joint + text)).join('');
}

/** Two headings of one document may have the same anchor only where somebody else made them. */
function unusedId(used: Set<string>, wanted: string): string {
  let id = wanted;
  for (let number = 2; used.has(id); number += 1) id = `${wanted}-again-${number}`;
  used.add(id);
  return id;
}
