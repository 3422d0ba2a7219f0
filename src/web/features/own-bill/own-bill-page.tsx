import { Printer, ReceiptText } from 'lucide-react';
import { getOwnBill, type OwnDwelling } from '#contract/own-bill.ts';
import { collectingOf } from '#domain/billing/collecting-of.ts';
import { isDemonstration } from '#web/lib/place.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BillHistory } from './bill-history.tsx';
import { LateNote } from './late-note.tsx';
import { NextPayment } from './next-payment.tsx';
import { OwnDisclosures } from './own-disclosures.tsx';
import { OwnReceipts } from './own-receipts.tsx';

/** わたしの請求: what an owner pays next, what is late, and every payment with its 領収書. */
export function OwnBillPage() {
  const { today, payTo, dwellings } = useEndpoint(getOwnBill, {});
  return (
    <>
      <PageHeader
        title="わたしの請求"
        lead={`管理費や修繕積立金など、ご自分の住戸の請求と、納めた記録です。ほかの方には見えません。${useOwnerWords()}`}
        actions={
          dwellings.length > 0 && (
            <Button variant="secondary" onClick={() => void printPage()}>
              <Printer aria-hidden="true" className="size-5" />
              印刷
            </Button>
          )
        }
      />
      {dwellings.length === 0 && (
        <EmptyState icon={ReceiptText} title="請求はありません">
          区分所有者として登録された住戸がありません。お心当たりがあるときは、理事会に知らせてください。
        </EmptyState>
      )}
      {dwellings.map((dwelling) => (
        <Dwelling
          key={dwelling.number}
          dwelling={dwelling}
          {...{ today, payTo }}
          isOnly={dwellings.length === 1}
        />
      ))}
      {dwellings.length > 0 && <OwnDisclosures />}
    </>
  );
}

/** Whoever tries an office in the demonstration stays the owner of the same dwelling. */
function useOwnerWords(): string {
  const position = useSession()?.user.position;
  const isOffice = isDemonstration() && position !== undefined && position !== 'owner';
  return isOffice ? 'デモでは、立場を替えても、住戸は変わりません。' : '';
}

/** What the bank has not answered yet: no debt, and not paid either. */
function CollectingNote({ dwelling }: { dwelling: OwnDwelling }) {
  return collectingOf(dwelling).map((sentence) => (
    <p key={sentence} className="mb-6 rounded-xl border border-line bg-sunken p-4">
      {sentence}
    </p>
  ));
}

type DwellingProps = { dwelling: OwnDwelling; today: string; payTo: string; isOnly: boolean };

function Dwelling({ dwelling, today, payTo, isOnly }: DwellingProps) {
  const { number, next, late, freeYen, months, receipts } = dwelling;
  const prefix = isOnly ? '' : `${number}号室の`;
  return (
    <>
      {late.length > 0 && (
        <LateNote {...{ late, payTo, number }} formerDebt={dwelling.formerDebt} />
      )}
      <CollectingNote dwelling={dwelling} />
      <NextPayment heading={`${prefix}次のお支払い`} {...{ number, next, freeYen, today }} />
      <Folds>
        <BillHistory
          heading={`${prefix}月ごとの請求`}
          months={months}
          usual={next.parts}
          paysBy={dwelling.paysBy}
        />
        <OwnReceipts heading={`${prefix}納めた記録と領収書`} receipts={receipts} />
      </Folds>
    </>
  );
}
