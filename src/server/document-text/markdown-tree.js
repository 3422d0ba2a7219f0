import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm } from 'micromark-extension-gfm';

/**
 * The Markdown tree of a text, without its root and without the places in the text, which nobody asks for.
 * @param {string} markdown
 * @returns {import('mdast').RootContent[]}
 */
export function markdownTree(markdown) {
  const root = fromMarkdown(markdown, {
    // Bold that ends in a mark, as **「重要」**です, closes before a Japanese letter too.
    extensions: [gfm(), cjkFriendlyExtension()],
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
