const longest = 350;

/** Paragraphs (an empty line between them) in pieces short enough to be quoted: cut at lines, then at sentences. */
export function splitText(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) => (paragraph.length <= longest ? [paragraph] : cutLong(paragraph)));
}

/** Items stay together with what is listed below them, as long as both fit. */
function cutLong(paragraph: string): readonly string[] {
  const items = paragraph
    .split(/\n(?=[一二三四五六七八九十]+(?:の[一二三四五六七八九十]+)?　)/)
    .flatMap((item) =>
      item.length <= longest
        ? [item]
        : joinUpTo(
            item.split('\n').flatMap((line) => joinUpTo(sentencesOf(line), '')),
            '\n',
          ),
    );
  return joinUpTo(items, '\n');
}

/** 「。」 inside brackets ends no sentence. */
function sentencesOf(line: string): readonly string[] {
  if (line.length <= longest) return [line];
  const sentences: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    if ('（「'.includes(letter)) depth += 1;
    if ('）」'.includes(letter)) depth -= 1;
    if (letter !== '。' || depth > 0) continue;
    sentences.push(line.slice(start, at + 1));
    start = at + 1;
  }
  return [...sentences, line.slice(start)].filter((it) => it !== '');
}

function joinUpTo(parts: readonly string[], between: string): readonly string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const fits = last !== undefined && last.length + between.length + part.length <= longest;
    if (fits) joined[joined.length - 1] = `${last}${between}${part}`;
    else joined.push(part);
  }
  return joined;
}
