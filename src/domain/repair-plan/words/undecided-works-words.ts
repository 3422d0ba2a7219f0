import { formatPlainDate } from '#domain/calendar.ts';
import type { UndecidedWorks } from '#domain/repair-plan/decision/resolved-works.ts';

/** Beside every figure made of works that the general meeting has not resolved: on screens and papers the same. */
export function undecidedWorksWords({ savedOn, lastResolvedOn }: UndecidedWorks): string {
  const last =
    lastResolvedOn === null
      ? '総会で決議した記録がありません'
      : `総会ではまだ決議していません（最後の決議：${formatPlainDate(lastResolvedOn)}）`;
  return `工事の表（内容と費用）は、理事会が${formatPlainDate(savedOn)}に保存したもので、${last}。見通しは、この表の費用で計算しています。`;
}
