import { z } from 'zod/mini';
import { fileEndpoint, uploadEndpoint } from './endpoint.ts';
import { id } from './schema.ts';
import { voteMeeting } from './votes.ts';

/** 用紙の写し: the paper that came back from an owner, as a PDF or a photograph. */

export const addSlipScan = uploadEndpoint({
  method: 'POST',
  path: '/slip-scans',
  needs: 'vote.enter',
  input: z.strictObject({ meetingId: id, id, headId: id }),
  output: z.object({ meeting: voteMeeting }),
  largestFileBytes: 10 * 1024 * 1024,
});

export const getSlipScan = fileEndpoint({
  method: 'GET',
  path: '/slip-scans/:scanId',
  needs: 'vote.enter',
  input: z.strictObject({ scanId: id }),
  mediaType: 'application/pdf',
});
