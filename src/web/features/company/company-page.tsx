import { type CompanyAccess, getCompanyAccess } from '#contract/company.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { AskSection } from './ask-section.tsx';
import { ContractCard } from './contract-card.tsx';
import { PastContracts } from './past-contracts.tsx';
import { PeopleSection } from './people-section.tsx';

/** 管理会社: whom the association lets in, for what, and the way to end it. */
export function CompanyPage() {
  const access = useEndpoint(getCompanyAccess, {});
  const mayAsk = useMay('company.ask');
  return (
    <>
      <PageHeader
        title="管理会社の利用"
        lead="管理会社の担当者に、任せる仕事を決めて使ってもらえます。承認は役員だけがします。"
      />
      <Folds>
        <Contracts access={access} mayAsk={mayAsk} />
        <PeopleSection access={access} />
        {mayAsk && <AskSection today={access.today} />}
        <PastContracts access={access} />
      </Folds>
    </>
  );
}

function Contracts({ access, mayAsk }: { access: CompanyAccess; mayAsk: boolean }) {
  const open = access.contracts.filter(({ state }) => state !== 'over');
  return (
    <Section id="contracts" heading="使っている管理会社">
      {open.length === 0 ? (
        <EmptyState title="まだ、どの管理会社も使っていません">
          {mayAsk
            ? '下の「管理会社に使ってもらう」から始められます。別の役員の承認が要ります。'
            : '理事長、副理事長、会計担当理事が始められます。'}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {open.map((contract) => (
            <ContractCard key={contract.id} contract={contract} />
          ))}
        </ul>
      )}
    </Section>
  );
}
