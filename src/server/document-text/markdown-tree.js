import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/**
 * The Markdown tree of a text, without its root and without the places in the text, which nobody asks for.
 * @param {string} markdown
 * @returns {import('mdast').RootContent[]}
 */
export function markdownTree(markdown) {
  const root = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  forgetPlaces(root);
  return root.children;
}

/** @param {import('mdast').Nodes} node */
function forgetPlaces(node) {
  delete node.position;
  if ('children' in node) for (const child of node.children) forgetPlaces(child);
}
