import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Parsing the bylaws takes a tenth of a second of the only thread, so what was last read is kept. */
const keptCharacters = 1_000_000;
const keptTrees = new Map<string, readonly RootContent[]>();
let charactersKept = 0;

/** The Markdown tree of a text, without its root. */
export function parseMarkdown(markdown: string): readonly RootContent[] {
  return sectionsOf(markdown).flatMap(parseSection);
}

/** Where what follows depends on what stands before: definitions, fences and HTML over several lines. */
const reachesFar = /^ {0,3}(?:\[[^\]\n]+\]:|```|~~~|<(?:script|pre|style|textarea|[!?]))/im;
const beforeHeading = /(?<=\n[ \t]*\n)(?=#{1,6}[ \t])/;

/** The pieces that can be parsed each by itself: nobody waits for the whole of a long document at once. */
export function sectionsOf(markdown: string): string[] {
  return reachesFar.test(markdown) ? [markdown] : markdown.split(beforeHeading);
}

/** The tree of one section, read before or read now. */
export function parseSection(section: string): readonly RootContent[] {
  const known = keptTrees.get(section);
  if (known !== undefined) {
    keptTrees.delete(section);
    keptTrees.set(section, known);
    return known;
  }
  const { children } = fromMarkdown(section, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  dropPlaces(children);
  keptTrees.set(section, children);
  charactersKept += section.length;
  forgetOldest();
  return children;
}

/** Where a node stood in the text: three quarters of a tree's memory, and nobody asks. */
function dropPlaces(nodes: readonly RootContent[]): void {
  for (const node of nodes) {
    node.position = undefined;
    if ('children' in node) dropPlaces(node.children);
  }
}

function forgetOldest(): void {
  for (const section of keptTrees.keys()) {
    if (charactersKept <= keptCharacters) return;
    keptTrees.delete(section);
    charactersKept -= section.length;
  }
}
