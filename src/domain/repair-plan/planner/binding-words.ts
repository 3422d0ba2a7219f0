import type { Violation } from './problem.ts';
import type { Binding, Decision } from './propose.ts';

const lessOf: Readonly<Record<Decision, string>> = {
  level: '積立金の単価をこれより低くすると、',
  steps: '値上げの回数をこれより減らすと、',
  rise: '1回の上げ幅をこれより小さくすると、',
  last: '最後の単価をこれより低くすると、',
  lasting: '長く続く単価をこれより低くすると、',
  peak: '始めの期間の単価をこれより低くすると、',
};

/** 「なぜこれより低くできないか」 in one sentence. */
export function bindingWords({ decision, violation }: Binding, planStartYear: number): string {
  return `${lessOf[decision]}${violationWords(violation, planStartYear)}`;
}

/** What a violation means, as the end of a sentence. */
export function violationWords(violation: Violation, planStartYear: number): string {
  switch (violation.kind) {
    case 'floor':
      return `${planStartYear + violation.index}年度末の残高が、決めた下限を下回ります。`;
    case 'end':
      return '計画の最後の年度末の残高が、決めた額に届きません。';
    case 'lowest-start':
      return '始めの単価が、国の目安（均等に積み立てる額の6割）に届きません。';
  }
}
