import { useState } from 'react';
import { listPayees, type PayeesAnswer, savePayeeWay } from '#contract/payments.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountRow } from './account-row.tsx';

type Payee = PayeesAnswer['payees'][number];

/** 支払先: where money goes, every version of it, and who agreed. */
export function PayeesSection({ mayAsk }: { mayAsk: boolean }) {
  const { payees } = useEndpoint(listPayees, {});
  const isWaiting = ({ accounts }: Payee) => accounts.some(({ state }) => state === 'asked');
  const waiting = payees.filter(isWaiting);
  const doubted = payees.filter((payee) => payee.isDoubted && !isWaiting(payee));
  const rest = payees.filter((payee) => !payee.isDoubted && !isWaiting(payee));
  const owed = rest.filter(({ owedYen }) => owedYen > 0);
  const others = rest.filter(({ owedYen }) => owedYen === 0);
  return (
    <Section
      id="payees"
      heading="支払先の口座"
      description="口座を加えるときと変えるときも、1人が頼み、別の役員が承認します。変更は監事にも見えます。"
    >
      <ul className="divide-y divide-line border-y border-line">
        {[...waiting, ...doubted, ...owed].map((payee) => (
          <PayeeRow key={payee.id} payee={payee} mayAsk={mayAsk} />
        ))}
      </ul>
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
            いま未払いのない支払先（{others.length}件）
          </summary>
          <ul className="divide-y divide-line border-y border-line">
            {others.map((payee) => (
              <PayeeRow key={payee.id} payee={payee} mayAsk={mayAsk} />
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

function PayeeRow({ payee, mayAsk }: { payee: Payee; mayAsk: boolean }) {
  const { id: counterpartyId, name, accounts, isDebited, isDoubted } = payee;
  const [isOpen, setOpen] = useState(false);
  const shown = accounts.filter(({ state }) => state !== 'former');
  const former = accounts.filter(({ state }) => state === 'former');
  const isWaiting = shown.some(({ state }) => state === 'asked');
  return (
    <li className="py-3">
      <PayeeHeading payee={payee} />
      {isDoubted && !isWaiting && <DoubtNote />}
      {shown.length === 0 && !isDebited && <p className="text-muted">口座は、まだありません。</p>}
      {shown.map((account) => (
        <AccountRow key={account.id} account={account} mayAsk={mayAsk} />
      ))}
      <FormerAccounts accounts={former} />
      <p className="print:hidden">
        <TextLink href={accountingAddress('books', { party: counterpartyId, period: 'all' })}>
          {name}のこれまでの記帳を見る
        </TextLink>
      </p>
      {mayAsk && !isOpen && (
        <PayeeButtons payee={payee} isWaiting={isWaiting} onEnter={() => setOpen(true)} />
      )}
      {isOpen && (
        <AccountForm
          name={name}
          counterpartyId={counterpartyId}
          known={doubtedOf(payee)}
          onDone={() => setOpen(false)}
        />
      )}
    </li>
  );
}

type PayeeButtonsProps = { payee: Payee; isWaiting: boolean; onEnter: () => void };

function PayeeButtons({ payee, isWaiting, onEnter }: PayeeButtonsProps) {
  const hasAccount = payee.accounts.some(({ state }) => state !== 'former');
  return (
    <div className="-ml-4 flex flex-wrap gap-x-2 print:hidden">
      {!payee.isDebited && !isWaiting && (
        <Button variant="quiet" onClick={onEnter}>
          {openWords(hasAccount, payee.isDoubted)}
        </Button>
      )}
      <WayButton payee={payee} />
    </div>
  );
}

function PayeeHeading({ payee }: { payee: Payee }) {
  const { name, owedYen, isDebited, isDoubted } = payee;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{name}</strong>
        {owedYen > 0 && <Badge>未払い {formatYen(owedYen)}</Badge>}
        {isDebited && <Badge>口座振替</Badge>}
        {isDoubted && <Badge tone="warn">口座の確認が必要です</Badge>}
      </p>
      {isDebited && (
        <p className="text-muted">支払先が口座から引き落とすので、振込は頼めません。</p>
      )}
    </>
  );
}

/** 口座振替 or 振込 */
function WayButton({ payee: { id: counterpartyId, name, isDebited } }: { payee: Payee }) {
  const saving = useBooksAction(savePayeeWay);
  const title = isDebited
    ? `${name}を、振込で払う先にしました`
    : `${name}を、口座振替で払う先にしました`;
  return (
    <>
      <Button
        variant="quiet"
        disabled={saving.isPending}
        onClick={() =>
          saving.mutate(
            { counterpartyId, isDebited: !isDebited },
            { onSuccess: () => toast({ title, tone: 'good' }) },
          )
        }
      >
        {isDebited ? '振込で払う先にする' : '口座振替で払う先にする'}
      </Button>
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
    </>
  );
}

function FormerAccounts({ accounts }: { accounts: Payee['accounts'] }) {
  if (accounts.length === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
        前の口座（{accounts.length}件）
      </summary>
      {accounts.map((account) => (
        <AccountRow key={account.id} account={account} mayAsk={false} />
      ))}
    </details>
  );
}

function DoubtNote() {
  return (
    <p>
      この口座への振込が、銀行から戻りました。口座を確かめて別の役員が承認すると、また払えるようになります。同じ口座で正しかったときも、確かめ方を書いて承認を頼んでください。
    </p>
  );
}

/** The account that is to be made sure of. */
function doubtedOf({ isDoubted, accounts }: Payee): Payee['accounts'][number] | undefined {
  return isDoubted ? accounts.find(({ state }) => state === 'current') : undefined;
}

function openWords(hasAccount: boolean, isDoubted: boolean): string {
  if (isDoubted) return '口座を確かめる';
  return hasAccount ? '口座を変える' : '口座を入れる';
}
