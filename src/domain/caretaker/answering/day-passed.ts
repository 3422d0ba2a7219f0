import type { IsoDate } from '#domain/calendar.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { askedYears } from '#domain/documents/asked-years.ts';
import { asksOfPast } from './asks-of-past.ts';
import { daysIn } from './days-in.ts';
import type { Line } from './quoting/quoted-line.ts';

const when = /いつ(?!も)|何[月日時]/;
/**
 * 防災訓練はいつですか, the day after: a notice goes on telling its day, and says that it is to come. Where all the days
 * of the first line are over, the line says so.
 */
export function dayPassed(
  lines: readonly Line[],
  { question, today }: { readonly question: string; readonly today: IsoDate },
): readonly Line[] {
  const text = plainQuestion(question);
  const [first, ...rest] = lines;
  if (first === undefined || !when.test(text) || asksOfPast(text)) return lines;
  if (askedYears(text, today).isNamed || !first.quotes.every(isNotice)) return lines;
  const days = first.quotes.flatMap(({ words }) => daysIn(words));
  if (days.length === 0 || days.some((day) => day >= today)) return lines;
  return [{ ...first, markdown: `${first.markdown}（もう過ぎた日です）` }, ...rest];
}

const isNotice = ({ passage: { origin, category } }: Line['quotes'][number]): boolean =>
  origin === 'document' && category === 'notice';
