import type { IsoDate } from '#domain/calendar.ts';
import { kindOf } from '#domain/meetings/agenda/kind-of.ts';
import type { Notice } from '#domain/resolutions/rule.ts';
import { regimeOf, ruleFor } from '#domain/resolutions/rule-for.ts';
import type { StoredDraft } from './agenda-store.ts';

/** One item that takes two months makes the whole convocation take them. */
export function noticeOf(items: readonly StoredDraft[], today: IsoDate): Notice {
  const isLong = items.some(({ topic, answers }) => {
    const kind = kindOf(topic, answers).found?.kind;
    return kind !== undefined && ruleFor(kind, regimeOf(today))?.rule.notice === 'two-months';
  });
  return isLong ? 'two-months' : 'usual';
}
