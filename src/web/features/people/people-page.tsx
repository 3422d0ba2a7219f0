import { listPeople } from '#contract/people.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LettersSection } from './letters-section.tsx';
import { OwnerChangeSection } from './owner-change-section.tsx';
import { PeopleList } from './people-list.tsx';
import { ResidentSection } from './resident-section.tsx';

/** 組合員と居住者: who is what until when, and who has come in. */
export function PeoplePage() {
  const people = useEndpoint(listPeople, {});
  const mayWrite = useMay('register.write');
  return (
    <>
      <PageHeader
        title="組合員と居住者"
        lead="名簿の方の立場と、ログインのようすです。できることは、立場と任期の日付に合わせて、自動で変わります。"
        actions={
          <ButtonLink variant="secondary" href="/demo/rights">
            だれが何をできるか
          </ButtonLink>
        }
      />
      <Folds>
        {people.people.length > 0 && <LettersSection people={people.people} />}
        <PeopleList people={people} />
        {mayWrite && people.dwellings.length > 0 && <OwnerChangeSection people={people} />}
        {mayWrite && <ResidentSection people={people} />}
      </Folds>
    </>
  );
}
