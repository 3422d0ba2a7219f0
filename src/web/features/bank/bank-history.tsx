import { getBankState, refusePayerRule } from '#contract/bank.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { type Books, nameOf } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

/** 覚えたこと and 取り込んだ明細. */
export function BankHistory({ books }: { books: Books }) {
  const { imports, rules } = useEndpoint(getBankState, {});
  const refusing = useBooksAction(refusePayerRule);
  const mayBook = useMay('ledger.book');
  return (
    <>
      {rules.length > 0 && (
        <Section
          id="rules"
          heading="名義ごとに覚えたこと"
          description="確かめた内容から、次の提案を作ります。ちがうものは「使わない」を押してください。"
          isOnPaper={false}
        >
          <ul className="divide-y divide-line border-y border-line">
            {rules.map(({ payerKey, isIncoming, count, summary }) => (
              <li
                key={`${payerKey} ${isIncoming}`}
                className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 py-2"
              >
                <p className="min-w-0">
                  <span className="font-bold">{payerKey}</span>
                  <span className="block text-muted">
                    {isIncoming ? '入金' : '出金'}・{count}回・{summary}
                  </span>
                </p>
                {mayBook && (
                  <Button
                    variant="quiet"
                    disabled={refusing.isPending}
                    onClick={() => refusing.mutate({ payerKey, isIncoming })}
                  >
                    使わない<VisuallyHidden>（{payerKey}）</VisuallyHidden>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {imports.length > 0 && (
        <Section id="imports" heading="取り込んだ明細">
          <ul className="divide-y divide-line border-y border-line">
            {imports.map((it) => (
              <li key={it.id} className="py-3">
                <p className="font-bold break-all">{it.fileName}</p>
                <p>
                  {nameOf(accountOf(books, it.bankAccountId))}・{formatPlainDate(it.from)}から
                  {formatPlainDate(it.until)}まで・{it.lineCount}行（新しい行は{it.newCount}行）
                </p>
                <p className="text-muted">
                  {formatPlainDate(it.takenOn)}に{it.takenAs}が取り込み・{it.format}
                  {it.gap &&
                    `・${formatPlainDate(it.gap.from)}から${formatPlainDate(it.gap.until)}までは抜けています`}
                </p>
                {mayBook && it.mayWithdraw && (
                  <WithdrawButton importId={it.id} fileName={it.fileName} />
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function accountOf(books: Books, bankAccountId: string) {
  const bank = books.bankAccounts.find(({ id }) => id === bankAccountId);
  return bank && books.account(bank.accountId);
}
