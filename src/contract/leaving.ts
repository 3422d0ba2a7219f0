import { z } from 'zod/mini';
import { allRoles } from '#domain/access/role.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id, isoDate } from './schema.ts';

/** データの書き出し・利用の終了: both are asked for by one and approved by another. */

const position = z.enum(allRoles);

const request = z.object({
  id,
  askedAs: position,
  askedOn: isoDate,
  /** ひとりの役員: nobody else could approve, so from this day on whoever asked decides; `null` where a second does. */
  decidedFrom: z.nullable(isoDate),
  approved: z.nullable(z.object({ as: position, on: isoDate, lastDay: isoDate })),
  /** Why the one who looks may not approve; `null` where they may. */
  whyNotApprove: z.nullable(z.string()),
});
export type LeavingRequestView = z.output<typeof request>;

export const getLeaving = endpoint({
  method: 'GET',
  path: '/leaving',
  needs: 'association.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    /** The one who looks may ask, and nobody else could approve. */
    standsAlone: z.boolean(),
    /** `null` where nothing is asked, or for those whom it does not concern yet. */
    leave: z.nullable(request),
    archive: z.nullable(request),
    /** 書き出しの記録, the newest first. */
    archives: z.array(
      z.object({
        id,
        madeAs: position,
        madeAt: z.string(),
        /** `null` where it was not taken to its end. */
        whole: z.nullable(
          z.object({ fileCount: z.int(), byteSize: z.int(), listSha256: z.string() }),
        ),
      }),
    ),
  }),
});
export type Leaving = z.output<typeof getLeaving.output>;

/** 自分の記録: what the association has about the caller. */
export const getOwnRecord = fileEndpoint({
  method: 'GET',
  path: '/own-record.zip',
  needs: 'record.own',
  input: z.strictObject({}),
  mediaType: 'application/zip',
});

const nothing = z.object({});
const named = z.strictObject({ requestId: id });

export const askForArchive = endpoint({
  method: 'POST',
  path: '/leaving/archive-requests',
  needs: 'archive.make',
  input: z.strictObject({}),
  output: nothing,
});

export const approveArchive = endpoint({
  method: 'POST',
  path: '/leaving/archive-requests/:requestId/approval',
  needs: 'archive.make',
  input: named,
  output: nothing,
});

export const withdrawArchive = endpoint({
  method: 'DELETE',
  path: '/leaving/archive-requests/:requestId',
  needs: 'archive.make',
  input: named,
  output: nothing,
});

/** Notes that somebody takes everything along; the file itself comes from the next endpoint. */
export const makeArchive = endpoint({
  method: 'POST',
  path: '/leaving/archives',
  needs: 'archive.make',
  input: z.strictObject({}),
  output: z.object({ archiveId: id }),
});

/** 書き出し as one ZIP, as the records are at that moment. */
export const getArchive = fileEndpoint({
  method: 'GET',
  path: '/leaving/archives/:archiveId/archive.zip',
  needs: 'archive.make',
  input: z.strictObject({ archiveId: id }),
  mediaType: 'application/zip',
});

export const askToLeave = endpoint({
  method: 'POST',
  path: '/leaving/requests',
  needs: 'association.leave',
  input: z.strictObject({}),
  output: nothing,
});

export const approveLeaving = endpoint({
  method: 'POST',
  path: '/leaving/requests/:requestId/approval',
  needs: 'association.leave',
  input: named,
  output: nothing,
});

/** Before the approval it is withdrawn, after it the association stays. */
export const stopLeaving = endpoint({
  method: 'DELETE',
  path: '/leaving/requests/:requestId',
  needs: 'association.stay',
  input: named,
  output: nothing,
});

/** ひとりの役員: an owner stops it, before the decision and after. */
export const objectToLeaving = endpoint({
  method: 'POST',
  path: '/leaving/requests/:requestId/objection',
  needs: 'association.object',
  input: named,
  output: nothing,
});
