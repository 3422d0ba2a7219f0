import { Suspense } from 'react';
import { useMay } from '#web/lib/use-session.ts';
import { Folds } from '#web/ui/folds.tsx';
import { DebitSection } from './debit-section.tsx';
import { ExtrasSection } from './extras-section.tsx';
import { MonthSection } from './month-section.tsx';
import { OpeningDuesSection } from './opening-dues-section.tsx';
import { ReceiptSection } from './receipt-section.tsx';
import { ReceiptsSection } from './receipts-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { TariffSection } from './tariff-section.tsx';

/** 請求: the month's bills beside the month before, payments by hand, and what the bills are made of. */
export function BillingPart() {
  const mayBill = useMay('billing.run');
  return (
    <Folds>
      <MonthSection />
      {mayBill && (
        <Suspense>
          <ReceiptSection />
        </Suspense>
      )}
      <ReceiptsSection />
      {mayBill && (
        <Suspense>
          <DebitSection />
        </Suspense>
      )}
      {mayBill && <ExtrasSection />}
      <TariffSection />
      <RulesSection />
      {mayBill && (
        <Suspense>
          <OpeningDuesSection />
        </Suspense>
      )}
    </Folds>
  );
}
