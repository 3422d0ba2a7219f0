import { formatDate, type IsoDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import { Typesetter } from '#server/typesetting/typesetter.ts';
import type { NoticeRow, Sender } from './notice-store.ts';
import template from './paper.typ?raw';

const typesetter = new Typesetter({ template, timeoutMs: 30_000 });

export type Printed = {
  readonly notice: NoticeRow;
  readonly corrects: string | null;
  readonly sender: Sender;
};

export type Sheet = { readonly lines: readonly string[]; readonly note: string };

/** A sheet for each, in the order in which they are given. */
export function renderSheets(printed: Printed, sheets: readonly Sheet[]) {
  return typesetter.typeset({ ...wordsOf(printed), look: 'sheets', sheets });
}

export function renderPoster(printed: Printed) {
  const { showsUntil, on } = printed.notice;
  return typesetter.typeset({
    ...wordsOf(printed),
    look: 'poster',
    shows:
      showsUntil === null ? '' : `掲示期間：${formatDate(on)}から${formatDate(showsUntil)}まで`,
  });
}

function wordsOf({ notice, corrects, sender }: Printed) {
  const { urgency, title, body, easy, on } = notice;
  return {
    title,
    mark: urgency === 'emergency' ? '【緊急】' : '',
    corrects: corrects === null ? '' : `「${corrects}」の内容を、次のとおり直します。`,
    lines: linesOf(body),
    easy: linesOf(easy),
    date: formatEraDate(on),
    from: sender.association,
    chair: sender.chair === '' ? '' : `理事長　${sender.chair}`,
  };
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Whom a sheet is for: a household shares the sheet of its box, a letter is one person's. */
export function sheetOf(number: string, names: readonly string[], posted: boolean): Sheet {
  const people = names.filter((name) => name !== '');
  const to = people.length > 0 ? people.map((name) => `${name} 様`) : ['お住まいの方へ'];
  return { lines: [`${number}号室`, ...to], note: posted ? '郵便でお送りする分' : '' };
}

export function fileNameOf(kind: string, { title, on }: { title: string; on: IsoDate }): string {
  return `${kind}_${title}_${on}.pdf`;
}
