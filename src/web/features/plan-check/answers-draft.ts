import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import type { CertificationAnswers } from '#domain/repair-plan/certification/facts.ts';

/** 理事会の記録 as it is typed: every field a text, an empty one not yet known. */
export type AnswersDraft = {
  readonly document: string;
  readonly emergencyEntry: string;
  readonly recordKeeping: string;
  readonly informationOnRequest: string;
  readonly separateAccounts: string;
  readonly ownersListOn: string;
  readonly residentsListOn: string;
  readonly localGuideline: string;
  readonly localGuidelineNote: string;
};

export type DraftErrors = Partial<Record<keyof AnswersDraft, string>>;

export function draftOf(answers: CertificationAnswers): AnswersDraft {
  const { bylaws, hasSeparateAccounts, ownersListOn, residentsListOn, localGuideline } = answers;
  return {
    document: textOf(bylaws?.document),
    emergencyEntry: textOf(bylaws?.emergencyEntry),
    recordKeeping: textOf(bylaws?.recordKeeping),
    informationOnRequest: textOf(bylaws?.informationOnRequest),
    separateAccounts: choiceOf(hasSeparateAccounts),
    ownersListOn: textOf(ownersListOn),
    residentsListOn: textOf(residentsListOn),
    localGuideline: choiceOf(localGuideline?.isMet),
    localGuidelineNote: textOf(localGuideline?.note),
  };
}

export function answersOf(draft: AnswersDraft): CertificationAnswers {
  const document = draft.document.trim();
  const isMet = truthOf(draft.localGuideline);
  return {
    bylaws:
      document === ''
        ? null
        : {
            document,
            emergencyEntry: draft.emergencyEntry.trim() || null,
            recordKeeping: draft.recordKeeping.trim() || null,
            informationOnRequest: draft.informationOnRequest.trim() || null,
          },
    hasSeparateAccounts: truthOf(draft.separateAccounts),
    ownersListOn: draft.ownersListOn || null,
    residentsListOn: draft.residentsListOn || null,
    localGuideline: isMet === null ? null : { isMet, note: draft.localGuidelineNote.trim() },
  };
}

export function errorsOf(draft: AnswersDraft, today: IsoDate): DraftErrors {
  const hasArticle = [draft.emergencyEntry, draft.recordKeeping, draft.informationOnRequest].some(
    (article) => article.trim() !== '',
  );
  return {
    ...(hasArticle &&
      draft.document.trim() === '' && { document: '規約の名前を入力してください。' }),
    ...(draft.ownersListOn > today && { ownersListOn: notYet(today) }),
    ...(draft.residentsListOn > today && { residentsListOn: notYet(today) }),
    ...(draft.localGuideline !== '' &&
      draft.localGuidelineNote.trim() === '' && {
        localGuidelineNote: 'いつ、どこで確かめたかを入力してください。',
      }),
    ...(draft.localGuideline === '' &&
      draft.localGuidelineNote.trim() !== '' && {
        localGuideline: '確かめた結果を選んでください。',
      }),
  };
}

function notYet(today: IsoDate): string {
  return `今日（${formatPlainDate(today)}）までの日を入力してください。`;
}

function textOf(known: string | null | undefined): string {
  return known ?? '';
}

function choiceOf(known: boolean | null | undefined): string {
  if (typeof known !== 'boolean') return '';
  return known ? 'yes' : 'no';
}

function truthOf(choice: string): boolean | null {
  return choice === '' ? null : choice === 'yes';
}
