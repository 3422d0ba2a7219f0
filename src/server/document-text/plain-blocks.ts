import type { Block, Inline, ListItem } from '#contract/documents.ts';
import type { PlainBlock } from '#domain/documents/chunks.ts';

/** The blocks of a page as plain text, one for one: a place in the one list is the same place in the other. */
export function plainBlocks(blocks: readonly Block[]): PlainBlock[] {
  return blocks.map(plainBlock);
}

function plainBlock(block: Block): PlainBlock {
  switch (block.type) {
    case 'heading': {
      const { type, depth, anchor } = block;
      return { type, depth, anchor, text: lineOf(block.children) };
    }
    case 'table':
      return { type: 'table', rows: block.rows.map((row) => row.map(lineOf)) };
    case 'list':
      return { type: 'text', text: textOf(block), ...(isNumbered(block) && numberedIn(block)) };
    default:
      return { type: 'text', text: textOf(block) };
  }
}

function textOf(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return inlineText(block.children).trim();
    case 'list':
      return block.items.map(itemText).join('\n');
    case 'table':
      return block.rows.map((row) => row.map(lineOf).join('、')).join('\n');
    case 'quote':
      return block.children.map(textOf).join('\n');
    case 'rule':
      return '';
  }
}

type List = Extract<Block, { type: 'list' }>;

/** What begins with another number goes on from a list above. */
const isNumbered = ({ ordered, start }: List): boolean => ordered && start === 1;

const numberedIn = ({ items }: List) => ({
  numbered: items.flatMap((item) => itemText(item).match(/^.+/) ?? []),
});

/** What hangs below an item stays with it, on lines of its own. */
function itemText({ children }: ListItem): string {
  return children.map(textOf).join('\n');
}

function lineOf(inlines: readonly Inline[]): string {
  return inlineText(inlines).replaceAll('\n', ' ').trim();
}

function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'break') return '\n';
      return 'text' in inline ? inline.text : inlineText(inline.children);
    })
    .join('');
}
