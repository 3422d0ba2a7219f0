import { getOwnLots } from '#contract/lotteries.ts';
import type { FormInForce } from '#domain/applications/all-forms.ts';
import { useAnswer } from '#web/lib/use-answer.ts';

type OwnLotProps = { applicationId: string; form: FormInForce };

/** 抽選の結果 of one's own application. */
export function OwnLot({ applicationId, form }: OwnLotProps) {
  const { data } = useAnswer(getOwnLots, {}, { isWanted: form.isDrawn === true });
  const lot = data?.lots.find((it) => it.applicationId === applicationId);
  if (!lot) return null;
  const { subject, place, of, places, isChosen, seed } = lot;
  return (
    <p className="mt-1">
      「{subject}」の抽選の結果は、{of}件のうち{place}番です。
      <strong>
        {isChosen
          ? '当選しました。'
          : `当選は${places}番までです。空きが出たときに、順番に知らせます。`}
      </strong>
      <span className="text-muted">（抽選の数字 {seed}）</span>
    </p>
  );
}
