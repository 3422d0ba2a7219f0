import { type IsoDate, isoDate, isRealDate } from '#domain/calendar.ts';
import { yearOfEra } from '#domain/era.ts';

type Read = { readonly title: string; readonly text: string; readonly today: IsoDate };

/** What a paper says of itself, with the words that say it: somebody confirms or changes it. */
export type ProposedFacts = {
  readonly visibility: { readonly value: 'board'; readonly from: string } | null;
  readonly issuedOn: { readonly value: IsoDate; readonly from: string } | null;
};

const longestTitleLine = 30;
const linesOfHead = 40;
const ofBoard =
  /(?:御|ご|お)?見積(?:り|もり)?書?|(?:御|ご)?請求書|注文書|発注書|(?:契約|覚)書|契約(?=$|[（(の])/;
const wholeLine = new RegExp(
  String.raw`^[^、。]{0,20}(?:見積書|見積り書|見積もり書|請求書|注文書|発注書|契約書|覚書)(?:[（(].*[）)])?$`,
);

const day = String.raw`(?:(令和|平成|昭和|[RHS])\s*(元|\d{1,2})|((?:19|20)\d{2}))\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})\s*日?`;
const anyDay = new RegExp(day, 'i');
const labelled = new RegExp(
  String.raw`(?:発行|作成|見積|請求|契約|締結|報告|提出)(?:年月)?日?\s*[:：]?\s*[|]?\s*${day}|日付\s*[:：]?\s*[|]?\s*${day}`,
  'i',
);
/** Days of something else: until when, from when, of what. */
const ofOther = /期限|納期|まで|有効|から|工期|支払|〜|~|生年月日|次回/;

export function proposeFacts({ title, text, today }: Read): ProposedFacts {
  const lines = text
    .normalize('NFKC')
    .split('\n')
    .map((line) => line.replace(/^[#>\s|*-]+/, '').trim())
    .filter((line) => line !== '');
  return {
    visibility: visibilityOf(title.normalize('NFKC'), lines),
    issuedOn: dayIn(lines.slice(0, linesOfHead), today) ?? dayIn([title.normalize('NFKC')], today),
  };
}

function visibilityOf(title: string, lines: readonly string[]): ProposedFacts['visibility'] {
  const [inTitle] = ofBoard.exec(title) ?? [];
  if (inTitle !== undefined) return { value: 'board', from: inTitle };
  const heading = lines
    .slice(0, linesOfHead)
    .map((line) => line.replaceAll(/\s/g, ''))
    .find((line) => line.length <= longestTitleLine && wholeLine.test(line));
  return heading === undefined ? null : { value: 'board', from: heading };
}

/** A day with a name such as 発行日 before one that stands alone; no day that is still to come. */
function dayIn(lines: readonly string[], today: IsoDate): ProposedFacts['issuedOn'] {
  const own = lines.filter((line) => !ofOther.test(line));
  for (const pattern of [labelled, anyDay]) {
    for (const line of own) {
      const [found] = pattern.exec(line) ?? [];
      const read = found === undefined ? undefined : readDay(found);
      if (read && read.value <= today) return read;
    }
  }
  return null;
}

function readDay(found: string): ProposedFacts['issuedOn'] | undefined {
  const [from, era, eraYear, year, month, date] = anyDay.exec(found) ?? [];
  if (from === undefined) return undefined;
  const value = isoDate({
    year: era === undefined ? Number(year) : yearOfEra(era, eraYear ?? ''),
    month: Number(month),
    day: Number(date),
  });
  return isRealDate(value) ? { value, from: from.trim() } : undefined;
}
