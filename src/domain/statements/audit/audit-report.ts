import type { IsoDate } from '#domain/calendar.ts';

/** 無限定適正, 限定付適正, 不適正, 意見不表明 */
export const auditOpinions = ['fair', 'qualified', 'adverse', 'none'] as const;
export type AuditOpinion = (typeof auditOpinions)[number];

export const auditOpinionNames = {
  fair: '正しく示していると認める',
  qualified: '次の事項を除いて、正しく示していると認める',
  adverse: '正しく示していると認めない',
  none: '意見を述べない',
} as const satisfies Record<AuditOpinion, string>;

/** 監査報告書 as the auditor wrote it. */
export type AuditReport = {
  readonly auditedOn: IsoDate;
  /** What was done, and where. */
  readonly method: string;
  readonly opinion: AuditOpinion;
  /** 特記事項: exceptions and what to note; may be empty with a fair opinion. */
  readonly exceptions: string;
  /** 業務の執行 in the auditor's own words. */
  readonly business: string;
};

/** Every opinion but the plain one has to say why. */
export function lacksReason({ opinion, exceptions }: AuditReport): boolean {
  return opinion !== 'fair' && exceptions.trim() === '';
}

/** 会計についての結果 in a sentence. */
export function opinionSentence({ opinion }: AuditReport): string {
  const papers = '収支報告書、貸借対照表、財産目録及び附属明細書は、当組合の収支と財産の状況を';
  switch (opinion) {
    case 'fair':
      return `${papers}正しく示していると認めます。`;
    case 'qualified':
      return `${papers}、次の事項を除き、正しく示していると認めます。`;
    case 'adverse':
      return `${papers}正しく示しているとは認められません。理由は次のとおりです。`;
    case 'none':
      return '次の理由により、決算書についての意見を述べません。';
    default:
      return opinion satisfies never;
  }
}
