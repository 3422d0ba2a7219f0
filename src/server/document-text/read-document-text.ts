import type { Block } from '#contract/documents.ts';
import { type Chunk, chunksOf } from '#domain/documents/chunks.ts';
import { plainBlocks } from './plain-blocks.ts';
import { readBlocks } from './read-blocks.ts';

type DocumentText = { readonly blocks: Block[]; readonly chunks: readonly Chunk[] };

/** A document's Markdown as a page draws it and as it is cited: a chunk's range counts these blocks. */
export function readDocumentText(
  markdown: string,
  links: ReadonlyMap<string, string>,
): DocumentText {
  const blocks = readBlocks(markdown, links);
  return { blocks, chunks: chunksOf(plainBlocks(blocks)) };
}
