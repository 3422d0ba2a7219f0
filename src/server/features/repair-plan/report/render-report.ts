import template from './report.typ?raw';
import { type ReportRequest, reportData } from './report-data.ts';
import { Typesetter } from './typesetter.ts';

const timeoutMs = 15_000;

const typesetter = new Typesetter({
  workerUrl: new URL('./report-worker.js', import.meta.url),
  template,
  timeoutMs,
});

/** 住民に配る資料: the plan, or a trial on it, as a PDF for the residents. */
export function renderRepairPlanReport(report: ReportRequest): Promise<Uint8Array<ArrayBuffer>> {
  return typesetter.typeset(reportData(report));
}
