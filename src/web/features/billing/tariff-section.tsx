import { getTariff, type TariffAnswer } from '#contract/billing.ts';
import { removeItem } from '#contract/billing-items.ts';
import { rateWords } from '#domain/billing/compare-months.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ContractForm } from './contract-form.tsx';
import { ContractList } from './contract-list.tsx';
import { FirstTariffPart } from './first-tariff.tsx';
import { ItemForm } from './item-form.tsx';
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
      {tariff.items.length === 0 &&
        (mayBill ? (
          <FirstTariffPart />
        ) : (
          <p>料金表は、まだありません。会計担当理事が、名簿の額から作れます。</p>
        ))}
      <ul className="divide-y divide-line border-line [&:not(:empty)]:border-y">
        {tariff.items.map((item) => (
          <li key={item.id} className="py-3">
            <Rates item={item} openMonth={tariff.openMonth} />
            {mayBill && !item.isUsed && <RemoveButton item={item} />}
          </li>
        ))}
      </ul>
      {mayBill && tariff.items.some(({ rates }) => rates.length > 0) && (
        <RateForm tariff={tariff} />
      )}
      {mayBill && <ItemForm openMonth={tariff.openMonth} />}
      <ContractList tariff={tariff} mayChange={mayBill} />
      {mayBill && <ContractForm tariff={tariff} />}
    </Section>
  );
}

type Item = TariffAnswer['items'][number];

const units = {
  area: '1㎡あたり月',
  share: '全体で月',
  contract: '1契約あたり月',
  flat: '1戸あたり月',
  dwelling: '月',
} as const;

/** The rates in force, and those that begin later. */
function Rates({ item, openMonth }: { item: Item; openMonth: string }) {
  const kinds = [...new Set(item.rates.map(({ kind }) => kind))];
  const rates = kinds.map((kind) => (
    <KindRates key={kind} item={item} kind={kind} openMonth={openMonth} />
  ));
  return (
    <>
      <h3 className="font-bold">{item.name}</h3>
      {kinds.length === 0 && <p>一時の請求だけに使います。</p>}
      {item.basis === 'dwelling' ? (
        <details>
          <summary className="inline-flex min-h-11 items-center rounded-lg text-primary underline">
            住戸ごとの額を見る（{kinds.length}戸）
          </summary>
          {rates}
        </details>
      ) : (
        rates
      )}
    </>
  );
}

type KindProps = { item: Item; kind: string; openMonth: string };

function KindRates({ item, kind, openMonth }: KindProps) {
  const own = item.rates.filter((rate) => rate.kind === kind);
  const inForce = own.findLast(({ fromMonth }) => fromMonth <= openMonth);
  const later = own.filter(({ fromMonth }) => fromMonth > openMonth);
  return (
    <p>
      {kind && `${kind}${item.basis === 'dwelling' ? '号室' : ''}：`}
      {units[item.basis]}
      <span className="tabular-nums">{rateWords(inForce?.sen ?? 0)}</span>
      {later.map(({ fromMonth, sen }) => (
        <span key={fromMonth} className="ml-3 font-bold">
          {monthName(fromMonth)}分から{rateWords(sen)}
        </span>
      ))}
    </p>
  );
}

/** While nothing was billed by it, a 費目 may go again. */
function RemoveButton({ item }: { item: Item }) {
  const removing = useBooksAction(removeItem);
  async function remove(): Promise<void> {
    try {
      await removing.mutateAsync({ itemId: item.id });
      toast({ title: `${item.name}を料金表から取り消しました`, tone: 'good' });
    } catch (error) {
      toast({ title: sentenceOf(error), tone: 'danger' });
    }
  }
  return (
    <Button
      variant="quiet"
      className="-ml-4 print:hidden"
      aria-label={`${item.name}を料金表から取り消す`}
      disabled={removing.isPending}
      onClick={() => void remove()}
    >
      取り消す
    </Button>
  );
}
