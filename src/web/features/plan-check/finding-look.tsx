import { CircleAlert, CircleCheck, CircleQuestionMark } from 'lucide-react';
import type { Finding } from '#domain/repair-plan/certification/finding.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

export type FindingState = Finding['state'];

type Look = {
  readonly label: string;
  readonly tone: Tone;
  readonly iconClass: string;
  readonly Icon: typeof CircleCheck;
};

const looks: Readonly<Record<FindingState, Look>> = {
  met: { label: '適合の見込み', tone: 'good', iconClass: 'text-good', Icon: CircleCheck },
  unmet: {
    label: '足りないものがある',
    tone: 'danger',
    iconClass: 'text-danger',
    Icon: CircleAlert,
  },
  unknown: {
    label: '確認できていません',
    tone: 'neutral',
    iconClass: 'text-muted',
    Icon: CircleQuestionMark,
  },
};

export function FindingBadge({ state }: { state: FindingState }) {
  const { label, tone, Icon } = looks[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {label}
    </Badge>
  );
}

type CountProps = { state: FindingState; count: number };

/** How many of the items are in a state. */
export function FindingCount({ state, count }: CountProps) {
  const { label, iconClass, Icon } = looks[state];
  return (
    <li className="flex items-center gap-3 rounded-xl border border-line bg-page px-4 py-3">
      <Icon aria-hidden="true" className={`size-8 shrink-0 ${iconClass}`} strokeWidth={1.75} />
      <span className="min-w-0">
        {label}
        <br />
        <span className="font-bold">
          <span className="text-2xl tabular-nums">{count}</span>項目
        </span>
      </span>
    </li>
  );
}
