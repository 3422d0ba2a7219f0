import { useState } from 'react';
import { listPayees, type PayeesAnswer } from '#contract/payments.ts';
import { formatYen } from '#domain/format-yen.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountRow } from './account-row.tsx';

type Payee = PayeesAnswer['payees'][number];

/** 支払先: where money goes, every version of it, and who agreed. */
export function PayeesSection({ mayAsk }: { mayAsk: boolean }) {
  const { payees } = useEndpoint(listPayees, {});
  const isWaiting = ({ accounts }: Payee) => accounts.some(({ state }) => state === 'asked');
  const waiting = payees.filter(isWaiting);
  const owed = payees.filter((payee) => payee.owedYen > 0 && !isWaiting(payee));
  const others = payees.filter((payee) => payee.owedYen === 0 && !isWaiting(payee));
  return (
    <Section
      id="payees"
      heading="支払先の口座"
      description="口座を加えるときと変えるときも、1人が頼み、別の役員が承認します。変更は監事にも見えます。"
    >
      <ul className="divide-y divide-line border-y border-line">
        {[...waiting, ...owed].map((payee) => (
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
  const { id: counterpartyId, name, accounts, owedYen } = payee;
  const [isOpen, setOpen] = useState(false);
  const shown = accounts.filter(({ state }) => state !== 'former');
  const former = accounts.filter(({ state }) => state === 'former');
  const isWaiting = shown.some(({ state }) => state === 'asked');
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{name}</strong>
        {owedYen > 0 && <Badge>未払い {formatYen(owedYen)}</Badge>}
      </p>
      {shown.length === 0 && <p className="text-muted">口座は、まだありません。</p>}
      {shown.map((account) => (
        <AccountRow key={account.id} account={account} mayAsk={mayAsk} />
      ))}
      {former.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
            前の口座（{former.length}件）
          </summary>
          {former.map((account) => (
            <AccountRow key={account.id} account={account} mayAsk={false} />
          ))}
        </details>
      )}
      {mayAsk && !isWaiting && !isOpen && (
        <Button variant="quiet" className="print:hidden" onClick={() => setOpen(true)}>
          {shown.length === 0 ? '口座を入れる' : '口座を変える'}
        </Button>
      )}
      {isOpen && (
        <AccountForm name={name} counterpartyId={counterpartyId} onDone={() => setOpen(false)} />
      )}
    </li>
  );
}
