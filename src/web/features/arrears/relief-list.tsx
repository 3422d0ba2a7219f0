import { listReliefs, type ReliefRow } from '#contract/relief.ts';
import { reliefNames } from '#domain/billing/relief.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from '#web/ui/section.tsx';
import { ReliefDecisions } from './relief-decisions.tsx';

/** 減額・貸倒: what waits for somebody, and what was done; nothing where there is none. */
export function ReliefList() {
  const { reliefs } = useEndpoint(listReliefs, {});
  if (reliefs.length === 0) return null;
  return (
    <Section
      id="reliefs"
      heading="減額・貸倒"
      description="1人が頼み、別の役員が承認してから、帳簿に付けます。"
    >
      <ul className="divide-y divide-line border-y border-line">
        {reliefs.map((relief) => (
          <ReliefItem key={relief.id} relief={relief} />
        ))}
      </ul>
    </Section>
  );
}

const states = {
  asked: { words: '承認待ち', tone: 'warn' },
  approved: { words: '承認ずみ・まだ帳簿に付いていません', tone: 'primary' },
  booked: { words: '帳簿に付けました', tone: 'good' },
  undone: { words: '取り消しました', tone: 'neutral' },
} as const;

function ReliefItem({ relief }: { relief: ReliefRow }) {
  const { kind, number, yen, lines, reason, state, resolution, resolvedOn } = relief;
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>
          {number !== '' && `${number}号室　`}
          {reliefNames[kind]}　{formatYen(yen)}
        </strong>
        <Badge tone={states[state].tone}>{states[state].words}</Badge>
      </p>
      <p>
        {lines.map((it) => `${monthName(it.month)}分 ${it.item} ${formatYen(it.yen)}`).join('、')}
      </p>
      {reason !== '' && <p>理由：{reason}</p>}
      <p className="text-muted">
        {resolvedOn !== null && `${resolution}（${formatPlainDate(resolvedOn)}）の決議。`}
        {whoWords(relief)}
      </p>
      <ReliefDecisions relief={relief} />
    </li>
  );
}

function whoWords({ askedAs, askedOn, approvedAs, approvedOn, bookedOn }: ReliefRow): string {
  const asked = `${formatPlainDate(askedOn)}に${askedAs}が頼みました。`;
  const approved =
    approvedAs !== null && approvedOn !== null
      ? `${formatPlainDate(approvedOn)}に${approvedAs}が承認しました。`
      : '';
  return `${asked}${approved}${bookedOn === null ? '' : `帳簿の日付は${formatPlainDate(bookedOn)}です。`}`;
}
