import { getTariff, saveAllocationOrder, type TariffAnswer } from '#contract/billing.ts';
import { rateWords } from '#domain/billing/compare-months.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ContractForm } from './contract-form.tsx';
import { ContractList } from './contract-list.tsx';
import { RateForm } from './rate-form.tsx';

/** 料金表と使用契約: what the bills are made of, from which month on. */
export function TariffSection() {
  const tariff = useEndpoint(getTariff, {});
  const mayBill = useMay('billing.run');
  return (
    <Section
      id="tariff"
      heading="料金表と契約"
      description={`${monthName(tariff.openMonth)}分からの請求に効きます。帳簿に付けた月は変わりません。`}
    >
      <ul className="divide-y divide-line border-y border-line">
        {tariff.items
          .filter(({ rates }) => rates.length > 0)
          .map((item) => (
            <li key={item.id} className="py-3">
              <Rates item={item} openMonth={tariff.openMonth} />
            </li>
          ))}
      </ul>
      {mayBill && <RateForm tariff={tariff} />}
      <ContractList tariff={tariff} mayChange={mayBill} />
      {mayBill && <ContractForm tariff={tariff} />}
      {mayBill ? (
        <OrderChoice tariff={tariff} />
      ) : (
        <p className="mt-6">{orderWords[tariff.order]}</p>
      )}
    </Section>
  );
}

type Item = TariffAnswer['items'][number];

const units = {
  area: '1㎡あたり月',
  share: '全体で月',
  contract: '1契約あたり月',
  flat: '1戸あたり月',
} as const;

/** The rates in force, and those that begin later. */
function Rates({ item, openMonth }: { item: Item; openMonth: string }) {
  const kinds = [...new Set(item.rates.map(({ kind }) => kind))];
  return (
    <>
      <h3 className="font-bold">{item.name}</h3>
      {kinds.map((kind) => {
        const own = item.rates.filter((rate) => rate.kind === kind);
        const inForce = own.findLast(({ fromMonth }) => fromMonth <= openMonth);
        const later = own.filter(({ fromMonth }) => fromMonth > openMonth);
        return (
          <p key={kind}>
            {kind && `${kind}：`}
            {units[item.basis]}
            <span className="tabular-nums">{rateWords(inForce?.sen ?? 0)}</span>
            {later.map(({ fromMonth, sen }) => (
              <span key={fromMonth} className="ml-3 font-bold">
                {monthName(fromMonth)}分から{rateWords(sen)}
              </span>
            ))}
          </p>
        );
      })}
    </>
  );
}

const orderWords = {
  month: '一部だけの入金は、古い月から順に充てます。同じ月の中では、料金表の順です。',
  item: '一部だけの入金は、料金表の費目の順に充てます。同じ費目の中では、古い月からです。',
} as const;

/** 充当の順序, which the board fixes (規約). */
function OrderChoice({ tariff: { order } }: { tariff: TariffAnswer }) {
  const saving = useBooksAction(saveAllocationOrder);
  return (
    <div className="mt-8 max-w-2xl print:hidden">
      <PillChoice
        label="一部だけ入金されたときの順序"
        hint="理事会で決めた順序を選んでください。これからの入金に使います。"
        name="order"
        options={[
          { value: 'month', label: '古い月から' },
          { value: 'item', label: '費目の順' },
        ]}
        value={order}
        onChange={(next) =>
          saving.mutate(
            { order: next },
            { onSuccess: () => toast({ title: '充てる順序を変えました', tone: 'good' }) },
          )
        }
      />
      <p className="mt-1.5 text-muted">{orderWords[order]}</p>
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
    </div>
  );
}
