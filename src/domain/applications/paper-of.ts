import { formatDate, type IsoDate, isRealDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import type { FormInForce } from './all-forms.ts';
import { isAsked } from './asked.ts';
import { closedFaults, closedWords } from './closed-days.ts';
import { type Answer, type Answers, agreed, type Field } from './form.ts';
import type { Step } from './state.ts';

type PaperRow = { readonly label: string; readonly words: string };
export type FormPaper = {
  readonly title: string;
  readonly number: string;
  readonly date: string;
  readonly to: string;
  readonly from: readonly string[];
  readonly opening: string;
  readonly conditions: readonly string[];
  readonly groups: readonly { readonly title: string; readonly rows: readonly PaperRow[] }[];
  readonly notes: readonly string[];
  /** To be filled in by hand: lines for a signature. */
  readonly isBlank: boolean;
};

/** An answer as it is read. */
export function answerWords(field: Field, answer: Answer | undefined): string {
  if (answer === undefined) return '－';
  if (typeof answer !== 'string') return answer.join('、');
  if (field.kind === 'day') return isRealDate(answer) ? formatDate(answer) : answer;
  if (field.kind === 'number') return `${answer.normalize('NFKC')}${field.unit}`;
  return field.kind === 'pledge' && answer === agreed ? '約束する' : answer;
}

function groupsOf(
  form: FormInForce,
  rowOf: (key: string, field: Field) => PaperRow | undefined,
): FormPaper['groups'] {
  return form.steps.map(({ title, fields }) => ({
    title,
    rows: fields.flatMap((key) => {
      const field = form.fields[key];
      return (field && rowOf(key, field)) ?? [];
    }),
  }));
}

/** 用紙: every field, those that hang on another with the words when. */
export function blankPaper(form: FormInForce, associationName: string): FormPaper {
  return {
    title: form.title,
    number: '',
    date: '令和　　年　　月　　日',
    to: `${associationName}　御中`,
    from: [],
    opening: 'あてはまるものに✓を付け、書けるところに書いて、管理事務室に出してください。',
    conditions: [],
    groups: groupsOf(form, (_key, field) => ({
      label: blankLabel(form, field),
      words: blankWords(field),
    })),
    notes: [
      ...Object.values(form.attachments).map(
        ({ label, isOptional }) => `添付　☐ ${label}${isOptional ? '（あれば）' : ''}`,
      ),
      ...closedNotes(form),
      form.basisWords,
    ],
    isBlank: true,
  };
}

/** 工事ができない日：日曜日、祝日、12月29日〜1月3日 */
function closedNotes({ deed, closedDays }: FormInForce): readonly string[] {
  if (!deed || closedDays === null) return [];
  const basis = closedDays.basisWords === '' ? '' : `（${closedDays.basisWords}）`;
  return [`${deed.noneWords}：${closedWords(closedDays)}${basis}`];
}

function blankLabel(form: FormInForce, { label, when, isOptional }: Field): string {
  const above = when && form.fields[when.field];
  if (when && above) return `${label}（「${above.label}」が${when.is.join('か')}のとき）`;
  return isOptional ? `${label}（書ける方）` : label;
}

function blankWords(field: Field): string {
  if ('options' in field) return field.options.map((it) => `☐ ${it}`).join('　');
  if (field.kind === 'pledge') return '☐ 約束する';
  if (field.kind === 'day') return '　　　　年　　月　　日';
  return field.kind === 'number' ? `　　　　　　${field.unit}` : '';
}

export type Filed = {
  readonly form: FormInForce;
  readonly number: string;
  readonly dwelling: string;
  readonly applicant: string;
  readonly answers: Answers;
  readonly steps: readonly (Step & {
    readonly words: string;
    readonly conditions: readonly string[];
    readonly resolvedOn: IsoDate | null;
  })[];
  readonly lapsesOn: IsoDate | null;
  /** Nobody has used the permit in time. */
  readonly hasLapsed: boolean;
  readonly sender: { readonly associationName: string; readonly chairName: string };
};

const openings = {
  'asked-back': '次の届け出を受け取りました。直していただきたいところがあります。',
  lapsed: '次の申し込みの承認は、使わないまま期限が過ぎました。',
  received: '次の届け出を受け付けました。',
  approved: '次の申し込みを承認します。',
  conditional: '次の申し込みを、下の条件を付けて承認します。',
  refused: '次の申し込みは、承認しません。',
  waiting: '次のとおり受け取りました。結果は、あらためてお知らせします。',
} as const;
const titles = {
  'asked-back': '直していただきたいところのお知らせ',
  lapsed: '承認の期限が過ぎたことのお知らせ',
  received: '受付書',
  approved: '承認通知書',
  conditional: '承認通知書（条件付き）',
  refused: '不承認通知書',
  waiting: '受取書',
} as const;

/** 結果の書面, or before there is one, what was received. */
export function resultPaper({ form, steps, ...filed }: Filed): FormPaper {
  const answer = answerIn(steps);
  const kind = kindOf(answer, filed.hasLapsed);
  const { associationName, chairName } = filed.sender;
  return {
    title: `${form.title}　${titles[kind]}`,
    number: `第${filed.number}号`,
    date: formatEraDate(answer?.on ?? steps.at(-1)?.on ?? ''),
    to: `${filed.dwelling}号室　${filed.applicant} 様`,
    from: [associationName, `理事長　${chairName}`],
    opening: openings[kind],
    conditions: answer?.conditions ?? [],
    groups: groupsOf(form, (key, field) =>
      isAsked(form, field, filed.answers) && filed.answers[key] !== undefined
        ? { label: field.label, words: answerWords(field, filed.answers[key]) }
        : undefined,
    ),
    notes: [
      ...(kind === 'waiting' ? closedFaults(form, filed.answers, sentOnOf(steps)) : []).map(
        ({ words }) => words,
      ),
      ...notesOf({ answer, lapsesOn: filed.lapsesOn, form, kind }),
    ],
    isBlank: false,
  };
}

function sentOnOf(steps: Filed['steps']): IsoDate {
  return steps.findLast(({ kind }) => kind === 'sent')?.on ?? '';
}

/** The board's last word; what was sent again or taken back waits for none. */
function answerIn(steps: Filed['steps']): Filed['steps'][number] | undefined {
  const last = steps.at(-1)?.kind;
  if (last === 'sent' || last === 'withdrawn') return undefined;
  return steps.findLast(({ kind }) => kind in openings);
}

function kindOf(
  answer: Filed['steps'][number] | undefined,
  hasLapsed: boolean,
): keyof typeof openings {
  if (hasLapsed) return 'lapsed';
  return (answer?.kind ?? 'waiting') as keyof typeof openings;
}

type Noted = Pick<Filed, 'lapsesOn' | 'form'> & {
  readonly answer: Filed['steps'][number] | undefined;
  readonly kind: keyof typeof openings;
};

function notesOf({ answer, lapsesOn, form, kind }: Noted): readonly string[] {
  const notes: string[] = [];
  if (answer?.words) notes.push(kind === 'refused' ? `理由：${answer.words}` : answer.words);
  if (answer?.resolvedOn) notes.push(`理事会が決めた日：${formatDate(answer.resolvedOn)}`);
  if (lapsesOn !== null) notes.push(lapseWords(lapsesOn, kind === 'lapsed'));
  if (kind === 'asked-back') notes.push('直したものを、もう一度出してください。紙でも出せます。');
  if (kind === 'refused')
    notes.push('納得できないときは、理事会にもう一度考えてもらうことができます。');
  return withoutNote.includes(kind) ? notes : [...notes, form.resultNote];
}

const withoutNote: readonly (keyof typeof openings)[] = [
  'refused',
  'waiting',
  'asked-back',
  'lapsed',
];

function lapseWords(lapsesOn: IsoDate, hasLapsed: boolean): string {
  return hasLapsed
    ? `期限は${formatDate(lapsesOn)}でした。必要なときは、もう一度申し込んでください。`
    : `${formatDate(lapsesOn)}までに始めないと、この承認は使えなくなります。`;
}
