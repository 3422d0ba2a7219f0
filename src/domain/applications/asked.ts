import { type IsoDate, isRealDate } from '#domain/calendar.ts';
import {
  type Answer,
  type Answers,
  agreed,
  type Condition,
  type Field,
  type Form,
  type Limit,
} from './form.ts';

type Asking = Pick<Form, 'fields' | 'attachments'>;
export type Fault = { readonly at: string; readonly words: string };

const longestText = 200;
export const longestLong = 2_000;

/** Whether a field or an attachment is asked for; what hangs on an unasked field is not asked either. */
export function isAsked(
  form: Asking,
  { when }: { readonly when?: Condition },
  answers: Answers,
): boolean {
  if (!when) return true;
  const above = form.fields[when.field];
  const given = answers[when.field];
  if (!above || given === undefined || !isAsked(form, above, answers)) return false;
  return (typeof given === 'string' ? [given] : given).some((it) => when.is.includes(it));
}

/** Only what is asked and answered, without room around it. */
export function cleanAnswers(form: Asking, answers: Answers): Answers {
  const clean: Record<string, Answer> = {};
  for (const [key, field] of Object.entries(form.fields)) {
    const given = answers[key];
    if (given === undefined || !isAsked(form, field, answers)) continue;
    const kept = typeof given === 'string' ? given.trim() : [...new Set(given)];
    if (kept.length > 0) clean[key] = kept;
  }
  return clean;
}

/** What is still missing or wrong before a form can be sent, in the order of the form. */
export function faultsOf(
  form: Asking,
  answers: Answers,
  { files, today }: { readonly files: readonly string[]; readonly today: IsoDate },
): readonly Fault[] {
  const faults: Fault[] = [];
  for (const [at, field] of Object.entries(form.fields)) {
    if (!isAsked(form, field, answers)) continue;
    const words = faultIn(field, answers[at] ?? '', { answers, today });
    if (words !== undefined) faults.push({ at, words });
  }
  for (const [at, attachment] of Object.entries(form.attachments)) {
    const isNeeded = attachment.isOptional !== true && isAsked(form, attachment, answers);
    if (isNeeded && !files.includes(at)) {
      faults.push({ at, words: `「${attachment.label}」を付けてください。` });
    }
  }
  return faults;
}

/**
 * 決まりの上限を超える答え: beyond what the rules allow, with the rule. It stops nothing, for rules have exceptions that
 * a person decides; who sends it and who answers both read it.
 */
export function beyondLimits(
  form: Asking & { readonly limits: readonly Limit[] },
  answers: Answers,
): readonly Fault[] {
  return form.limits.flatMap(({ field: at, most, basisWords }) => {
    const field = form.fields[at];
    const given = answers[at];
    if (field?.kind !== 'number' || typeof given !== 'string') return [];
    if (!isAsked(form, field, answers) || !(Number(given.normalize('NFKC')) > most)) return [];
    const rule = basisWords === '' ? '決まり' : basisWords;
    return [{ at, words: `${rule}では、${most}${field.unit}までです。` }];
  });
}

type Beside = { readonly answers: Answers; readonly today: IsoDate };

function faultIn(field: Field, answer: Answer, beside: Beside): string | undefined {
  if (answer.length === 0 || (typeof answer === 'string' && answer.trim() === '')) {
    return field.isOptional ? undefined : missingWords[field.kind];
  }
  if (field.kind === 'choices') {
    return typeof answer !== 'string' && answer.every((it) => field.options.includes(it))
      ? undefined
      : missingWords.choices;
  }
  return typeof answer === 'string'
    ? faultOfText(field, answer.trim(), beside)
    : missingWords[field.kind];
}

function faultOfText(field: Field, answer: string, beside: Beside): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'long':
      return faultOfLength(answer, field.kind === 'text' ? longestText : longestLong);
    case 'phone':
      return isPhone(answer) ? undefined : phoneWords;
    case 'day':
      return faultOfDay(field, answer, beside);
    case 'number':
      return faultOfNumber(field, answer);
    default:
      return faultOfChoice(field, answer);
  }
}

function faultOfLength(answer: string, longest: number): string | undefined {
  return answer.length > longest
    ? `${longest.toLocaleString('ja-JP')}文字までにしてください。`
    : undefined;
}

function faultOfChoice(field: Field, answer: string): string | undefined {
  const options: readonly string[] = 'options' in field ? field.options : [agreed];
  return options.includes(answer) ? undefined : missingWords[field.kind];
}

const phoneWords = '電話番号は、数字とハイフンで入れてください。例：090-1234-5678';

function isPhone(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/[‐−ー―]/g, '-');
  return /^\+?[\d-]+$/.test(plain) && /^\d{10,13}$/.test(plain.replaceAll(/\D/g, ''));
}

function faultOfDay(
  { from, isPast }: Extract<Field, { kind: 'day' }>,
  answer: string,
  { answers, today }: Beside,
): string | undefined {
  if (!isRealDate(answer)) return missingWords.day;
  if (isPast && answer > today) return '今日までの日を選んでください。';
  const earliest = from === undefined ? undefined : answers[from];
  const isEarly = typeof earliest === 'string' && isRealDate(earliest) && answer < earliest;
  return isEarly ? '前の日より後の日を選んでください。' : undefined;
}

function faultOfNumber(
  { max, unit }: Extract<Field, { kind: 'number' }>,
  answer: string,
): string | undefined {
  const plain = answer.normalize('NFKC');
  if (!/^\d{1,6}(\.\d)?$/.test(plain)) return '数字で入れてください。';
  return Number(plain) > max ? `${max}${unit}までの数字を入れてください。` : undefined;
}

const missingWords = {
  text: 'ここに入れてください。',
  long: 'ここに書いてください。',
  phone: '電話番号を入れてください。',
  day: '日にちを選んでください。',
  number: '数字を入れてください。',
  choice: '1つ選んでください。',
  choices: '当てはまるものを選んでください。',
  pledge: '確かめたうえで、印を付けてください。',
} as const satisfies Record<Field['kind'], string>;
