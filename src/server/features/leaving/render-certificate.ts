import { certificatePaper, type EndedAssociation } from '#domain/leaving/certificate.ts';
import { Typesetter } from '#server/typesetting/typesetter.ts';
import template from './certificate.typ?raw';

const typesetter = new Typesetter({ template, timeoutMs: 15_000 });

/** 消去証明書 as PDF. */
export function renderCertificate(ended: EndedAssociation): Promise<Uint8Array<ArrayBuffer>> {
  return typesetter.typeset(certificatePaper(ended));
}
