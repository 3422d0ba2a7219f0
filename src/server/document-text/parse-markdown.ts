import type { RootContent } from 'mdast';
import { createPause } from '#server/knowledge/pause.ts';
import { markdownTree } from './markdown-tree.js';
import { parseInThread } from './parse-in-thread.ts';

export type MarkdownOf = { readonly markdown: string; readonly associationId: string };
type Tree = readonly RootContent[];

/** Parsing the bylaws takes a tenth of a second of the only thread, so what was last read is kept. */
const keptCharacters = 1_000_000;
const keptTrees = new Map<string, Tree>();
let charactersKept = 0;
const treesInTheMaking = new Map<string, Promise<Tree>>();

/** What is longer takes more than a few hundredths of a second, and has a thread of its own. */
const mostHere = 5_000;

/** The Markdown tree of a text, without its root. Nobody else waits while it is read. */
export async function parseMarkdown({ markdown, associationId }: MarkdownOf): Promise<Tree> {
  const pause = createPause();
  const tree: RootContent[] = [];
  for (const section of sectionsOf(markdown)) {
    tree.push(...(keptTree(section) ?? (await treeOf(section, associationId))));
    await pause();
  }
  return tree;
}

/** Where what follows depends on what stands before: definitions, fences and HTML over several lines. */
const reachesFar = /^ {0,3}(?:\[[^\]\n]+\]:|```|~~~|<(?:script|pre|style|textarea|[!?]))/im;
const beforeHeading = /(?<=\n[ \t]*\n)(?=#{1,6}[ \t])/;

/** The pieces that can be parsed each by itself. */
export function sectionsOf(markdown: string): string[] {
  return reachesFar.test(markdown) ? [markdown] : markdown.split(beforeHeading);
}

function keptTree(section: string): Tree | undefined {
  const known = keptTrees.get(section);
  if (known === undefined) return undefined;
  keptTrees.delete(section);
  keptTrees.set(section, known);
  return known;
}

async function treeOf(section: string, associationId: string): Promise<Tree> {
  if (section.length <= mostHere) return keep(section, markdownTree(section));
  const known = treesInTheMaking.get(section);
  if (known) return known;
  const making = parseInThread(section, associationId)
    .then((tree) => keep(section, tree))
    .finally(() => treesInTheMaking.delete(section));
  treesInTheMaking.set(section, making);
  return making;
}

function keep(section: string, tree: Tree): Tree {
  keptTrees.set(section, tree);
  charactersKept += section.length;
  forgetOldest();
  return tree;
}

function forgetOldest(): void {
  for (const section of keptTrees.keys()) {
    if (charactersKept <= keptCharacters) return;
    keptTrees.delete(section);
    charactersKept -= section.length;
  }
}
