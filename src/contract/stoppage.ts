import { z } from 'zod/mini';
import { stoppageMarks } from '#domain/notices/stoppage-marks.ts';
import { id, isoDate, isoTime } from './schema.ts';

/** 断水・停止: what a notice that the caller may read says will stop. */
export const stoppage = z.object({
  id,
  origin: z.enum(['document', 'sent']),
  title: z.string(),
  issuedOn: isoDate,
  marks: z.array(z.enum(stoppageMarks)),
  /** Null where its words name no day. */
  time: z.nullable(
    z.object({
      on: isoDate,
      lastOn: isoDate,
      startsAt: z.nullable(isoTime),
      endsAt: z.nullable(isoTime),
    }),
  ),
});
export type ToldStoppage = z.output<typeof stoppage>;
