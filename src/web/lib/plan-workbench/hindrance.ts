import type { PlanProblem } from '#domain/repair-plan/register/problems-of-plan.ts';
import { itemName } from '#domain/repair-plan/register/repair-item.ts';
import type { Workbench } from './workbench.ts';

/** 計算できない理由: what is wrong first, where it is put right, and what waits for it. */
export type Hindrance = {
  /** 「「外壁塗装 塗替え」：単価がマイナスです。」 */
  readonly first: string;
  /** The view with the cell; it takes the focus there. */
  readonly href: string;
  /** Why 保存・共有・PDF・印刷・Excel are off, for any button that carries the trial further. */
  readonly reason: string;
};

/** The element that tells the reason: a button that is off refers to it. */
export const hindranceId = 'plan-hindrance';

const page = '/demo/repair-fund-simulation';

/** `null` when the trial can be calculated, and so kept, shared and printed. */
export function hindranceOf({
  problems,
  typedPlan,
}: Pick<Workbench, 'problems' | 'typedPlan'>): Hindrance | null {
  const [problem] = problems;
  if (!problem) return null;
  const item = typedPlan.items.find(({ id }) => id === problem.itemId);
  const name = item ? itemName(item) || '名前のない工事' : '';
  return {
    first: `${name ? `「${name}」：` : ''}${problem.sentence}`,
    href: placeOf(problem),
    reason: `入力に${problems.length}つの誤りがあり、計算できません。直すまで、保存、共有、PDF、印刷、Excelへの書き出しはできません。`,
  };
}

/** The address of the cell: which view holds it, and which field it is. */
function placeOf({ itemId, field }: PlanProblem): string {
  const view = viewOf(itemId, field);
  const params = new URLSearchParams({
    ...(view === 'forecast' ? {} : { view }),
    fix: `${itemId ?? ''}.${field}`,
  });
  return `${page}?${params}`;
}

const forecastFields = /^(steps|loans|levies|parkingTransfers)\b/;

function viewOf(itemId: string | null, field: string): 'works' | 'forecast' | 'assumptions' {
  if (itemId !== null || field === 'items') return 'works';
  return forecastFields.test(field) ? 'forecast' : 'assumptions';
}

/** What a button that carries the trial further is given: off, with its reason, while nothing can be calculated. */
export function carryingProps(
  workbench: Pick<Workbench, 'problems' | 'typedPlan'>,
  onClick: () => void,
): CarryingProps {
  const hindrance = hindranceOf(workbench);
  return {
    'aria-disabled': hindrance !== null,
    'aria-describedby': hindrance ? hindranceId : undefined,
    title: hindrance?.reason,
    onClick: hindrance ? undefined : onClick,
  };
}

type CarryingProps = {
  readonly 'aria-disabled': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly title: string | undefined;
  readonly onClick: (() => void) | undefined;
};
