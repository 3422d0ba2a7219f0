import type { ShownCheck } from '#contract/minutes.ts';
import { Badge } from './badge.tsx';

const looks = {
  good: { tone: 'good', words: '合っています' },
  warning: { tone: 'warn', words: '付記が要ります' },
  error: { tone: 'danger', words: '直してください' },
  none: { tone: 'neutral', words: '比べるものがありません' },
} as const;

type CheckListProps = {
  checks: readonly ShownCheck[];
  /** What was said to a warning, by its check; not there where nothing waits for words. */
  remarks?: Readonly<Record<string, string | undefined>>;
};

/** 数の確認: every comparison of minutes with both figures. */
export function CheckList({ checks, remarks }: CheckListProps) {
  return (
    <ul className="mb-6 divide-y divide-line border-y border-line">
      {checks.map((check) => (
        <li key={check.id}>
          <CheckLine check={check} remark={remarks && (remarks[check.id]?.trim() ?? '')} />
        </li>
      ))}
    </ul>
  );
}

function CheckLine({ check, remark }: { check: ShownCheck; remark: string | undefined }) {
  const { name, outcome, compared } = check;
  const { tone, words: usual } = looks[outcome];
  const words = outcome === 'warning' && remark === undefined ? '確かめてください' : usual;
  const isAnswered = outcome === 'warning' && Boolean(remark);
  const title = (
    <span className="inline-flex max-w-[90%] flex-wrap items-center gap-x-3 gap-y-1 align-middle">
      <span className="font-bold">{name}</span>
      <Badge tone={isAnswered ? 'good' : tone}>{isAnswered ? '付記があります' : words}</Badge>
    </span>
  );
  if (compared.length === 0) return <div className="flex min-h-14 items-center py-2">{title}</div>;
  return (
    <details open={outcome === 'error' || outcome === 'warning'}>
      <summary className="min-h-14 content-center py-2">{title}</summary>
      <ul className="grid gap-3 pb-4 pl-4">
        {compared.map(({ subject, one, other, outcome: own, words: what }) => (
          <li key={subject}>
            <p className="font-bold">
              {own === 'good' ? '' : '× '}
              {subject}
            </p>
            <p>
              {one.name}：<span className="tabular-nums">{one.value}</span>
            </p>
            <p>
              {other.name}：<span className="tabular-nums">{other.value}</span>
            </p>
            {what !== '' && <p className="text-warn">{what}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
