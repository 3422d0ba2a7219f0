import type { PaperBlock } from '#server/extraction/reader/paper.ts';

const number = '[0-9０-９一二三四五六七八九十百]{1,5}';
const branch = `(?:の${number})*`;
/** 「第3条（目的）」 or 「第3条　この規約は」, but not 「第3条の規定により」. */
const article = new RegExp(`^(第${number}条${branch})(?:$|[ 　]+|(?=[（(]))`);
const caption = /^[（(][^（()）]{1,40}[）)]/;
const section = new RegExp(`^第${number}[章節](?:$|[ 　]|(?=[（(]))`);
const agenda = new RegExp(`^第${number}号議案`);
const annex = new RegExp(`^(?:附[ 　]*則|別表(?:第${number})?)(?:$|[ 　（(])`);
/** A line of a table of contents: 「第3条　目的 ……… 2」. */
const leader = /[.．・]{3,}|[…‥]/;
const longestHeading = 60;

type Depths = { readonly outer: number; readonly inner: number };

/** 条・章・議案: the lines of plain paragraphs that are headings by their wording become headings. */
export function findHeadings(blocks: readonly PaperBlock[], depths: Depths): PaperBlock[] {
  return blocks.flatMap((block) =>
    block.type === 'paragraph' ? splitParagraph(block.text.split('\n'), depths) : [block],
  );
}

function splitParagraph(lines: readonly string[], depths: Depths): PaperBlock[] {
  const found: PaperBlock[] = [];
  let plain: string[] = [];
  const flush = () => {
    if (plain.length > 0) found.push({ type: 'paragraph', text: plain.join('\n') });
    plain = [];
  };
  for (const line of lines) {
    const heading = headingOf(line.trim(), depths);
    if (!heading) {
      plain.push(line);
      continue;
    }
    // 標準管理規約 sets the caption 「（目的）」 on the line above the article.
    const above = heading.takesCaption ? captionIn(plain.at(-1)) : '';
    if (above) plain.pop();
    flush();
    found.push({ type: 'heading', depth: heading.depth, text: heading.text + above });
    if (heading.rest) plain.push(heading.rest);
  }
  flush();
  return found;
}

type Found = {
  readonly text: string;
  readonly rest: string;
  readonly depth: number;
  readonly takesCaption: boolean;
};

function headingOf(line: string, { outer, inner }: Depths): Found | undefined {
  if (leader.test(line)) return undefined;
  const [whole, name = ''] = article.exec(line) ?? [];
  if (whole !== undefined) {
    const rest = line.slice(whole.length);
    const title = caption.exec(rest)?.[0] ?? '';
    const after = rest.slice(title.length).trim();
    return { text: name + title, rest: after, depth: inner, takesCaption: title === '' };
  }
  const isShort = line.length <= longestHeading && !/[。、]$/.test(line);
  if (!isShort || ![section, agenda, annex].some((shape) => shape.test(line))) return undefined;
  return { text: line, rest: '', depth: outer, takesCaption: false };
}

function captionIn(line: string | undefined): string {
  const text = line?.trim() ?? '';
  return caption.exec(text)?.[0] === text ? text : '';
}
