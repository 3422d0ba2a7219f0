import { type BankState, getBankState } from '#contract/bank.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { unbookedWords } from '#domain/matching/find-unbooked.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from '#web/ui/section.tsx';

type AccountState = BankState['accounts'][number];

/** 通帳と帳簿: each account on the last day of its statements, in a sentence. */
export function BankBalances({ books }: { books: Books }) {
  const { accounts } = useEndpoint(getBankState, {});
  return (
    <Section
      id="balances"
      heading="銀行の残高と帳簿"
      description="取り込んだ明細の最後の日で、口座ごとにくらべます。"
    >
      <ul className="divide-y divide-line border-y border-line">
        {accounts.map((it) => (
          <li key={it.bankAccountId} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
              <span className="font-bold">{books.account(it.accountId)?.name}</span>
              <State it={it} />
            </p>
            <p>{sentenceOfState(it)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function State({ it }: { it: AccountState }) {
  if (it.coveredUntil === null || it.statementYen === null) return <Badge>まだ</Badge>;
  const isSame = it.statementYen === it.ledgerYen && it.openCount === 0;
  return isSame ? (
    <Badge tone="good">合っています</Badge>
  ) : (
    <Badge tone="warn">残りがあります</Badge>
  );
}

function sentenceOfState(it: AccountState): string {
  if (it.on === null) return '明細は、まだ取り込んでいません。';
  const day = formatPlainDate(it.on);
  const open =
    it.openCount === 0 ? '' : `確かめていない行が${it.openCount}件あります。${unbookedWords(it)}`;
  if (it.statementYen === null) {
    return `${day}までの明細があります。残高の書いていない明細なので、くらべられません。${open}`;
  }
  const gapYen = it.statementYen - it.ledgerYen;
  const both = `${day}は、銀行が${formatYen(it.statementYen)}、帳簿が${formatYen(it.ledgerYen)}です。`;
  if (gapYen === 0) return `${day}は、銀行も帳簿も${formatYen(it.statementYen)}です。${open}`;
  const gap = `銀行のほうが${formatYen(Math.abs(gapYen))}${gapYen > 0 ? '多い' : '少ない'}です。`;
  const why = gapYen === it.unbookedYen ? 'ちがいは、その分です。' : '';
  return `${both}${gap}${open}${why}`;
}
