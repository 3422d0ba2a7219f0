import type { Nodes, PhrasingContent, Root } from 'mdast';
import { spanOf } from './markdown-nodes.ts';

const wordBefore = /電話(?:番号)?[：: 　]*$/;

/** 「電話 0120-000-365」 stays on one line wherever there is room for both. */
export function keepPhoneTogether(node: Nodes | Root): void {
  if (!('children' in node)) return;
  const children: Nodes[] = [];
  for (const child of node.children) {
    keepPhoneTogether(child);
    const before = children.at(-1);
    const word = before?.type === 'text' ? wordBefore.exec(before.value)?.[0] : undefined;
    if (before?.type !== 'text' || word === undefined || !isPhone(child)) {
      children.push(child);
      continue;
    }
    before.value = before.value.slice(0, -word.length);
    children.push(spanOf('inline-block', [{ type: 'text', value: word }, child]));
  }
  Object.assign(node, { children });
}

/** A number to call, bold or not. */
function isPhone(node: Nodes): node is PhrasingContent & Nodes {
  if (node.type === 'strong') return node.children.length === 1 && node.children.every(isPhone);
  return node.type === 'link' && String(node.data?.hProperties?.['data-made']).startsWith('tel:');
}
