/** What an association has of what it needs to be used; counted, never ticked by hand. */
export type SetupFacts = {
  readonly hasBuilding: boolean;
  readonly dwellingCount: number;
  /** Dwellings that have an owner. */
  readonly ownedCount: number;
  readonly officerCount: number;
  readonly hasBylaws: boolean;
  readonly hasBooks: boolean;
  readonly bankAccountCount: number;
  readonly hasTariff: boolean;
  readonly garbageCount: number;
  readonly contactCount: number;
  readonly hasPlan: boolean;
};

type Step = {
  readonly title: string;
  /** Why it comes first, or what it is good for. */
  readonly words: string;
  readonly href: string;
  readonly isDone: (facts: SetupFacts) => boolean;
  /** How far it is, where that can be said. */
  readonly progress?: (facts: SetupFacts) => string;
};

const page = '/demo/setup';

/** はじめの設定, in the order in which one step helps the next. */
const steps = {
  building: {
    title: '建物',
    words: '名前と住所を入れます。文書や手紙の差出人になります。',
    href: `${page}#building`,
    isDone: ({ hasBuilding }) => hasBuilding,
  },
  roster: {
    title: '住戸と区分所有者',
    words: 'Excelの名簿を貼り付けると、住戸、持分、議決権、区分所有者がまとめて入ります。',
    href: `${page}#roster`,
    isDone: ({ dwellingCount, ownedCount }) => dwellingCount > 0 && ownedCount === dwellingCount,
    progress: ({ dwellingCount, ownedCount }) =>
      dwellingCount === 0
        ? ''
        : `${dwellingCount}戸のうち${ownedCount}戸に区分所有者が入っています`,
  },
  officers: {
    title: '役員',
    words: '理事長、会計担当理事、監事などを、任期とともに入れます。',
    href: `${page}#officers`,
    isDone: ({ officerCount }) => officerCount > 0,
  },
  bylaws: {
    title: '管理規約',
    words: '管理規約のファイルを入れると、AI管理人が条文を示して答えます。',
    href: '/demo/documents',
    isDone: ({ hasBylaws }) => hasBylaws,
  },
  books: {
    title: '会計のはじまり',
    words: '口座と、帳簿をはじめる日の残高を入れます。',
    href: '/demo/accounting',
    isDone: ({ hasBooks, bankAccountCount }) => hasBooks && bankAccountCount > 0,
  },
  tariff: {
    title: '毎月の請求',
    words: '名簿の管理費と修繕積立金から料金表を作ると、毎月の請求と入金の確認を始められます。',
    href: '/demo/accounting?view=billing#tariff',
    isDone: ({ hasTariff }) => hasTariff,
  },
  house: {
    title: '緊急の電話とごみの日',
    words: '困ったときの電話と、ごみの収集日を、住民に知らせます。',
    href: `${page}#house`,
    isDone: ({ garbageCount, contactCount }) => garbageCount > 0 && contactCount > 0,
  },
  plan: {
    title: '長期修繕計画',
    words: '今ある計画の工事の表を取り込むと、30年先までの積立金を見通せます。',
    href: '/demo/repair-fund-simulation',
    isDone: ({ hasPlan }) => hasPlan,
  },
} as const satisfies Record<string, Step>;

export type SetupStep = {
  readonly id: keyof typeof steps;
  readonly title: string;
  readonly words: string;
  readonly href: string;
  readonly isDone: boolean;
  readonly progress: string;
};

export const stepIds = Object.keys(steps) as (keyof typeof steps)[];

export function setupSteps(facts: SetupFacts): readonly SetupStep[] {
  return stepIds.map((id) => {
    const { isDone, progress, ...step }: Step = steps[id];
    return { ...step, id, isDone: isDone(facts), progress: progress?.(facts) ?? '' };
  });
}
