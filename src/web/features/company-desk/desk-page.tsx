import { type ReactNode, useEffect } from 'react';
import type { z } from 'zod/mini';
import { type Company, getCompany } from '#contract/company.ts';
import { getAccount } from '#contract/sign-in.ts';
import { spacedCompanyNumber } from '#domain/company/company-number.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AssignSection } from './assign-section.tsx';
import { BeginForm } from './begin-form.tsx';
import { Invitations } from './invitations.tsx';
import { Lines } from './lines.tsx';
import { StaffSection } from './staff-section.tsx';

type Account = NonNullable<z.output<typeof getAccount.output>['account']>;
/** What else is one's own on this page: the ways in. */
type WaysIn = (account: Account) => ReactNode;

/** 管理会社のページ: one line for each association, the company's own people, and the ways in. */
export function DeskPage({ renderWaysIn }: { renderWaysIn: WaysIn }) {
  const { account } = useEndpoint(getAccount, {});
  useEffect(() => {
    if (account === null) location.replace('/hairu?back=/kaisha');
  }, [account]);
  return account === null ? null : <Desk account={account} renderWaysIn={renderWaysIn} />;
}

function Desk({ account, renderWaysIn }: { account: Account; renderWaysIn: WaysIn }) {
  const { company, invitations, today } = useEndpoint(getCompany, {});
  return (
    <>
      <PageHeader
        title="管理会社のページ"
        lead={company ? company.name : '管理組合に頼まれて働く、管理会社のためのページです。'}
      />
      {invitations.length > 0 && (
        <Invitations invitations={invitations} hasCompany={company !== null} />
      )}
      {company ? <Own company={company} today={today} /> : <BeginForm name={account.name} />}
      {renderWaysIn(account)}
      <p className="border-t border-line pt-5 print:hidden">
        <TextLink href="/watashi" className="inline-block py-2">
          わたしのページへ
        </TextLink>
      </p>
    </>
  );
}

function Own({ company, today }: { company: Company; today: string }) {
  return (
    <>
      <Section
        heading="担当している管理組合"
        description="急ぐものがある管理組合から順に並びます。名前を押すと、その管理組合に入ります。"
      >
        <Lines company={company} today={today} />
      </Section>
      {company.isAdmin && (
        <>
          <Section
            heading="会社番号"
            description="この番号を管理組合に伝えてください。番号だけでは何も見られません。管理組合が頼み、別の役員が承認すると、下の「担当の割り当て」に出ます。"
          >
            <p className="text-3xl font-bold tracking-wider tabular-nums">
              {spacedCompanyNumber(company.number)}
            </p>
          </Section>
          <AssignSection company={company} />
          <StaffSection company={company} />
        </>
      )}
    </>
  );
}
