import { z } from 'zod';

/** Goes up when an older version could no longer read the file. */
export const formatVersion = 1;

// One JSON value per line, the whole file gzipped: a header, then for each table its description,
// one array of texts per row and an end line, then the footer that shows the file is whole.

export const headerSchema = z.object({
  format: z.literal('sumiwa-backup'),
  version: z.number(),
  product: z.string(),
  takenAt: z.string().nullable(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});

export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });

export const rowSchema = z.array(z.string().nullable());

export const tableEndSchema = z.object({
  end: z.string(),
  rows: z.number(),
  sha256: z.string(),
});

export const footerSchema = z.object({
  tables: z.number(),
  rows: z.number(),
  /** Over the checksums of the tables in their order. */
  sha256: z.string(),
});

export type BackupHeader = z.infer<typeof headerSchema>;
export type BackupTable = z.infer<typeof tableSchema>;
export type BackupRow = z.infer<typeof rowSchema>;
export type BackupTableEnd = z.infer<typeof tableEndSchema>;
export type BackupSummary = z.infer<typeof footerSchema>;
