import { useState } from 'react';
import type { Health } from '#domain/repair-plan/health/health-score.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { effortWords, placeOf } from './health-words.ts';

const shownFirst = 3;

/** 次の一歩: the most points for the least effort first. */
export function NextSteps({ steps }: { steps: Health['nextSteps'] }) {
  const [isAll, setAll] = useState(false);
  const rest = steps.length - shownFirst;
  return (
    <Card heading="次の一歩">
      {steps.length === 0 ? (
        <p>いま足りないものは見つかっていません。年に一度、確かめ直してください。</p>
      ) : (
        <p className="text-muted">手間のわりに点数が大きく増えるものから並べています。</p>
      )}
      <ol className="mt-3 grid gap-4">
        {steps.slice(0, isAll ? undefined : shownFirst).map((step, index) => (
          <NextStep key={step.code} step={step} place={index + 1} />
        ))}
      </ol>
      {rest > 0 && (
        <Button variant="secondary" className="mt-4 w-full" onClick={() => setAll(!isAll)}>
          {isAll ? 'はじめの3つだけ表示' : `すべて表示（残り${rest}件）`}
        </Button>
      )}
    </Card>
  );
}

function NextStep({ step, place }: { step: Health['nextSteps'][number]; place: number }) {
  const { href, label } = placeOf(step.code);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden="true"
        className="mt-0.5 flex size-8 items-center justify-center rounded-full bg-primary-soft font-bold text-primary"
      >
        {place}
      </span>
      <div>
        <p className="font-bold">{step.action}</p>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span className="tabular-nums">
            {step.gainPoints > 0
              ? `最大＋${step.gainPoints}点`
              : '積立金の余裕ができると、点数に入ります'}
          </span>
          <span>手間：{effortWords(step.effort)}</span>
        </p>
        <TextLink href={href} className="inline-flex min-h-11 items-center">
          {label}
        </TextLink>
      </div>
    </li>
  );
}
