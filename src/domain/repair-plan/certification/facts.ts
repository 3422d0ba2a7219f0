import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';

/** 認定の確認に使う事実. `null` is something nobody has told yet: the check then says what is missing. */
export type CertificationFacts = {
  /** 管理者等 */
  readonly manager: Appointment | null;
  /** 監事 */
  readonly auditor: Appointment | null;
  readonly lastMeetingOn: IsoDate | null;
  readonly bylaws: Bylaws | null;
  /** 管理費と修繕積立金の区分経理 */
  readonly hasSeparateAccounts: boolean | null;
  /** 修繕積立金会計から他の会計への充当, of the last settled year. */
  readonly reserveTransfers: readonly ReserveTransfer[] | null;
  readonly arrears: Arrears | null;
  readonly plan: PlanFacts | null;
  /** 組合員名簿 and 居住者名簿: the days they were last brought up to date. */
  readonly ownersListOn: IsoDate | null;
  readonly residentsListOn: IsoDate | null;
  /** 市区町村の管理適正化指針に照らして適切か; a person's judgement. */
  readonly localGuideline: { readonly isMet: boolean; readonly note: string } | null;
};

/** What no record of the product says and only the board can tell. */
export type CertificationAnswers = Pick<
  CertificationFacts,
  'bylaws' | 'hasSeparateAccounts' | 'ownersListOn' | 'residentsListOn' | 'localGuideline'
>;

type Appointment = { readonly appointedOn: IsoDate; readonly minutes: string };

/** 管理規約: the articles in which it says what the certification asks for. */
type Bylaws = {
  readonly document: string;
  readonly emergencyEntry: string | null;
  readonly recordKeeping: string | null;
  readonly informationOnRequest: string | null;
};

type ReserveTransfer = { readonly on: IsoDate; readonly amountYen: Yen; readonly to: string };

/** 前事業年度末の滞納: 年間の徴収すべき額 and what of it is three months overdue or more. */
type Arrears = {
  readonly yearEndOn: IsoDate;
  readonly billedYen: Yen;
  readonly overdueYen: Yen;
};

/** 長期修繕計画について. Years are fiscal years. */
export type PlanFacts = PlanPapers & PlanFigures;

/** What only papers can say. */
export type PlanPapers = {
  readonly madeOn: IsoDate;
  /** The meeting that resolved the plan's content. */
  readonly planResolvedOn: IsoDate | null;
  readonly feeResolvedOn: IsoDate | null;
  /** The groups of the standard form the plan lists, with or without a cost. */
  readonly listedGroups: readonly number[];
  /** 専門家の理由書, where the average is below the band. */
  readonly expertLetter: string | null;
};

/** What the plan itself says. */
export type PlanFigures = {
  readonly startYear: number;
  readonly endYear: number;
  readonly majorWorks: readonly { readonly year: number; readonly hasOuterWall: boolean }[];
  readonly levyYears: readonly number[];
  /** 年間の徴収額 of every year of the plan. */
  readonly collectedYen: readonly Yen[];
  /** 円/㎡・月, without the part for mechanical parking. */
  readonly average: number;
  readonly bandLow: number;
  readonly loanLeftYen: Yen;
};
