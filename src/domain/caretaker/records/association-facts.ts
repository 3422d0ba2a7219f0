import type { IsoDate } from '#domain/calendar.ts';
import type { GarbagePause } from '#domain/garbage/garbage-pause.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import type { ProposalWords } from '#domain/repair-plan/words/proposal-words.ts';
import type { MoneyYear } from '#domain/statements/year-comparison.ts';

/** 生きた記録: what the caretaker may look up of an association, as the asker may see it. */
export type AssociationFacts = {
  readonly today: IsoDate;
  readonly associationName: string;
  /** 戸数・組合員数・議決権の総数 */
  readonly counts: {
    readonly dwellingCount: number;
    readonly memberCount: number;
    readonly votes: number;
  };
  /** `null` until somebody has entered it. */
  readonly building: {
    readonly name: string;
    readonly address: string;
    readonly structure: string;
    readonly storeys: number;
    readonly completedOn: IsoDate;
  } | null;
  /** Planned ones, the next first. */
  readonly meetings: readonly {
    readonly kind: 'general' | 'board';
    readonly title: string;
    readonly heldOn: IsoDate;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly place: string;
    readonly agenda: readonly { readonly label: string; readonly title: string }[];
  }[];
  /** Those that are over, the latest first; an item without a result was reported. */
  readonly heldMeetings: readonly {
    readonly kind: 'general' | 'board';
    readonly title: string;
    readonly heldOn: IsoDate;
    /** Empty until the minutes are there. */
    readonly agenda: readonly {
      readonly label: string;
      readonly title: string;
      readonly result: 'passed' | 'rejected' | 'continued' | null;
      readonly votesFor: number | null;
      readonly votesAgainst: number | null;
      readonly votesAbstained: number | null;
    }[];
  }[];
  readonly garbage: readonly {
    readonly name: string;
    /** 0 is Sunday; `null` is by appointment. */
    readonly weekday: number | null;
    readonly weeks: readonly number[] | null;
    readonly how: string;
  }[];
  readonly garbagePauses: readonly GarbagePause[];
  /** In office today. */
  readonly officers: readonly {
    readonly post: 'chair' | 'vice_chair' | 'treasurer' | 'director' | 'auditor';
    readonly name: string;
    readonly termFrom: IsoDate;
    readonly termUntil: IsoDate;
  }[];
  /** 立場 of a reader who may not see the association's money: 居住者; else `null`. */
  readonly fundsHiddenFrom: string | null;
  /** 科目ごとの支出 of the running year, each fund's largest budget first. */
  readonly expenses: readonly {
    /** Of the fund: `general`, `reserve`, or one of the association's own. */
    readonly code: string;
    readonly fiscalYear: number;
    readonly name: string;
    readonly budgetYen: number;
    readonly actualYen: number;
  }[];
  readonly funds: readonly {
    readonly code: string;
    readonly name: string;
    readonly fiscalYear: number;
    readonly balanceYen: number;
    /** All assets that lie in no bank, and all debts. */
    readonly otherAssetsYen: number;
    readonly debtsYen: number;
    readonly asOf: IsoDate;
    readonly incomeYen: number;
    readonly expenseYen: number;
    readonly budgetIncomeYen: number;
    readonly budgetExpenseYen: number;
    /** What the books do not have yet, in a sentence; empty where nothing is awaited. */
    readonly note: string;
    /** The day until which the books are closed, each month against the bank. */
    readonly closedUntil: IsoDate | null;
    readonly accounts: readonly {
      readonly bank: string;
      readonly kind: string;
      readonly balanceYen: number;
      readonly asOf: IsoDate;
    }[];
  }[];
  /** 前年との比較: what came in and went out by account, the newest year first; empty to whoever may not see it. */
  readonly moneyYears: readonly MoneyYear[];
  /** 住戸のタイプ: dwellings of one plan and area, which pay the same. */
  readonly dwellingTypes: readonly {
    readonly planType: string;
    readonly areaM2: number;
    readonly managementFeeYen: number;
    readonly reserveFeeYen: number;
    readonly numbers: readonly string[];
  }[];
  /** The numbers of the dwellings that the one who asks owns. */
  readonly ownDwellings: readonly string[];
  /** The numbers of those that one who owns none lives in: what is due for them is charged to others. */
  readonly ownHomes: readonly string[];
  /** Whether the one who asks may hand in papers, but none of an owner. */
  readonly filesAsResident: boolean;
  /** 滞納, of no dwelling by name or number; how long and how much only to the board. `null` where none is recorded. */
  readonly arrears: {
    readonly asOf: IsoDate;
    readonly count: number;
    readonly months: readonly number[] | null;
    /** 修繕積立金, and all else that is billed with 管理費. */
    readonly owed: { readonly managementYen: number; readonly reserveYen: number } | null;
  } | null;
  /** 決算: each fund in each year that is closed, the newest first. */
  readonly settledYears: readonly {
    readonly code: string;
    readonly name: string;
    readonly fiscalYear: number;
    readonly openingYen: number;
    readonly incomeYen: number;
    readonly expenseYen: number;
    /** Its entries are in the books; of older years there are sums alone. */
    readonly isInBooks: boolean;
  }[];
  readonly repairPlan: {
    readonly name: string;
    readonly savedOn: IsoDate;
    readonly firstYear: number;
    readonly lastYear: number;
    readonly totalWorksYen: number;
    /** The first fiscal year that ends below zero, and by how much. */
    readonly shortage: { readonly fiscalYear: number; readonly shortYen: number } | null;
    /** The end of a year with the lowest balance. */
    readonly worst: { readonly fiscalYear: number; readonly balanceYen: number };
    /** How often the money would not do after all; empty where it does not do anyway. */
    readonly chance: string;
    readonly nextMajorWork: { readonly fiscalYear: number; readonly costYen: number } | null;
    /** 修繕積立金 now, yen per ㎡ and month. */
    readonly unitPriceYen: number;
    /** The general meeting that resolved it; `null` where none is recorded. */
    readonly feeResolvedOn: IsoDate | null;
    /** The resolved plan that this one is, rolled on; `null` where it is none. */
    readonly rolledFrom: { readonly fiscalYear: number; readonly resolvedOn: IsoDate } | null;
    /** ずっと同じ額なら: what would keep half a year's fees in the fund, and from when; `null` where none does. */
    readonly levelFee: { readonly fromYear: number; readonly unitPriceYen: number } | null;
    /** The day on which all this was calculated. */
    readonly calculatedOn: IsoDate;
    /** 総会で未決議の案 */
    readonly proposal: ProposalWords | null;
    /** What of the works the general meeting has not resolved. */
    readonly worksNote: string | null;
    readonly healthPoints: number;
    /** 今の計画 itself, to calculate what a question tries out. */
    readonly plan: RepairPlan;
  } | null;
  /** Open ones, the earliest due first. */
  readonly tasks: readonly {
    readonly title: string;
    readonly dueOn: IsoDate | null;
    readonly owner: string;
    /** The asker's own; the others stand in the board's list. */
    readonly isOwn: boolean;
  }[];
  /** Approved by a second officer, the newest first; everybody may read them. */
  readonly boardReplies: readonly {
    readonly taskId: string;
    readonly question: string;
    readonly answer: string;
    readonly writtenOn: IsoDate;
    /** Nobody else reads it, as long as no second officer has looked at it. */
    readonly isForAsker: boolean;
  }[];
  readonly equipment: readonly {
    readonly name: string;
    readonly place: string;
    readonly detail: string;
    readonly installedOn: IsoDate;
    readonly contractor: string;
    readonly contractorPhone: string;
    readonly inspections: readonly {
      readonly name: string;
      readonly heldOn: IsoDate;
      readonly result: 'planned' | 'good' | 'attention' | 'repair';
      readonly remark: string;
    }[];
  }[];
  readonly contacts: readonly {
    readonly kind: 'emergency' | 'building' | 'public';
    readonly name: string;
    readonly phone: string;
    readonly hours: string;
    readonly purpose: string;
  }[];
  readonly parking: readonly {
    readonly kind: 'mechanical' | 'flat';
    readonly total: number;
    readonly inUse: number;
    readonly monthlyFeeYen: number;
  }[];
  readonly facilities: readonly {
    readonly name: string;
    readonly place: string;
    readonly detail: string;
  }[];
  readonly contracts: readonly {
    readonly name: string;
    readonly counterparty: string;
    readonly endsOn: IsoDate;
    readonly yearlyYen: number;
  }[];
};
