import type { Notice } from '#contract/notices.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Register } from '#domain/notices/audience.ts';
import { easyWords } from '#domain/notices/easy-words.ts';
import { namesIn } from '#domain/notices/names-in.ts';
import type { Urgency } from '#domain/notices/quiet-hours.ts';
import { type TemplateId, templateOf } from '#domain/notices/templates.ts';
import {
  emptyField,
  type FieldFaults,
  fieldFaults,
  fillLines,
  usualValues,
  type Values,
  writeNotice,
} from '#domain/notices/write-notice.ts';
import { type AudienceDraft, audienceFault, draftOf, wholeBuilding } from './audience-draft.ts';

export type Words = {
  readonly title: string;
  readonly body: string;
  /** やさしい日本語, or empty. */
  readonly easy: string;
};

const noWords: Words = { title: '', body: '', easy: '' };

/** A notice as it is being written. */
export type NoticeDraft = {
  readonly template: TemplateId | '';
  readonly values: Values;
  /** Written by hand; null while the fields of the template say it. */
  readonly ownWords: Words | null;
  readonly urgency: Urgency;
  readonly audience: AudienceDraft;
  /** Empty where it hangs on no board. */
  readonly showsUntil: string;
};

export const emptyDraft: NoticeDraft = {
  template: '',
  values: {},
  ownWords: noWords,
  urgency: 'normal',
  audience: wholeBuilding,
  showsUntil: '',
};

export function storedDraft(notice: Notice, register: Register): NoticeDraft {
  const { template, title, body, easy, urgency, audience, showsUntil } = notice;
  return {
    template,
    values: {},
    ownWords: { title, body, easy },
    urgency,
    audience: draftOf(audience, register),
    showsUntil: showsUntil ?? '',
  };
}

const longestTitle = 40;
const correctionMark = '【訂正】';

/** It begins with what it corrects, marked as what it is. */
export function correctionDraft(notice: Notice, register: Register): NoticeDraft {
  const title = notice.title.replace(correctionMark, '');
  return {
    ...storedDraft(notice, register),
    ownWords: {
      title: `${correctionMark}${title}`.slice(0, longestTitle),
      body: notice.body,
      easy: notice.easy,
    },
    showsUntil: '',
  };
}

/** Another template brings whom it concerns and how urgent it is. */
export function withTemplate(draft: NoticeDraft, id: TemplateId | ''): NoticeDraft {
  if (id === '') return { ...draft, template: '', ownWords: wordsOf(draft), values: {} };
  const template = templateOf(id);
  const { groups, parking, urgency } = template;
  return {
    ...draft,
    template: id,
    values: usualValues(template),
    ownWords: null,
    urgency,
    audience: {
      ...wholeBuilding,
      ...(parking && { kind: 'parking', parking }),
      groups,
    },
  };
}

export function wordsOf({ template, values, ownWords }: NoticeDraft): Words {
  if (ownWords !== null) return ownWords;
  if (template === '') return noWords;
  const found = templateOf(template);
  return {
    ...writeNotice(found, values),
    easy: fillLines(found, easyWords[template], values),
  };
}

/** What keeps it from being kept at all. */
export function keepingFault(draft: NoticeDraft, register: Register): string | null {
  const { title, body } = wordsOf(draft);
  if (title.trim() === '') return '件名を入れてください。';
  if (body.trim() === '') return '本文を入れてください。';
  return audienceFault(draft.audience, register) ?? pointingFault(draft, register);
}

const noFaults: FieldFaults = new Map();

/** What is wrong in the fields of the template; nothing is asked of words written by hand. */
export function faultsOfFields({ template, values, ownWords }: NoticeDraft, today: IsoDate) {
  return template === '' || ownWords !== null
    ? noFaults
    : fieldFaults(templateOf(template), values, today);
}

type RegisterOfToday = Register & { readonly today: IsoDate };

/** What keeps it from being looked over for sending. */
export function sendingFault(draft: NoticeDraft, register: RegisterOfToday): string | null {
  const { template } = draft;
  const faults = faultsOfFields(draft, register.today);
  if (template === '' || faults.size === 0) return keepingFault(draft, register);
  const named = (wanted: (words: string) => boolean) =>
    templateOf(template)
      .fields.filter(({ key }) => wanted(faults.get(key) ?? ''))
      .map(({ label }) => label)
      .join('、');
  const missing = named((words) => words === emptyField);
  const wrong = named((words) => words !== '' && words !== emptyField);
  return [
    missing && `まだ入っていない欄があります：${missing}`,
    wrong && `直すところがあります：${wrong}`,
  ]
    .filter((words) => words !== '')
    .join('。');
}

function pointingFault(draft: NoticeDraft, register: Register): string | null {
  const { template } = draft;
  if (template === '' || !templateOf(template).namesNobody) return null;
  const { title, body, easy } = wordsOf(draft);
  const found = namesIn(`${title}\n${body}\n${easy}`, register);
  return found.length > 0
    ? `「${found.join('」「')}」が入っています。住戸やお名前が分からないように書いてください。`
    : null;
}
