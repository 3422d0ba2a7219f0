import type { z } from 'zod/mini';
import { previewDocument } from '#contract/documents.ts';
import { visibilityNames } from '#web/lib/document-words.ts';
import { requestOf } from '#web/lib/request-of.ts';
import type { FactsDraft } from './facts-draft.ts';

export type Proposals = z.output<typeof previewDocument.output>;

export const nothingProposed: Proposals = { visibility: null, issuedOn: null };

/** Longer nobody waits for a proposal: then one fills in the form oneself. */
const longestMs = 20_000;

/** 下読み: what stands in the file. What went wrong is told when the file is sent. */
export async function previewFile(file: File, title: string): Promise<Proposals> {
  const { method, url, body } = requestOf(previewDocument, { title });
  const form = new FormData();
  form.append('facts', body ?? '{}');
  form.append('file', file, file.name);
  try {
    const signal = AbortSignal.timeout(longestMs);
    const response = await fetch(url, { method, body: form, credentials: 'include', signal });
    return response.ok ? previewDocument.output.parse(await response.json()) : nothingProposed;
  } catch {
    return nothingProposed;
  }
}

export function proposedChanges({ visibility, issuedOn }: Proposals): Partial<FactsDraft> {
  return {
    ...(visibility && { visibility: visibility.value }),
    ...(issuedOn && { issuedOn: issuedOn.value }),
  };
}

/** Beside a field whose value was proposed: where it was read, as long as it stands. */
export function proposalHints({ visibility, issuedOn }: Proposals, draft: FactsDraft) {
  return {
    issuedOn:
      issuedOn?.value === draft.issuedOn
        ? `ファイルの「${issuedOn.from}」から入れました。違うときは、直してください。`
        : undefined,
    visibility:
      visibility?.value === draft.visibility
        ? `ファイルに「${visibility.from}」とあるので、「${visibilityNames[visibility.value]}」にしました。変えることもできます。`
        : undefined,
  };
}
