import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';

type Dated = {
  readonly inForceFrom: IsoDate | null;
  readonly inForceUntil: IsoDate | null;
  readonly isSuperseded: boolean;
};

/** 効力: `always` is a document without a term, such as minutes or a notice. */
export type Validity = 'always' | 'current' | 'coming' | 'ended';

/** On its last day a document is still in force. One replaced without a last day has ended. */
export function validityOf(document: Dated, today: IsoDate): Validity {
  const { inForceFrom, inForceUntil, isSuperseded } = document;
  if (inForceFrom !== null && inForceFrom > today) return 'coming';
  if (inForceUntil !== null && inForceUntil < today) return 'ended';
  if (isSuperseded && inForceUntil === null) return 'ended';
  return inForceFrom === null && inForceUntil === null ? 'always' : 'current';
}

/** 「2026年5月24日から有効」 as the reader sees it; empty for a document without a term. */
export function validityWords(document: Dated, today: IsoDate): string {
  const from = wordsFor(document.inForceFrom);
  const until = wordsFor(document.inForceUntil);
  switch (validityOf(document, today)) {
    case 'always':
      return '';
    case 'coming':
      return `${from}から有効（施行前）`;
    case 'ended':
      return `${document.isSuperseded ? '旧版' : '終了'}${until && `（${until}まで）`}`;
    case 'current':
      return `${from && `${from}から`}${until && `${until}まで`}有効`;
  }
}

function wordsFor(date: IsoDate | null): string {
  return date === null ? '' : formatPlainDate(date);
}
