const opens = '（(「『';
const closes = '）)」』';

/** 文: cut at 。 outside of parentheses, which hold sentences of their own in bylaws. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let [start, depth] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (opens.includes(letter)) depth += 1;
    if (closes.includes(letter)) depth = Math.max(0, depth - 1);
    if (letter !== '\n' && (letter !== '。' || depth > 0)) continue;
    sentences.push(text.slice(start, letter === '\n' ? at : at + 1).trim());
    [start, depth] = [at + 1, 0];
  }
  return [...sentences, text.slice(start).trim()].filter(Boolean);
}
