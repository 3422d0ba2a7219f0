import { Typesetter } from '#server/typesetting/typesetter.ts';
import template from './report.typ?raw';
import { type ReportRequest, reportData } from './report-data.ts';

const timeoutMs = 15_000;

const typesetter = new Typesetter({
  template,
  timeoutMs,
  slowSentence:
    '計画が大きいため、PDFを時間内に作れませんでした。工事の数か計画の期間を減らして、もう一度お試しください。',
});

/** 住民に配る資料: the plan, or a trial on it, as a PDF for the residents. */
export function renderRepairPlanReport(report: ReportRequest): Promise<Uint8Array<ArrayBuffer>> {
  return typesetter.typeset(reportData(report));
}
