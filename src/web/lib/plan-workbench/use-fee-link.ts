import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'wouter';
import { withFee } from '#domain/repair-plan/trial/fee-change.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import type { Workbench } from './workbench.ts';

/** 「この額を計画の画面で試す」: an address with a fee opens it as a trial; what was tried before can be taken back. */
export function useFeeLink({ base, open }: Workbench): void {
  const [params, setParams] = useSearchParams();
  const fee = params.get('fee');
  const from = params.get('from');

  const tryFee = useEffectEvent(() => {
    const step = { fromYear: Number(from ?? base.startYear + 1), unitPriceYen: Number(fee) };
    setParams(withoutFee, { replace: true });
    const isWhole = Number.isInteger(step.fromYear) && Number.isInteger(step.unitPriceYen);
    if (isWhole) open({ ...noTrial, ...withFee(base, noTrial, step) });
  });

  useEffect(() => {
    if (fee !== null && fee !== '') tryFee();
  }, [fee]);
}

function withoutFee(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('fee');
  next.delete('from');
  return next;
}
