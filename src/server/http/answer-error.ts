import type { Context } from 'hono';
import { refusalText } from '#contract/refusal-text.ts';
import { Refusal, type RefusalCode } from '#domain/refusal.ts';
import { logError } from './log.ts';

const statusOf = {
  not_signed_in: 401,
  not_allowed: 403,
  prove_again: 403,
  wrong_origin: 403,
  not_found: 404,
  invalid_input: 400,
  personal_data: 422,
  broken_json: 400,
  wrong_content_type: 415,
  conflict: 409,
  too_large: 413,
  too_many_requests: 429,
  too_many_copies: 503,
  unavailable: 503,
} as const satisfies Record<RefusalCode, number>;

/** A refusal keeps its code and says its sentence; a bug is logged and says nothing to the outside. */
export function answerError(error: Error, c: Context): Response {
  if (error instanceof Refusal) {
    const message = error.sentence ?? refusalText[error.code];
    return c.json({ code: error.code, message }, statusOf[error.code]);
  }
  logError('unexpected error', error, { requestId: c.get('requestId') });
  return c.json({ code: 'internal', message: refusalText.internal }, 500);
}
