import type { Link, List, ListItem, Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import { spanOf } from './markdown-nodes.ts';

/** Two markers below each other are read at a glance; more of the same are noise. */
const fewestShared = 3;

type Marked = { readonly paragraph: Paragraph; readonly marker: Link };

/**
 * Points of a list, one after another, that all stand in one source name it once: 「上の3項目とも 1」 at the last of
 * them. To who listens every point still names it.
 */
export function shareSources(tree: Root): void {
  for (const list of listsIn(tree)) {
    for (const run of runsOf(list)) if (run.length >= fewestShared) share(run);
  }
}

function listsIn(node: Nodes): readonly List[] {
  const below = 'children' in node ? node.children.flatMap((child) => listsIn(child)) : [];
  return node.type === 'list' ? [node, ...below] : below;
}

function runsOf({ children }: List): readonly (readonly Marked[])[] {
  const runs: Marked[][] = [];
  let address: string | undefined;
  for (const item of children) {
    const marked = markedAtEnd(item);
    if (marked && marked.marker.url === address) runs.at(-1)?.push(marked);
    else runs.push(marked ? [marked] : []);
    address = marked?.marker.url;
  }
  return runs;
}

/** A point that names one source, at its end. */
function markedAtEnd({ children }: ListItem): Marked | undefined {
  const paragraph = children.at(-1);
  if (paragraph?.type !== 'paragraph') return undefined;
  const marker = paragraph.children.at(-1);
  const markers = children.flatMap((child) => markersIn(child));
  return markers.length === 1 && marker && marker === markers[0]
    ? { paragraph, marker: markers[0] }
    : undefined;
}

function markersIn(node: Nodes): readonly Link[] {
  if (node.type === 'link') return isMarker(node) ? [node] : [];
  return 'children' in node ? node.children.flatMap((child) => markersIn(child)) : [];
}

const isMarker = ({ url, data }: Link): boolean =>
  url.startsWith('#') && data?.hProperties?.['data-made'] === url;

function share(run: readonly Marked[]): void {
  for (const { paragraph, marker } of run.slice(0, -1)) {
    replaceLast(
      paragraph,
      spanOf('sr-only', [{ type: 'text', value: `（引用元${numberOf(marker)}）` }]),
    );
  }
  const last = run.at(-1);
  if (!last) return;
  const words: PhrasingContent = { type: 'text', value: `上の${run.length}項目とも ` };
  replaceLast(last.paragraph, spanOf('block text-muted', [words, last.marker]));
}

function replaceLast(paragraph: Paragraph, node: PhrasingContent): void {
  paragraph.children = [...paragraph.children.slice(0, -1), node];
}

function numberOf({ children: [only] }: Link): string {
  return only?.type === 'text' ? only.value : '';
}
