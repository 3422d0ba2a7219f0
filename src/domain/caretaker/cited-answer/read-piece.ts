/** One sentence or line of a model's answer, without its citations and its Markdown. */
export type Piece = {
  readonly form: 'sentence' | 'item' | 'heading';
  readonly mark: string;
  readonly text: string;
  /** What it cites: `E1`, whether or not there is such a source. */
  readonly labels: readonly string[];
};

const citation =
  /[[【［（(]\s*(?:(?:根拠|出典|資料)[:：]?\s*)?[EeＥ][\d０-９]{1,3}(?:\s*(?:[,、，・;/]|と|及び)?\s*[EeＥ]?[\d０-９]{1,3})*\s*[\]】］）)]/gu;
const footnote = /\[\^?\d{1,3}\]|\[\^[^\]]{1,20}\]/g;
const image = /!\[[^\]]*\]\([^)]*\)?/g;
const link = /\[([^\]]*)\]\([^)]*\)/g;
const tag = /<\/?[a-z!][^>]*>/gi;
const item = /^(?:([-*+・•])[ \t]*|(\d{1,2})[.)．][ \t]*)(?=\S)/;
const rule = /^(?:[-*_=`~|:\s]{3,}|```\S*|~~~\S*)$/;

/** Nothing where a line is only drawing: a rule, a fence, the line below a table's head. */
export function readPiece(line: string): Piece | undefined {
  const labels = [...line.matchAll(citation)].flatMap(([cited]) => labelsIn(cited));
  const bare = withoutMarks(line);
  if (bare === '' || rule.test(bare)) return undefined;
  const heading = headingIn(bare);
  if (heading !== undefined && labels.length === 0) {
    return { form: 'heading', mark: '', text: plain(heading), labels };
  }
  const piece = bare.startsWith('|') ? readRow(bare) : readWords(bare);
  return piece.text === '' ? undefined : { ...piece, labels };
}

function withoutMarks(line: string): string {
  return line
    .replace(image, '')
    .replace(citation, '')
    .replace(link, '$1')
    .replace(footnote, '')
    .replace(tag, '')
    .trim();
}

function headingIn(line: string): string | undefined {
  return (/^#{1,6}[ \t]+(.+)$/.exec(line) ?? /^\*\*([^*]+)\*\*[:：]?$/.exec(line))?.[1];
}

function readRow(line: string): Omit<Piece, 'labels'> {
  const cells = line.split('|').map((cell) => plain(cell.trim()));
  return { form: 'item', mark: '-', text: cells.filter((cell) => cell !== '').join('：') };
}

function readWords(line: string): Omit<Piece, 'labels'> {
  const mark = isStrong(line) ? null : item.exec(line);
  const text = plain(line.slice(mark?.[0].length ?? 0).replace(/^#{1,6}[ \t]+|^>+[ \t]*/, ''));
  if (mark === null) return { form: 'sentence', mark: '', text };
  return { form: 'item', mark: mark[2] === undefined ? '-' : `${mark[2]}.`, text };
}

function labelsIn(cited: string): readonly string[] {
  return [...cited.normalize('NFKC').matchAll(/\d+/g)].map(([digits]) => `E${Number(digits)}`);
}

/** `**2匹**まで` begins with a star, and is no list. */
function isStrong(line: string): boolean {
  return line.startsWith('**');
}

function plain(text: string): string {
  return text
    .replace(/\*\*|__|`|~~/g, '')
    .replace(/(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/g, '')
    .replace(/\s+(?=[。、])/g, '')
    .trim();
}
