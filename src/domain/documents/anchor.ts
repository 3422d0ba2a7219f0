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

const figure = '([0-9０-９一二三四五六七八九十百]+)';
const numbered = [
  { shape: new RegExp(`^第${figure}条((?:の${figure})*)`), name: 'article' },
  { shape: new RegExp(`^第${figure}章`), name: 'chapter' },
  { shape: new RegExp(`^第${figure}節`), name: 'part' },
  { shape: new RegExp(`^第${figure}号議案`), name: 'agenda' },
  { shape: /^議題([0-9]+)/, name: 'agenda' },
  { shape: /^報告事項([0-9]+)/, name: 'report' },
  { shape: new RegExp(`^別表第${figure}`), name: 'table' },
  { shape: /^([0-9]+)ページ$/, name: 'page' },
] as const;

function numberedAnchor(heading: string): string | undefined {
  for (const { shape, name } of numbered) {
    const [, number, branches = ''] = shape.exec(heading) ?? [];
    if (number)
      return [name, ...[number, ...branches.split('の')].filter(Boolean).map(plain)].join('-');
  }
  return undefined;
}

const digits = '一二三四五六七八九';

/** 「１２」 and 「十二」 are 12. */
function plain(number: string): string {
  const [, hundreds, tens = '', ones = ''] = /^(.?百)?(.?十)?(.?)$/.exec(number) ?? [];
  if (/[0-9０-９]/.test(number) || (!hundreds && !tens && number.length > 1)) {
    return number.normalize('NFKC');
  }
  const count = (part: string, unit: number) =>
    part === '' ? 0 : unit * Math.max(1, digits.indexOf(part.charAt(0)) + 1);
  return String(count(hundreds ?? '', 100) + count(tens, 10) + count(ones, 1));
}
