import {
  clockWords,
  nextOfficeDay,
  type OfficeDay,
  type OfficeHours,
  officeDay,
  readOfficeHours,
  spansWords,
} from '#domain/building/office-hours.ts';
import { formatMonthDay, type IsoDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { contactLine } from '#domain/caretaker/records/contact-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { holidayOn } from '#domain/holiday.ts';
import { type AskedDay, askedDay } from './asked-day.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';

const office = /管理(?:員|人|事務室|室)/;
const isThere =
  /(?:い|来)(?:ます|る|て|らっしゃい|ない|ません)|おられ|出勤|勤務(?:して|です|日)|開い|やって|(?:お)?休み(?:です|かな|でしょう|なの)?(?:か|の)?[?。]*$|会え/;
const untilWhen = /何時(?:まで|から|に(?:開|閉|しま|帰))/;
/** Why, since when, for what and at other times is told in the papers. */
const otherwise =
  /ai|なぜ|どうして|国内|海外|いつから|何年|何人|委託|費用|鍵|キー|スペア|ロッカー|集会室|荷物|正月|元日|年末|年始|大みそか|大晦日|お盆|連休|[0-9]+時|夜|夕方|昼過ぎ|午[前後]|いない(?:日|とき|間|夜)|いませんので|もういません/;

type Day = Pick<AskedDay, 'name' | 'date'>;

/** 今日、管理員さんはいますか: from the hours beside its number, with the day and its holiday named. */
export function officeAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !isAsked(text)) return undefined;
  const named = dayIn(text, asked.today);
  if (named === undefined && !untilWhen.test(text)) return undefined;
  const day = named ?? ofToday(asked.today);
  const found = officeIn(known);
  if (found === undefined) return undefined;
  return {
    outcome: 'answered',
    lines: [dayLine(found, day, text), ...restLines(found, day.date)],
  };
}

function isAsked(text: string): boolean {
  const isOfHours = isThere.test(text) || untilWhen.test(text);
  return office.test(text) && isOfHours && !otherwise.test(text);
}

/** 「今、いますか」 asks of today, and of nothing where another day is named. */
const now = /今(?!度|年|月|週|回)|いま(?!す|せ)/;

function dayIn(text: string, today: IsoDate): Day | undefined {
  return askedDay(text, today) ?? (now.test(text) ? ofToday(today) : undefined);
}

const ofToday = (today: IsoDate): Day => ({ name: '今日、', date: today });

type Office = {
  readonly hours: OfficeHours;
  readonly person: string;
  readonly quote: Line['quotes'][number];
  readonly known: Known;
};

function officeIn(known: Known): Office | undefined {
  const passage = known.passages.find(({ id }) => id === 'record-contacts-building');
  const contact = known.facts.contacts.find(
    ({ kind, name }) => kind === 'building' && office.test(name),
  );
  const hours = contact && readOfficeHours(contact.hours);
  if (passage === undefined || contact === undefined || hours === undefined) return undefined;
  const person = /管理[員人]/.exec(contact.name)?.[0] ?? '窓口の人';
  return { hours, person, quote: { passage, words: contactLine(contact) }, known };
}

/** The day first, whoever asks; はい or いいえ where it was asked whether somebody is there or is not. */
function dayLine({ hours, person, quote }: Office, { name, date }: Day, text: string): Line {
  const day = officeDay(hours, date);
  const isOpen = day.spans.length > 0;
  const when = `${name}${formatMonthDay(date)}`;
  const told = isOpen
    ? openWords({ person, when, day }, untilWhen.test(text))
    : `${when}は${day.occasion === '' ? '' : `${occasionWords(date, day)}で、`}${person}は休みです。`;
  return { markdown: `${firstWords(text, isOpen)}${told}`, quotes: [quote] };
}

type OpenDay = { readonly person: string; readonly when: string; readonly day: OfficeDay };

function openWords({ person, when, day: { spans, date, occasion } }: OpenDay, isOfTime: boolean) {
  const holiday = occasion === '' ? '' : `（${occasionWords(date, { occasion })}）`;
  const last = spans.at(-1);
  return isOfTime && last
    ? `${when}${holiday}、${person}がいるのは**${clockWords(last.until)}まで**です（${spansWords(spans)}）。`
    : `${when}${holiday}、${person}がいるのは**${spansWords(spans)}**です。`;
}

function occasionWords(date: IsoDate, { occasion }: Pick<OfficeDay, 'occasion'>): string {
  return occasion === holidayOn(date) ? `祝日（${occasion}）` : occasion;
}

function firstWords(text: string, isOpen: boolean): string {
  // The day is known, not the hour.
  if (isOpen && /今(?!日|度|年|月|週|回)|いま(?!す|せ)/.test(text)) return '';
  if (untilWhen.test(text) || !/か[?。]*$|[?？]$|の[?。]*$|る$/.test(text)) return '';
  const isOfAbsence = /休み|いない|いません/.test(text);
  return isOpen === isOfAbsence ? '**いいえ。**' : '**はい。**';
}

/** When to come instead and whom to call till then; then the usual week in the record's own words. */
function restLines({ hours, person, quote, known }: Office, date: IsoDate): readonly Line[] {
  const usual: Line = { markdown: escapeMarkdown(quote.words), quotes: [quote] };
  if (officeDay(hours, date).spans.length > 0) return [usual];
  const next = nextOfficeDay(hours, date);
  const again =
    next &&
    own(`次に${person}がいるのは、${formatMonthDay(next.date)}の${spansWords(next.spans)}です。`);
  return [...(again ? [{ ...again, quotes: [quote] }] : []), ...urgentLine(known), usual];
}

function urgentLine({ passages }: Known): readonly Line[] {
  const passage = passages.find(({ id }) => id === 'record-contacts-company');
  const [words = ''] = passage?.text.split('\n') ?? [];
  if (passage === undefined || !words.includes('緊急')) return [];
  return [{ markdown: `お急ぎのとき：${escapeMarkdown(words)}`, quotes: [{ passage, words }] }];
}
