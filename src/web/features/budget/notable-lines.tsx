import type { ComponentProps, ReactNode } from 'react';
import { getLargestEntries, type LargestEntry } from '#contract/budget.ts';
import { isSamePlace } from '#domain/budget/budget-version.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { ComparedLine } from '#domain/statements/budget-comparison.ts';
import type { FundOutlook } from '#domain/statements/fund-outlook.ts';
import { entryAddress } from '#web/lib/books/accounting-address.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from '#web/ui/section.tsx';
import { stateLook } from '#web/ui/statements/state-looks.ts';
import { TextLink } from '#web/ui/text-link.tsx';

type NotableLinesProps = {
  /** Funds that are expected to spend more than comes in. */
  readonly outlooks: readonly FundOutlook[];
  readonly lines: readonly ComparedLine[];
};

/** 気をつけたい科目: a sentence for each, and of an expense the entries that moved it most. */
export function NotableLines({ outlooks, lines }: NotableLinesProps) {
  const { fiscalYear } = useYear();
  const { entries } = useEndpoint(getLargestEntries, { year: String(fiscalYear) });
  return (
    <Section heading="気をつけたい科目">
      {lines.length === 0 && outlooks.length === 0 ? (
        <p>予算から外れそうな科目はありません。</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {outlooks.map(({ fund, sentence }) => (
            <NotableRow key={fund.id} tone="warn" badge="支出超過の見込み">
              <p>
                <span className="text-muted">{fund.name}　</span>
                {sentence}
              </p>
            </NotableRow>
          ))}
          {lines.map((line) => {
            const { tone, words } = stateLook(line);
            return (
              <NotableRow key={`${line.fund.id} ${line.account.id}`} tone={tone} badge={words}>
                <p>
                  <span className="text-muted">{line.fund.name}　</span>
                  {line.sentence}
                </p>
                <Largest
                  entries={entries.filter((it) =>
                    isSamePlace(it, { fundId: line.fund.id, accountId: line.account.id }),
                  )}
                />
              </NotableRow>
            );
          })}
        </ul>
      )}
    </Section>
  );
}

type NotableRowProps = {
  readonly tone: NonNullable<ComponentProps<typeof Badge>['tone']>;
  readonly badge: string;
  readonly children: ReactNode;
};

function NotableRow({ tone, badge, children }: NotableRowProps) {
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-1 py-3">
      <span className="flex min-w-44 items-start">
        <Badge tone={tone}>{badge}</Badge>
      </span>
      <div className="min-w-0 flex-[1_1_20rem]">{children}</div>
    </li>
  );
}

/** What moved the line most, each with the way to its entry. */
function Largest({ entries }: { entries: readonly LargestEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <div className="mt-1">
      <p>大きな支払いは、次のとおりです。</p>
      <ul className="mt-1 max-w-[44rem] border-l-2 border-line pl-3">
        {entries.map(({ entryId, postedOn, summary, amountYen }) => (
          <li
            key={entryId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums"
          >
            <TextLink href={entryAddress(entryId)} className="inline-block py-1.5">
              {formatPlainDate(postedOn)}　{summary}
            </TextLink>
            <span className="ml-auto">{formatYen(amountYen)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
