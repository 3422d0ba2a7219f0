import type { Evidence, EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { Line } from './quoting/quoted-line.ts';
import { spansOf } from './quoting/spans.ts';

/** 案：案1 早めに上げる／内容：2027年度から245円, a row of what is only proposed. */
const proposed = /^案：|(?:^|／)案：/;
const undecided = /決まっていません。$|決まっていない。$/;
const ofWhat = /額|値上げ|案|時期|改定/;

/** まだ決まっていません: proposals read like what has been settled, so what says that nothing is goes before them. */
export function undecidedLines({ items }: Evidence, told: readonly Line[]): readonly Line[] {
  const quotes = told.flatMap((line) => line.quotes);
  const first = quotes.find(({ words }) => proposed.test(words));
  if (first === undefined || quotes.some(({ words }) => undecided.test(words))) return [];
  const { sourceId } = first.passage;
  const sameSource = items.filter(({ passage }) => passage.sourceId === sourceId);
  const [line] = [...sameSource, ...items].flatMap(undecidedLine);
  return line === undefined ? [] : [line];
}

function undecidedLine({ passage }: EvidenceItem): readonly Line[] {
  if (passage.origin === 'law' || passage.validity === 'ended') return [];
  const span = spansOf(passage.text).find(({ text }) => undecided.test(text) && ofWhat.test(text));
  if (span === undefined) return [];
  return [{ markdown: escapeMarkdown(span.text), quotes: [{ passage, words: span.text }] }];
}
