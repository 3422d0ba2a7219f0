import { Suspense } from 'react';
import { getPayments } from '#contract/payments.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Folds } from '#web/ui/folds.tsx';
import { DuesSection } from './dues-section.tsx';
import { PayeesSection } from './payees-section.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { SourcesSection } from './sources-section.tsx';

/** 支払: from 未払金 to the bank's file, by two persons. */
export function PaymentsPart() {
  const view = useEndpoint(getPayments, {});
  const mayAsk = useMay('payment.ask');
  return (
    <Folds>
      <DuesSection view={view} mayAsk={mayAsk} />
      <PaymentsSection view={view} mayAsk={mayAsk} />
      <Suspense>
        <PayeesSection mayAsk={mayAsk} />
        {mayAsk && <SourcesSection />}
      </Suspense>
    </Folds>
  );
}
