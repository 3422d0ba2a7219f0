import type { z } from 'zod/mini';
import type { getManagement } from '#contract/management.ts';
import { phoneAddress } from '#domain/people/phone-address.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Association = z.output<typeof getManagement.output>['association'];

export function AssociationFacts({ association }: { association: Association }) {
  const { managementCompany } = association;
  return (
    <DefinitionList
      facts={[
        { term: '名称', detail: <strong>{association.name}</strong> },
        { term: '所在地', detail: association.address || 'まだ入っていません' },
        { term: '組合員', detail: `${association.memberCount}名` },
        { term: '住戸', detail: `${association.dwellingCount}戸` },
        { term: '議決権の総数', detail: `${association.votes}個` },
        { term: '会計年度', detail: fiscalYearWords(association.fiscalYearStartsOn) },
        {
          term: '管理会社',
          detail: managementCompany ? (
            <>
              <p>{managementCompany.name}</p>
              <TextLink
                href={phoneAddress(managementCompany.phone)}
                className="inline-block py-2 tabular-nums"
              >
                {managementCompany.phone}
              </TextLink>
            </>
          ) : (
            '委託していません'
          ),
        },
      ]}
    />
  );
}

/** 04-01 is 4月1日から1年間. */
function fiscalYearWords(startsOn: string): string {
  const [month = 0, day = 0] = startsOn.split('-').map(Number);
  return `${month}月${day}日から1年間`;
}
