import type { Nodes, Parents, PhrasingContent, Root } from 'mdast';

type Change = (text: string) => readonly PhrasingContent[];

/** Replaces parts of the running text. Code and what stands in a link already are left alone. */
export function changeText(tree: Root, change: Change): void {
  changeBelow(tree, change);
}

function changeBelow(parent: Parents, change: Change): void {
  const children: Nodes[] = [];
  for (const child of parent.children) {
    if (child.type === 'text') children.push(...change(child.value));
    else children.push(child);
    if ('children' in child && child.type !== 'link' && child.type !== 'linkReference') {
      changeBelow(child, change);
    }
  }
  // The text of a parent is replaced by what may stand at the same place.
  Object.assign(parent, { children });
}

/** Cuts a text at every match; what matched is made anew, or left where `make` has nothing for it. */
export function cutText(
  text: string,
  pattern: RegExp,
  make: (match: RegExpExecArray) => readonly PhrasingContent[],
): readonly PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const made = make(match);
    if (made.length === 0) continue;
    if (match.index > end) parts.push({ type: 'text', value: text.slice(end, match.index) });
    parts.push(...made);
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}

/** A part of a line that looks different; Markdown has no sign for it. */
export function spanOf(className: string, children: PhrasingContent[]): PhrasingContent {
  const data = { hName: 'span', hProperties: { className: className.split(' ') } };
  return { type: 'emphasis', data, children };
}
