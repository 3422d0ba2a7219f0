import { formatPlainDate, type IsoDate, partsOf } from '#domain/calendar.ts';

type DatedSource = {
  readonly kind: 'document' | 'law' | 'record';
  readonly title: string;
  readonly inForceFrom: IsoDate | null;
};

/** What a text beside the association's own documents is, read from the name it is cited by. */
type LawText = 'statute' | 'ruling' | 'publication' | 'state';

const ruling = /^判例|(?:判決|決定)（/;
const publication = /ガイドライン|標準管理規約|調査/;
const statute = /法律?(?:施行令|施行規則)?(?: |$)|（条文）$/;

/**
 * What the day of a source stands for: a law comes into force, a court rules, a survey is published. Of a statistic
 * or a custom the day only says how things stood. Empty where a source has no day.
 */
export function sourceDayWords({ kind, title, inForceFrom }: DatedSource): string {
  if (inForceFrom === null) return '';
  const day = formatPlainDate(inForceFrom);
  if (kind !== 'law') return `${day}から有効`;
  const { year, month } = partsOf(inForceFrom);
  const words = {
    statute: `${day}施行`,
    ruling: `${day}${title.includes('決定（') ? '決定' : '判決'}`,
    // The very day of a publication is of no use to a reader, and not always known.
    publication: `${year}年${month}月公表`,
    state: `${year}年${month}月時点`,
  } as const satisfies Record<LawText, string>;
  return words[lawTextOf(title)];
}

function lawTextOf(title: string): LawText {
  if (ruling.test(title)) return 'ruling';
  if (publication.test(title)) return 'publication';
  return statute.test(title) ? 'statute' : 'state';
}
