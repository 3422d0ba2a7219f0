import { Suspense, useState } from 'react';
import { getTariff } from '#contract/billing.ts';
import { orderWords } from '#domain/billing/billing-rules.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { dwellingOptions } from './dwelling-options.ts';
import { ReceiptForm } from './receipt-form.tsx';

/** 入金を入れる: money of one dwelling that came by transfer or in cash. */
export function ReceiptSection() {
  const { dwellings, rules } = useEndpoint(getTariff, {});
  const [dwellingId, setDwellingId] = useState('');
  const [round, setRound] = useState(0);
  return (
    <Section
      id="receipt"
      heading="入金を入れる"
      description={`振込や現金で受け取った管理費等を、住戸に充てます。${orderWords[rules.order]}`}
      isOnPaper={false}
    >
      <div className="grid max-w-xl gap-5">
        <SelectField
          label="住戸"
          required
          placeholder="選んでください"
          options={dwellingOptions({ dwellings })}
          value={dwellingId}
          onChange={setDwellingId}
        />
        {dwellingId !== '' && (
          <Suspense fallback={<p className="text-muted">残りの額を調べています。</p>}>
            <ReceiptForm
              key={`${dwellingId} ${round}`}
              dwellingId={dwellingId}
              onDone={() => {
                setDwellingId('');
                setRound((before) => before + 1);
              }}
            />
          </Suspense>
        )}
      </div>
    </Section>
  );
}
