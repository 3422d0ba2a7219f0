import { Refusal } from '#domain/refusal.ts';
import type { Models } from '#server/models/models.ts';

/** Where no provider has a key: the embedded engine answers. */
export const noModels: Models = {
  providers: { openai: false, gemini: false },
  canTranscribe: false,
  answer: () => Promise.resolve({ reply: null, usage: [] }),
  transcribe: () => Promise.reject(new Refusal('unavailable')),
};
