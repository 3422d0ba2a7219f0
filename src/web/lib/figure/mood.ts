export const moods = [
  'idle',
  'greeting',
  'listening',
  'thinking',
  'speaking',
  'pointing',
  'sorry',
  'emergency',
] as const;
/** `pointing` speaks with a hand towards the source; `emergency` stands straight, with a serious face. */
export type Mood = (typeof moods)[number];

/** Moods in which the mouth follows the words. */
export const speakingMoods: readonly Mood[] = [
  'greeting',
  'speaking',
  'pointing',
  'sorry',
  'emergency',
];
