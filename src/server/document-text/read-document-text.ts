import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Block } from '#contract/documents.ts';
import { type Chunk, chunksOf } from '#domain/documents/chunks.ts';
import { type MarkdownOf, parseMarkdown } from './parse-markdown.ts';
import { plainBlocks } from './plain-blocks.ts';
import { readBlocks } from './read-blocks.ts';

type DocumentText = { readonly blocks: Block[]; readonly chunks: readonly Chunk[] };

/** A document's Markdown as a page draws it and as it is cited: a chunk's range counts these blocks. */
export async function readDocumentText(
  text: MarkdownOf,
  links: ReadonlyMap<string, string>,
): Promise<DocumentText> {
  const blocks = readBlocks(await parseMarkdown(text), links);
  await nextTurn();
  return { blocks, chunks: chunksOf(plainBlocks(blocks)) };
}
