import type { z } from 'zod/mini';
// Only its types: the schemas would be a tenth of all the script this page loads.
import type { sendInquiry } from '#contract/contact.ts';

type InquiryAnswer = {
  readonly ok: boolean;
  /** What the server says to the sender, when it says something. */
  readonly message: string | undefined;
};

/** Throws when the connection or the reading of the answer fails; a refusal is an answer. */
export async function postInquiry(
  inquiry: z.input<typeof sendInquiry.input>,
): Promise<InquiryAnswer> {
  const response = await fetch('/api/contact', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inquiry),
  });
  return { ok: response.ok, message: messageIn(await response.json()) };
}

function messageIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return undefined;
  return typeof answer.message === 'string' ? answer.message : undefined;
}
