import type { Yen } from '#domain/money.ts';

type PlanTerms = {
  readonly name: string;
  /** The least a month costs; `null` where it is agreed upon. */
  readonly fromYen: Yen | null;
  readonly isPopular: boolean;
  readonly suits: string;
  readonly assistant: string;
  readonly included: readonly string[];
  /** Answers of a language model a month; the embedded engine has no limit. */
  readonly modelAnswers: number;
  readonly storageMb: number;
  /** 監査用データ: a year as one archive. */
  readonly hasAuditExport: boolean;
};

/** プラン: what each costs and allows. What an association agreed upon otherwise stands in its own row. */
export const plans = {
  light: {
    name: 'Light',
    fromYen: 30_000,
    isPopular: false,
    suits: '小規模の管理組合',
    assistant: '制限つきで利用',
    included: ['30年シミュレーション', '基本レポート', 'メールでのサポート'],
    modelAnswers: 100,
    storageMb: 5_120,
    hasAuditExport: false,
  },
  standard: {
    name: 'Standard',
    fromYen: 60_000,
    isPopular: true,
    suits: '日々の会計から決算まで任せたい管理組合',
    assistant: '上位モデルを利用（上限あり）',
    included: ['30年シミュレーション', '自動仕訳と異常検知', '決算書類の自動作成'],
    modelAnswers: 1_000,
    storageMb: 20_480,
    hasAuditExport: false,
  },
  pro: {
    name: 'Pro',
    fromYen: null,
    isPopular: false,
    suits: '大規模な管理組合、管理会社',
    assistant: '最大モデルを利用（上限あり）',
    included: ['高度なレポート', '監査用データの出力', '専任サポート'],
    modelAnswers: 10_000,
    storageMb: 102_400,
    hasAuditExport: true,
  },
} as const satisfies Record<string, PlanTerms>;

export type PlanName = keyof typeof plans;

/** What is paid once, and what is asked for. */
export const extras = [
  { kind: '初期費用', name: '初期設定', yen: 100_000, unit: '/組合' },
  { kind: 'オプション', name: 'オンライン説明会', yen: 100_000, unit: '/回' },
  { kind: 'オプション', name: 'データ移行支援', yen: 200_000, unit: '〜' },
] as const satisfies readonly { kind: string; name: string; yen: Yen; unit: string }[];
