/** Marks that turn the direction of what follows them: a quoted title would turn the sentence around it. */
const turns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export function withoutTurns(text: string): string {
  return text.replaceAll(turns, '');
}
