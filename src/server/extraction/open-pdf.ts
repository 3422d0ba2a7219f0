import { Refusal } from '#domain/refusal.ts';
import type { ReaderReply } from './reader/paper.ts';
import { runReader } from './reader/run-reader.ts';

const sentences = {
  broken:
    'PDFが壊れていて、開けません。もう一度保存し直すか、送り主に頼むか、印刷したものを写真に撮ってください。',
  password:
    'PDFにパスワードがかかっていて、開けません。パスワードなしで保存し直すか、印刷したものを写真に撮ってください。',
} as const;

type PdfPages = Extract<ReaderReply, { kind: 'pdf' }>;

/** Opens a PDF in the reading thread and refuses one that nobody could open later; `null` is whole but takes too long to read. */
export async function openPdf({
  bytes,
  associationId,
}: {
  readonly bytes: Uint8Array;
  readonly associationId: string;
}): Promise<PdfPages | null> {
  const reply = await runReader('pdf', { bytes, associationId });
  if (reply.kind === 'pdf') return reply;
  if (reply.kind !== 'failed') throw new Refusal('invalid_input', sentences.broken);
  if (reply.reason === 'broken' || reply.reason === 'password') {
    throw new Refusal('invalid_input', sentences[reply.reason]);
  }
  return null;
}
