import type { PaperLine } from './voucher.ts';

/** 全角、㈱ and their like as everybody writes them; a word that is set wide is closed up. */
export function plainCells({ cells }: PaperLine): string[] {
  return cells.map((cell) =>
    cell
      .normalize('NFKC')
      .replaceAll(/[−–—‐]/g, '-')
      .replaceAll(/(?<=[\p{sc=Han}ごお])[ \u3000]+(?=\p{sc=Han})/gu, '')
      .trim(),
  );
}
