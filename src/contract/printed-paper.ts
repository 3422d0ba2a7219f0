import { z } from 'zod/mini';

const printedTable = z.object({
  caption: z.string(),
  columns: z.array(z.object({ header: z.string(), align: z.enum(['text', 'yen']) })),
  rows: z.array(
    z.object({ look: z.enum(['part', 'line', 'sum', 'total']), cells: z.array(z.string()) }),
  ),
  isYen: z.boolean(),
});

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), table: printedTable }),
  z.object({ kind: z.enum(['heading', 'text']), text: z.string() }),
  z.object({ kind: z.literal('points'), points: z.array(z.string()) }),
  z.object({ kind: z.literal('signature'), before: z.string(), lines: z.array(z.string()) }),
]);

/** A paper in finished words: domain/statements/pack/printed-paper.ts, without what only a printer needs. */
export const printedPaper = z.object({
  title: z.string(),
  fundName: z.string(),
  period: z.string(),
  blocks: z.array(block),
});
export type ShownPaper = z.output<typeof printedPaper>;
