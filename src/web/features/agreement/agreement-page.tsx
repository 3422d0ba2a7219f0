import { ReceiptText } from 'lucide-react';
import { type Agreements, getAgreements } from '#contract/agreements.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { AskForm } from './ask-form.tsx';
import { AskedAgreement } from './asked-agreement.tsx';
import { CurrentAgreement } from './current-agreement.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { PriceList } from './price-list.tsx';

/** 契約とお支払い */
export function AgreementPage() {
  const maySee = useMay('subscription.bills');
  return (
    <>
      <PageHeader
        title="契約とお支払い"
        lead="スミワの利用プランを申し込み、請求書を確かめるページです。"
      />
      {maySee ? <ForBoard /> : <EmptyState title="契約とお支払いは、役員と監事の方が見られます" />}
    </>
  );
}

function ForBoard() {
  const agreements = useEndpoint(getAgreements, {});
  if (agreements.isCustomer) return <Parts agreements={agreements} />;
  return (
    <>
      <EmptyState icon={ReceiptText} title="デモでは請求されません">
        ご自分の管理組合では、ここでプランを申し込み、請求書を受け取れます。
      </EmptyState>
      <div className="mt-10">
        <Section id="prices" heading="プランと料金">
          <PriceList prices={agreements.prices} />
        </Section>
      </div>
    </>
  );
}

function Parts({ agreements }: { agreements: Agreements }) {
  const mayAgree = useMay('subscription.agree');
  const { asked, invoices, isIssuing } = agreements;
  return (
    <>
      <Section id="current" heading="いまのご契約">
        <CurrentAgreement agreements={agreements} />
      </Section>
      <Section
        id="asking"
        heading="お申し込み"
        description="1人が申し込み、スミワからの見積もりを、別の役員が確かめて承認します。承認されるまでは、何も請求されません。"
      >
        {asked && <AskedAgreement asked={asked} mayAgree={mayAgree} />}
        {!asked && mayAgree && <AskForm agreements={agreements} />}
        {!asked && !mayAgree && (
          <p>
            お申し込みは、いまはありません。申し込めるのは、理事長、副理事長、会計担当理事です。
          </p>
        )}
      </Section>
      <Section
        id="invoices"
        heading="請求書"
        description="お支払いは銀行振込です。振込先は、請求書に書いてあります。会計の帳簿には、自動では書きません。"
      >
        {!isIssuing && (
          <p className="mb-4">
            スミワ側の準備が整っていないため、請求書はまだ発行されません。そのままお使いください。
          </p>
        )}
        <InvoiceList invoices={invoices} />
      </Section>
      <Section id="prices" heading="プランと料金">
        <PriceList prices={agreements.prices} />
      </Section>
    </>
  );
}
