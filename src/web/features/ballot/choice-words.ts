import type { Choice } from '#domain/votes/record.ts';

export const choiceWords = {
  yes: '賛成',
  no: '反対',
  abstain: '棄権',
} as const satisfies Record<Choice, string>;
