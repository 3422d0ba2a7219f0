import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { Uncertainty } from '#domain/repair-plan/uncertainty/uncertainty.ts';
import { usualUncertainty } from '#domain/repair-plan/uncertainty/usual-uncertainty.ts';
import type { UncertaintyPart } from '#web/lib/plan-workbench/use-uncertainty.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Slider } from '#web/ui/slider.tsx';

type Control = {
  readonly part: UncertaintyPart;
  readonly label: string;
  readonly hint: string;
  readonly maxPercent: number;
  readonly stepPercent: number;
  readonly isChance: boolean;
};

const controls: readonly Control[] = [
  {
    part: 'yearlyPriceSpread',
    label: '物価の年ごとのぶれ',
    hint: '工事の値段が、1年のうちに見込みから上下する大きさです。',
    maxPercent: 10,
    stepPercent: 0.5,
    isChance: false,
  },
  {
    part: 'priceTrendSpread',
    label: '物価の見込み違い',
    hint: '毎年の上がり方を、ずっと見誤る大きさです。',
    maxPercent: 3,
    stepPercent: 0.1,
    isChance: false,
  },
  {
    part: 'overrunSpread',
    label: '工事費の見込み違い',
    hint: '1つの工事の費用が、見込みから上下する大きさです。',
    maxPercent: 40,
    stepPercent: 1,
    isChance: false,
  },
  {
    part: 'laterChance',
    label: '工事が1年遅れる割合',
    hint: '100件の工事のうち、1年遅れるものの数です。',
    maxPercent: 40,
    stepPercent: 5,
    isChance: true,
  },
  {
    part: 'earlierChance',
    label: '工事が1年早まる割合',
    hint: '傷みが早く、予定より1年前に行うものの数です。',
    maxPercent: 40,
    stepPercent: 5,
    isChance: true,
  },
  {
    part: 'arrearsSpread',
    label: '滞納のぶれ',
    hint: '納められない積立金の割合が、見込みから上下する大きさです。',
    maxPercent: 5,
    stepPercent: 0.5,
    isChance: false,
  },
];

type UncertaintyDialogProps = {
  value: Uncertainty;
  onChange: (value: Uncertainty) => void;
};

/** ぶれの大きさ, in plain words. */
export function UncertaintyDialog({ value, onChange }: UncertaintyDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        ぶれの大きさを変える
      </Button>
      <Dialog
        title="ぶれの大きさ"
        description="ふつうの年の上下（3回に2回が入る幅）で決めます。分からないときは、そのままで構いません。"
        open={isOpen}
        onOpenChange={setOpen}
      >
        <div className="flex flex-col gap-5">
          {controls.map((control) => (
            <Slider
              key={control.part}
              label={control.label}
              hint={control.hint}
              min={0}
              max={control.maxPercent}
              step={control.stepPercent}
              value={percentOf(value[control.part])}
              valueText={wordsOf(control, percentOf(value[control.part]))}
              onChange={(percent) => onChange({ ...value, [control.part]: percent / 100 })}
            />
          ))}
        </div>
        <p className="mt-5 text-muted">
          {value.scenarioCount.toLocaleString('ja-JP')}
          通りの場合を計算します。同じ条件なら、いつ計算しても同じ結果になります。
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => onChange(usualUncertainty)}>
            はじめの大きさに戻す
          </Button>
          <Button onClick={() => setOpen(false)}>グラフに戻る</Button>
        </div>
      </Dialog>
    </>
  );
}

function percentOf(fraction: number): number {
  return Math.round(fraction * 10_000) / 100;
}

function wordsOf({ isChance }: Control, percent: number): string {
  if (isChance) return `100件のうち${percent}件`;
  return percent === 0 ? 'ぶれない' : `上下${percent}％`;
}
