import type {
  BlockContent,
  DefinitionContent,
  Heading,
  List,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast';
import type { Block, Inline } from '#contract/documents.ts';
import { createAnchors } from '#domain/documents/anchor.ts';
import { safeAddress } from '#domain/documents/safe-address.ts';

type Links = ReadonlyMap<string, string>;
type Reading = { readonly links: Links; readonly anchorOf: (heading: string) => string };

/** A Markdown tree as the blocks a page draws. HTML and images in it are left out. */
export function readBlocks(tree: readonly RootContent[], links: Links): Block[] {
  return blocksOf(tree, { links, anchorOf: createAnchors() });
}

type AnyBlock = RootContent | BlockContent | DefinitionContent;

function blocksOf(nodes: readonly AnyBlock[], reading: Reading): Block[] {
  return nodes.flatMap((node) => blockOf(node, reading) ?? []);
}

function blockOf(node: AnyBlock, reading: Reading): Block | undefined {
  switch (node.type) {
    case 'heading':
      return headingOf(node, reading);
    case 'paragraph':
      return { type: 'paragraph', children: inlinesOf(node.children, reading.links) };
    case 'list':
      return listOf(node, reading);
    case 'table':
      return tableOf(node, reading.links);
    case 'blockquote':
      return { type: 'quote', children: blocksOf(node.children, reading) };
    case 'thematicBreak':
      return { type: 'rule' };
    case 'code':
      return { type: 'paragraph', children: [{ type: 'code', text: node.value }] };
    default:
      return undefined;
  }
}

function headingOf(node: Heading, { links, anchorOf }: Reading): Block {
  const children = inlinesOf(node.children, links);
  return { type: 'heading', depth: node.depth, anchor: anchorOf(textOf(children)), children };
}

function listOf(node: List, reading: Reading): Block {
  return {
    type: 'list',
    ordered: node.ordered ?? false,
    start: node.start ?? 1,
    items: node.children.map((item) => ({
      checked: item.checked ?? null,
      children: blocksOf(item.children, reading),
    })),
  };
}

function tableOf(node: Table, links: Links): Block {
  return {
    type: 'table',
    align: (node.align ?? []).map((side) => side ?? null),
    rows: node.children.map((row) => row.children.map((cell) => inlinesOf(cell.children, links))),
  };
}

function inlinesOf(nodes: readonly PhrasingContent[], links: Links): Inline[] {
  return nodes.flatMap((node) => inlineOf(node, links) ?? []);
}

function inlineOf(node: PhrasingContent, links: Links): Inline | undefined {
  switch (node.type) {
    case 'text':
      return { type: 'text', text: node.value };
    case 'inlineCode':
      return { type: 'code', text: node.value };
    case 'break':
      return { type: 'break' };
    case 'strong':
    case 'emphasis':
    case 'delete':
      return { type: node.type, children: inlinesOf(node.children, links) };
    case 'link':
      return {
        type: 'link',
        href: addressOf(node.url, links),
        children: inlinesOf(node.children, links),
      };
    default:
      return undefined;
  }
}

/** `doc:slug#anchor` is a link to another document of the same association. */
function addressOf(url: string, links: Links): string {
  const [, slug, anchor = ''] = /^doc:([^#]+)(#.*)?$/.exec(url) ?? [];
  if (slug === undefined) return safeAddress(url);
  const documentId = links.get(slug);
  return documentId ? `/document/${documentId}${anchor}` : '';
}

function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if ('text' in inline) return inline.text;
      return 'children' in inline ? textOf(inline.children) : ' ';
    })
    .join('');
}
