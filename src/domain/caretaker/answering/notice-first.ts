import type { ExactGiven } from '#domain/caretaker/exact/known.ts';
import { stoppageAsked } from '#domain/caretaker/exact/outage-answer.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { Stoppage } from '#domain/notices/stoppage.ts';
import { stoppageKinds } from '#domain/notices/stoppage-kinds.ts';
import { stoppageAddress, timeAtHome } from '#domain/notices/stoppage-line.ts';
import type { StoppageKind } from '#domain/notices/stoppage-marks.ts';
import { listed } from './quoting/direct-lines.ts';
import { heading, type Line, own } from './quoting/quoted-line.ts';
import { saidPassage } from './quoting/said-passage.ts';
import { spansOf } from './quoting/spans.ts';

const mostWords = 3;

/**
 * What to do while something stops: where a notice tells of the very stoppage, its words go first, and what a manual
 * or the law says of any such case follows.
 */
export function noticeFirst(lines: readonly Line[], given: ExactGiven): readonly Line[] {
  const { asked, known } = given;
  const kind = asked.useDocuments ? kindAsked(given) : undefined;
  if (kind === undefined || !isOfAnyCase(lines)) return lines;
  const notice = known.stoppages?.find(({ marks }) => marks.includes(kind));
  if (!notice) return lines;
  const said = notice.origin === 'document' ? quotedFrom(notice, given) : itemsOf(notice);
  const isSaid = ({ quotes }: Line) =>
    quotes.length > 0 && quotes.every((it) => isQuotedIn(said, it));
  const rest = lines.filter((line) => !isSaid(line));
  return [
    own(headOf(kind, notice, asked.today)),
    ...said,
    ...(rest.length > 0 ? [heading(`急な${stoppageKinds[kind].name}のときは`), ...rest] : []),
  ];
}

const isQuotedIn = (lines: readonly Line[], { passage, words }: Line['quotes'][number]): boolean =>
  lines.some(({ quotes }) =>
    quotes.some((it) => it.passage.id === passage.id && it.words.includes(words)),
  );

/** 「お風呂は？」 asked on speaks of the stoppage of the question before it. */
function kindAsked({ asked, evidence: { understood } }: ExactGiven): StoppageKind | undefined {
  const isAskedOn = understood !== asked.question;
  return stoppageAsked(understood) ?? stoppageAsked((isAskedOn && asked.previous.at(-1)) || '');
}

/** A manual or the law, or nothing at all: what was decided, planned or done speaks of a case of its own. */
function isOfAnyCase(lines: readonly Line[]): boolean {
  const [first] = lines.flatMap(({ quotes }) => quotes);
  return !first || ['disaster', 'law'].includes(first.passage.category);
}

/** **断水のお知らせが出ています。11月30日（月）10:00〜15:00の予定です。**　with its name, which leads there. */
function headOf(kind: StoppageKind, notice: Stoppage, today: string): string {
  const { time, title } = notice;
  const when = time ? `${timeAtHome(time, today)}の予定です。` : '';
  const link = `[${escapeMarkdown(title)}](${stoppageAddress(notice)})`;
  return `**${stoppageKinds[kind].name}のお知らせが出ています。${when}**　${link}`;
}

/** What was found in the notice; else what in it names a thing that the question names. */
function quotedFrom({ id }: Stoppage, { evidence, known }: ExactGiven): readonly Line[] {
  const item = evidence.items.find(({ passage }) => passage.sourceId === id);
  if (item) return saidPassage(item, evidence);
  const things = evidence.understood.match(aThing) ?? [];
  return known.passages
    .filter(({ sourceId }) => sourceId === id)
    .flatMap((passage) => {
      const spans = spansOf(passage.text);
      return listed(
        passage,
        spans.filter(({ text }) => things.some((thing) => text.includes(thing))),
      );
    })
    .slice(0, mostWords);
}
const aThing = /(?!断水|停電)(?:[ァ-ヶー]{2,}|[一-龠]{2,})/g;

const aLabel = /^[^：:。]{1,10}[：:]/;

/** What one that was sent asks to do: not why, when and whom to call, which stand in their own lines. */
function itemsOf({ body }: Stoppage): readonly Line[] {
  const [, ...lines] = body.split('\n').filter((line) => line.trim() !== '');
  return lines
    .filter((line) => !aLabel.test(line))
    .slice(0, mostWords)
    .map((line) => own(`- ${escapeMarkdown(line)}`));
}
