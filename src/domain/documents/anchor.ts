/**
 * The stable address of a heading inside a document: 第47条 is `article-47`, 第38条の2 is `article-38-2`. Headings
 * without a number are counted in their order.
 */
export function createAnchors(): (heading: string) => string {
  const used = new Map<string, number>();
  let sections = 0;
  return (heading) => {
    const base = numberedAnchor(heading) ?? `section-${++sections}`;
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    return count === 1 ? base : `${base}-again-${count}`;
  };
}

const numbered = [
  { shape: /^第([0-9]+)条(?:の([0-9]+))?/, name: 'article' },
  { shape: /^第([0-9]+)章/, name: 'chapter' },
  { shape: /^第([0-9]+)節/, name: 'part' },
  { shape: /^第([0-9]+)号議案/, name: 'agenda' },
  { shape: /^議題([0-9]+)/, name: 'agenda' },
  { shape: /^報告事項([0-9]+)/, name: 'report' },
  { shape: /^別表第([0-9]+)/, name: 'table' },
] as const;

function numberedAnchor(heading: string): string | undefined {
  for (const { shape, name } of numbered) {
    const [, number, branch] = shape.exec(heading) ?? [];
    if (number) return [name, number, branch].filter(Boolean).join('-');
  }
  return undefined;
}
