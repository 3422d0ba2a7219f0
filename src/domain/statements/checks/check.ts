import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import type { Papers } from './papers.ts';

/** One comparison: two figures of different papers, and what they are in words. */
export type Comparison = {
  /** 何を くらべたか, as 「管理費会計の次期繰越収支差額と、貸借対照表の正味財産」. */
  readonly subject: string;
  readonly leftYen: Yen;
  readonly rightYen: Yen;
  /** Where the two figures are no money: 区画 of parking. */
  readonly unit?: '区画';
};

/** A figure of a comparison, as every screen and paper says it. */
export function comparedWords(
  figure: number,
  { unit }: { readonly unit?: Comparison['unit'] | undefined },
): string {
  return unit === undefined ? formatYen(figure) : `${figure.toLocaleString('ja-JP')}${unit}`;
}

type Severity = 'error' | 'warning';

/** A cross-check as it is defined. */
export type CrossCheck = {
  /** X1 to X62 of the list of cross-checks; G1 and G2 are of 現金主義. */
  readonly id: string;
  readonly title: string;
  /** An error blocks issuing, a warning needs a comment. */
  readonly severity: Severity;
  /** The paper without which there is nothing to compare. */
  readonly needs: keyof Papers;
  /** Equal to the yen, where nothing else is said. */
  readonly relation?: 'at-most' | 'at-least';
  readonly compare: (papers: Papers) => readonly Comparison[];
};

export type CheckResult = Comparison & {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly holds: boolean;
  readonly sentence: string;
};
