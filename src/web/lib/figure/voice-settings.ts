import { z } from 'zod/mini';

export const voiceRates = { slow: 0.8, usual: 1, fast: 1.25 } as const;

const stored = z.object({
  /** 声を出さない: the words are shown alone. */
  isMuted: z.boolean(),
  /** 声の速さ, 1 as the voice speaks by itself. */
  rate: z.number().check(z.gte(0.5), z.lte(2)),
  /** Also what was asked in writing is answered aloud. */
  answersWriting: z.boolean(),
  /** 絵で表示: the drawn picture in place of the figure. */
  isFlat: z.boolean(),
});
export type VoiceSettings = z.output<typeof stored>;

const storageKey = 'caretaker.voice';
const usual: VoiceSettings = {
  isMuted: false,
  rate: voiceRates.usual,
  answersWriting: false,
  isFlat: false,
};

let settings: VoiceSettings | null = null;
const listeners = new Set<() => void>();

export function currentVoice(): VoiceSettings {
  settings ??= read();
  return settings;
}

export function subscribeVoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeVoice(change: Partial<VoiceSettings>): void {
  settings = { ...currentVoice(), ...change };
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // A private window may refuse the storage; it then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function read(): VoiceSettings {
  try {
    return stored.parse({ ...usual, ...JSON.parse(localStorage.getItem(storageKey) ?? '{}') });
  } catch {
    return usual;
  }
}
