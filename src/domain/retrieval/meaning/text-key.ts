/** What a change of date alone alters: figures, and the day of the week beside them. */
const passing = /[0-9.,]+|\([月火水木金土日]\)/g;

const starts = [0x811c9dc5, 0x9e3779b9];
const prime = 0x01000193;

/** A short name for a normalised text: the same for the same text at another date, another one for other words. */
export function textKey(normalised: string): string {
  const lasting = normalised.replace(passing, '');
  return starts.map((start) => fold(lasting, start).toString(36)).join('.');
}

function fold(text: string, start: number): number {
  let sum = start;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), prime);
  }
  return sum >>> 0;
}
