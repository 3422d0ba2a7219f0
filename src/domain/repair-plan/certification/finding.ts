import type { IsoDate } from '#domain/calendar.ts';
import type { Criteria } from './criteria.ts';
import type { CertificationFacts } from './facts.ts';

/** 確認の結果: 適合・不適合・確認できない. */
type FindingState = 'met' | 'unmet' | 'unknown';

/** `evidence` says what the state rests on, `missing` what to do or find before it is met. */
export type Finding = {
  readonly state: FindingState;
  readonly evidence: readonly string[];
  readonly missing: readonly string[];
};

/** What a check looks at: the facts as they stand on the day of the application. */
export type Case = {
  readonly facts: CertificationFacts;
  readonly on: IsoDate;
  readonly criteria: Criteria;
};

export type Check = (some: Case) => Finding;

export function unknown(missing: string): Finding {
  return { state: 'unknown', evidence: [], missing: [missing] };
}

/** Met when nothing is missing. */
export function foundBy(evidence: readonly string[], missing: readonly (string | null)[]): Finding {
  const left = missing.filter((sentence) => sentence !== null);
  return { state: left.length === 0 ? 'met' : 'unmet', evidence, missing: left };
}
