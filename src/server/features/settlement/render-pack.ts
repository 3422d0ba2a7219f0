import { formatPlainDate, type IsoDate, partsOf } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import type { PrintedPaper } from '#domain/statements/pack/printed-paper.ts';
import { Typesetter } from '#server/typesetting/typesetter.ts';
import template from './pack.typ?raw';

/** The audit came before the meeting, a certificate is the bank's, and the budget is another item of the agenda. */
const ownPapers: ReadonlySet<string> = new Set(['監査報告書', '残高証明書一覧', '収支予算案']);

const typesetter = new Typesetter({ template, timeoutMs: 15_000 });

export type PackToPrint = {
  readonly associationName: string;
  /** 2025年度 決算書 */
  readonly title: string;
  readonly period: string;
  /** 第2版 */
  readonly edition: string;
  readonly madeOn: IsoDate;
  readonly isDraft: boolean;
  /** 通常総会 that approved it; it stands below every title. */
  readonly approvedOn: IsoDate | null;
  readonly hasContents: boolean;
  readonly papers: readonly PrintedPaper[];
};

/** 決算書一式 as one PDF with contents and page numbers. */
export function renderPack(pack: PackToPrint): Promise<Uint8Array<ArrayBuffer>> {
  const { madeOn, approvedOn, isDraft, papers, ...words } = pack;
  const mark = isDraft ? '（案）' : '';
  const approval = approvedOn === null ? '' : approvalWords(approvedOn);
  return typesetter.typeset({
    ...words,
    mark,
    approval,
    date: { ...partsOf(madeOn), text: formatPlainDate(madeOn) },
    papers: papers.map((paper) => {
      const isSettled = !ownPapers.has(paper.title);
      return { ...paper, mark: isSettled ? mark : '', approval: isSettled ? approval : '' };
    }),
  });
}

/** 令和8年5月24日 通常総会承認 */
function approvalWords(approvedOn: IsoDate): string {
  return `${formatEraDate(approvedOn)}　通常総会承認`;
}
