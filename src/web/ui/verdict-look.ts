import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { VerdictKind } from '#domain/repair-plan/verdict/verdict.ts';

/** 判定の見た目: wherever a plan is judged, the same sign and the same colour. Green is for one verdict only. */
export const verdictLooks = {
  short: {
    Icon: TriangleAlert,
    frame: 'border-danger bg-danger-soft',
    colour: 'text-danger',
    bar: 'bg-danger',
    ring: 'stroke-danger',
  },
  tight: {
    Icon: Info,
    frame: 'border-warn bg-warn-soft',
    colour: 'text-warn',
    bar: 'bg-warn',
    ring: 'stroke-warn',
  },
  enough: {
    Icon: CircleCheck,
    frame: 'border-good bg-good-soft',
    colour: 'text-good',
    bar: 'bg-good',
    ring: 'stroke-good',
  },
} as const satisfies Record<VerdictKind, object>;
