import { findAll } from '#domain/checks/find-all.ts';
import type { Finding } from '#domain/checks/finding.ts';
import { daysOfLooks, factsOn, makeHonestYear } from './honest-year.ts';

/**
 * What is so though everybody is honest: who pays nothing for months is late, a line that is spent is spent, and one
 * bank has more than is insured. To tell it is no false alarm.
 */
const trueThings: readonly Finding['check'][] = ['arrears', 'budget', 'unbudgeted', 'uninsured'];

/** 誤報: what the checks tell of an honest year, each thing once however often somebody looks. */
export function countAlarms(seed: number): readonly Finding[] {
  const year = makeHonestYear(seed);
  const told = new Map<string, Finding>();
  for (const today of daysOfLooks()) {
    for (const finding of findAll(factsOn(year, today))) {
      const isNear = finding.check === 'budget' && finding.severity === 'note';
      if (trueThings.includes(finding.check) && !isNear) continue;
      told.set(`${finding.check} ${finding.subject}`, finding);
    }
  }
  return [...told.values()];
}
