import type { z } from 'zod/mini';
import { sendInquiry } from '#contract/contact.ts';
import { requestOf } from '#contract/endpoint.ts';

type InquiryAnswer = {
  readonly ok: boolean;
  /** What the server says to the sender, when it says something. */
  readonly message: string | undefined;
};

/** Throws when the connection or the reading of the answer fails; a refusal is an answer. */
export async function postInquiry(
  inquiry: z.input<typeof sendInquiry.input>,
): Promise<InquiryAnswer> {
  const { method, url, body } = requestOf(sendInquiry, inquiry);
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const answer = sendInquiry.output.safeParse(await response.json());
  return { ok: response.ok, message: answer.data?.message };
}
