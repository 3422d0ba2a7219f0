import type { YearlySpan } from '#domain/yearly-span.ts';

/** Asked only where another answer is one of these. */
export type Condition = { readonly field: string; readonly is: readonly string[] };

type Common = {
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly when?: Condition;
};

export type Field = Common &
  (
    | { readonly kind: 'text' | 'long' | 'phone' }
    /**
     * `from`: not before the day of that field. `isPast`: it has happened when the form is sent. `isUse`: what stops
     * in the house on that day is told beside it.
     */
    | {
        readonly kind: 'day';
        readonly from?: string;
        readonly isPast?: boolean;
        readonly isUse?: boolean;
      }
    | { readonly kind: 'number'; readonly unit: string; readonly max: number }
    | { readonly kind: 'choice' | 'choices'; readonly options: readonly string[] }
    /** 誓約、同意: the only answer is yes. */
    | { readonly kind: 'pledge' }
  );

export const agreed = 'はい';

type Attachment = {
  readonly label: string;
  readonly isOptional?: boolean;
  readonly when?: Condition;
};

/**
 * What the paper rests on. `model` is an article of the 標準管理規約, which the association's own rules may number
 * otherwise; `usual` is custom, and is never shown as law.
 */
type Basis =
  | { readonly kind: 'act' | 'model'; readonly article: string }
  | { readonly kind: 'usual' };

/** Counted from a day of the answers; 0 days before is the day before. */
export type Due = {
  readonly field: string;
  readonly side: 'before' | 'after';
  readonly count: number;
  readonly unit: 'days' | 'months';
};

/** 上限 of a number that the association's own rules set: 2匹まで, ペット飼育細則 第3条. */
export type Limit = {
  readonly field: string;
  readonly most: number;
  /** Where it is written. */
  readonly basisWords: string;
};

/** できない日 that the association's own rules set: 12月29日〜1月3日, 引越し・大型搬入細則 第4条第2項. */
export type ClosedDays = {
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  readonly isOnHolidays: boolean;
  readonly spans: readonly YearlySpan[];
  /** Where it is written. */
  readonly basisWords: string;
};

/** What a paper tells of is done on the day of a field, or on the days from one to another. */
type Deed = {
  readonly from: string;
  readonly until?: string;
  /** 工事ができない日 */
  readonly noneWords: string;
};

/** 届出 informs and is received when complete; 申請 needs a decision. */
type Genre = 'notification' | 'application';

/** Who answers: the desk takes a 届出, the chair decides, alone or after the board has. */
type Decider = 'desk' | 'chair' | 'board';

export const wishes = {
  renovate: '工事・リフォームをする',
  pet: 'ペットを飼う',
  move: '引っ越す・大きな物を運ぶ・長く留守にする',
  parking: '駐車場・駐輪場を使う・やめる',
  owner: '所有者・連絡先が変わる',
  common: '共用部分を使う・事故を知らせる',
  read: '書類を見る',
} as const;
export type Wish = keyof typeof wishes;

export type Form = {
  readonly title: string;
  /** What one says who does not know the name of the paper. */
  readonly plainly: string;
  readonly wish: Wish;
  readonly genre: Genre;
  readonly decider: Decider;
  /** An owner's matter, or one of whoever lives here. */
  readonly filedBy: 'owner' | 'resident';
  readonly basis: Basis;
  readonly due: Due | null;
  /** Only where rules may name days on which it cannot be done. */
  readonly deed?: Deed;
  /** From the decision on, unless the work is done. */
  readonly lapsesAfterMonths: number | null;
  /** 閲覧: after an approval the board writes down what was shown, and when. */
  readonly isShown?: boolean;
  /** 抽選: where more have applied than there are places, lots are drawn. */
  readonly isDrawn?: boolean;
  /** How many days an answer usually takes at most: a custom, never said to be law. */
  readonly answersInDays?: number;
  /** 条件: sentences that are often attached to an approval. */
  readonly usualConditions: readonly string[];
  /** Stands on the paper that one gets. */
  readonly resultNote: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly steps: readonly { readonly title: string; readonly fields: readonly string[] }[];
  readonly attachments: Readonly<Record<string, Attachment>>;
};

type AnswerOf<F> = F extends { kind: 'choices'; options: readonly (infer Option)[] }
  ? readonly Option[]
  : F extends { kind: 'choice'; options: readonly (infer Option)[] }
    ? Option
    : F extends { kind: 'pledge' }
      ? typeof agreed
      : string;

/** The answers that fit a form; a wrong choice does not compile. */
export type AnswersOf<F extends Form> = {
  readonly [Key in keyof F['fields']]?: AnswerOf<F['fields'][Key]>;
};

export type Answer = string | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;
