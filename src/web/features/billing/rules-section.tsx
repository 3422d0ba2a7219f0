import { useState } from 'react';
import { getTariff, type TariffAnswer } from '#contract/billing.ts';
import {
  clauseWords,
  dueRuleWords,
  lateRateWords,
  orderWords,
} from '#domain/billing/billing-rules.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Section } from '#web/ui/section.tsx';
import { RulesForm } from './rules-form.tsx';

/** 請求の決まり: until when dues are paid, where to, and what lateness costs. */
export function RulesSection() {
  const tariff = useEndpoint(getTariff, {});
  const mayBill = useMay('billing.run');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      id="rules"
      heading="請求の決まり"
      description="納期、遅延損害金、お振込先と、入金を充てる順です。管理規約と、総会・理事会で決めたとおりに入れます。"
    >
      {isOpen ? (
        <RulesForm tariff={tariff} onDone={() => setOpen(false)} />
      ) : (
        <div className="grid max-w-2xl gap-4">
          <DefinitionList facts={factsOf(tariff.rules)} />
          {mayBill && (
            <div className="print:hidden">
              <Button variant="secondary" onClick={() => setOpen(true)}>
                請求の決まりを変える
              </Button>
            </div>
          )}
        </div>
      )}
    </Section>
  );
}

function factsOf({ due, lateRate, lateClause, payTo, order }: TariffAnswer['rules']) {
  const late = `${lateRateWords(lateRate)}（${clauseWords(lateClause)}）`;
  return [
    { term: '納期', detail: `${dueRuleWords(due)}。銀行の休みの日なら、次の営業日です。` },
    { term: '遅延損害金', detail: lateRate === 0 ? '決まりなし。計算しません。' : late },
    { term: 'お振込先', detail: payTo === '' ? 'まだ入っていません。' : payTo },
    { term: '一部だけの入金', detail: orderWords[order] },
  ];
}
