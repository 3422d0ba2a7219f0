import { Check, Clock, X } from 'lucide-react';
import type { AgendaItem } from '#contract/meetings.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Marked } from '#web/ui/marked.tsx';

type AgendaProps = { agenda: readonly AgendaItem[]; words: readonly string[] };

/** 議題, each with what was decided. */
export function Agenda({ agenda, words }: AgendaProps) {
  return (
    <ol className="divide-y divide-line">
      {agenda.map((item) => (
        <li
          key={item.id}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 py-3 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]"
        >
          <p className="whitespace-nowrap text-muted sm:row-span-2">{item.label}</p>
          <p className="font-bold max-sm:order-1 max-sm:col-span-2 sm:row-span-2">
            <Marked text={item.title} words={words} />
          </p>
          <Outcome item={item} />
          <p className="text-muted tabular-nums empty:hidden max-sm:order-2 max-sm:col-span-2 sm:col-start-3 sm:max-w-80 sm:text-right">
            {votesWords(item)}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Outcome({ item: { kind, result } }: { item: AgendaItem }) {
  return (
    <p className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      {majorityNames[kind] && <span className="text-muted">{majorityNames[kind]}</span>}
      {kind === 'report' && <Badge>報告</Badge>}
      {result && <ResultBadge result={result} />}
    </p>
  );
}

const majorityNames = { ordinary: '普通決議', special: '特別決議', board: '', report: '' } as const;

function ResultBadge({ result }: { result: NonNullable<AgendaItem['result']> }) {
  const { icon: Icon, tone, name } = outcomes[result];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-5" />
      {name}
    </Badge>
  );
}

const outcomes = {
  passed: { icon: Check, tone: 'good', name: '可決' },
  rejected: { icon: X, tone: 'danger', name: '否決' },
  continued: { icon: Clock, tone: 'warn', name: '継続審議' },
} as const;

/** 「賛成45・反対3・棄権1」; a board that nobody abstained from says so by leaving it out. */
function votesWords({ kind, votesFor, votesAgainst, votesAbstained, outcome }: AgendaItem): string {
  if (outcome !== '') return outcome;
  if (votesFor === null || votesAgainst === null) return '';
  const abstained =
    votesAbstained === null || (kind === 'board' && votesAbstained === 0)
      ? ''
      : `・棄権${votesAbstained}`;
  return `賛成${votesFor}・反対${votesAgainst}${abstained}`;
}

/** 「可決4・報告1」 for the line that stands when the agenda is folded. */
export function outcomeWords(agenda: readonly AgendaItem[]): string {
  const names = agenda.map(({ kind, result }) => {
    if (kind === 'report') return '報告';
    return result === null ? '議題' : outcomes[result].name;
  });
  return ['可決', '否決', '継続審議', '議題', '報告']
    .map((name) => ({ name, count: names.filter((it) => it === name).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name}${count}`)
    .join('・');
}
