import type { z } from 'zod/mini';
import type { DocumentHead, uploadDocument } from '#contract/documents.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { documentCategories } from '#domain/documents/category.ts';
import { betterTitle } from '#domain/documents/own-title.ts';
import { guessCategory, titleOfFile } from '#web/lib/document-file.ts';

export type DocumentFacts = Omit<z.output<typeof uploadDocument.input>, 'titleIsFileName'>;

/** What stands in the fields: an empty text where nothing is chosen. */
export type FactsDraft = {
  readonly [Name in Exclude<keyof DocumentFacts, 'visibility'>]: string;
} & Pick<DocumentFacts, 'visibility'>;

export const longestTitle = 120;
export const longestSummary = 200;

/** `ownTitle` stands in the file; it is empty where the browser cannot read it. */
export function draftOfFile(
  file: Pick<File, 'name'>,
  today: IsoDate,
  ownTitle: string,
): FactsDraft {
  const title = betterTitle(titleOfFile(file.name), ownTitle).slice(0, longestTitle);
  return {
    title,
    category: guessCategory(title),
    summary: '',
    visibility: 'everyone',
    issuedOn: today,
    inForceFrom: '',
    inForceUntil: '',
    supersedesId: '',
  };
}

export function draftOfDocument(
  head: DocumentHead,
  replaced: Pick<DocumentHead, 'id'> | undefined,
): FactsDraft {
  const { title, category, summary, visibility, issuedOn } = head;
  return {
    title,
    category,
    summary,
    visibility,
    issuedOn,
    inForceFrom: head.inForceFrom ?? '',
    inForceUntil: head.inForceUntil ?? '',
    supersedesId: replaced?.id ?? '',
  };
}

export type FactsProblems = Partial<Record<keyof FactsDraft, string>>;

/** What must be put right before it can be sent, in the order of the fields. */
export function problemsOfFacts(draft: FactsDraft): FactsProblems {
  const { title, summary, issuedOn, inForceFrom, inForceUntil } = draft;
  return {
    ...(title.trim() === '' && { title: '題名を入力してください。' }),
    ...(title.trim().length > longestTitle && {
      title: `題名は${longestTitle}文字までです。`,
    }),
    ...(categoryOf(draft) === undefined && { category: '分類を選んでください。' }),
    ...(issuedOn === '' && { issuedOn: '発行日を、年・月・日とも入力してください。' }),
    ...(inForceFrom !== '' &&
      inForceUntil !== '' &&
      inForceUntil < inForceFrom && {
        inForceUntil: '終わりの日を、始まりの日よりあとにしてください。',
      }),
    ...(summary.trim().length > longestSummary && {
      summary: `概要は${longestSummary}文字までです。`,
    }),
  };
}

/** Undefined while something must be put right. */
export function factsOf(draft: FactsDraft): DocumentFacts | undefined {
  const category = categoryOf(draft);
  if (category === undefined || Object.keys(problemsOfFacts(draft)).length > 0) return undefined;
  const { title, summary, visibility, issuedOn, inForceFrom, inForceUntil, supersedesId } = draft;
  return {
    title: title.trim(),
    category,
    summary: summary.trim(),
    visibility,
    issuedOn,
    inForceFrom: inForceFrom || null,
    inForceUntil: inForceUntil || null,
    supersedesId: supersedesId || null,
  };
}

function categoryOf({ category }: FactsDraft) {
  return documentCategories.find((it) => it === category);
}

/** 置き換えられる文書: those of the category that nothing has replaced yet, and the one it replaces now. */
export function replaceable(
  documents: readonly DocumentHead[],
  draft: FactsDraft,
  present?: { readonly id: string; readonly replaced: DocumentHead | undefined },
): readonly DocumentHead[] {
  const current = documents.filter(
    ({ id, category, isSuperseded }) =>
      !isSuperseded && category === draft.category && id !== present?.id,
  );
  return present?.replaced ? [present.replaced, ...current] : current;
}

/** Without a choice that is none any more: of another category, or replaced by someone else meanwhile. */
export function settled(draft: FactsDraft, choices: readonly DocumentHead[]): FactsDraft {
  return choices.some(({ id }) => id === draft.supersedesId)
    ? draft
    : { ...draft, supersedesId: '' };
}
