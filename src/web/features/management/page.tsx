import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod/mini';
import { getManagement } from '#contract/management.ts';
import type { Permission } from '#domain/access/permission.ts';
import { refusalOf } from '#domain/access/permission-words.ts';
import { isDemonstration } from '#web/lib/place.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionNav } from '#web/ui/section-nav.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AssociationFacts } from './association-facts.tsx';
import { Contracts } from './contracts.tsx';
import { DemoRole } from './demo-role.tsx';
import { DwellingRegister } from './dwelling-register.tsx';
import { Officers } from './officers.tsx';
import { PreferenceForm } from './preference-form.tsx';
import { ReadOnlyNote } from './read-only-note.tsx';
import { ResetDemo } from './reset-demo.tsx';
import { Subscription } from './subscription.tsx';

const parts = [
  { id: 'preference', label: '通知とAI管理人' },
  { id: 'association', label: '管理組合' },
  { id: 'officers', label: '役員' },
  { id: 'dwellings', label: '住戸と組合員' },
  { id: 'contracts', label: '契約' },
  { id: 'caretaker-words', label: 'AI管理人の言い換え' },
  { id: 'subscription', label: 'プランと利用状況' },
  { id: 'records', label: 'データの書き出し・利用の終了' },
] as const;

const partsOfDemo = [
  { id: 'demo-role', label: 'デモでの立場' },
  { id: 'reset', label: '最初の状態に戻す' },
] as const;

/** `caretakerWords` is the list of AI管理人の言い換え. */
export function ManagementPage({ caretakerWords }: { caretakerWords: ReactNode }) {
  const management = useEndpoint(getManagement, {});
  const { today, dwellings, contracts, subscription } = management;
  return (
    <>
      <PageHeader
        title="管理設定"
        lead="通知とAI管理人の設定を変えられます。管理組合、役員、住戸、契約の記録も確認できます。"
        actions={<ActivityLink />}
      />
      <SectionNav parts={isDemonstration() ? [...parts, ...partsOfDemo] : parts} />
      <Folds>
        <Section
          id="preference"
          isOnPaper={false}
          heading="通知とAI管理人"
          description="ご自分だけの設定です。変えたあとに「保存」を押してください。"
        >
          <PreferenceForm preference={management.preference} />
        </Section>
        <Section id="association" heading="管理組合" action={<SetupLink />}>
          <ReadOnlyNote>変更は、総会の決議にもとづいて行います。</ReadOnlyNote>
          <AssociationFacts association={management.association} />
        </Section>
        <Section id="officers" heading="役員" action={<RightsLink />}>
          <ReadOnlyNote>役員は、総会で選ばれます。</ReadOnlyNote>
          <Officers today={today} officers={management.officers} />
        </Section>
        <Section id="dwellings" heading="住戸と組合員" action={<PeopleLink />}>
          <ReadOnlyNote>
            所有者や居住者が変わったときは、管理事務室へ届け出てください。
          </ReadOnlyNote>
          {dwellings ? (
            <DwellingRegister hasNamesInClear={management.hasNamesInClear} dwellings={dwellings} />
          ) : (
            <NotShown permission="register.read" />
          )}
        </Section>
        <Section
          id="contracts"
          heading="契約"
          action={<CompanyLink />}
          description="「申出の期限」は、契約をやめたり変えたりするときに、相手へ伝える期限です。"
        >
          <ReadOnlyNote>契約は、総会や理事会で決めます。</ReadOnlyNote>
          {contracts && <Contracts today={today} contracts={contracts} />}
          {!contracts && <NotShown permission="contract.read" />}
        </Section>
        <Section
          id="caretaker-words"
          isOnPaper={false}
          heading="AI管理人の言い換え"
          description="ふだんの呼び方と、文書の中の呼び方をつなぎます。たとえば「大野さん」と「管理員」を登録すると、「大野さんは何時までいますか」とたずねても、管理員の勤務時間を答えます。"
        >
          {caretakerWords}
        </Section>
        <Section id="subscription" heading="プランと利用状況">
          <ReadOnlyNote>プランの変更は、理事会からお申し込みいただきます。</ReadOnlyNote>
          {subscription ? (
            <Subscription subscription={subscription} />
          ) : (
            <NotShown permission="subscription.read" />
          )}
        </Section>
        <Section
          id="records"
          isOnPaper={false}
          heading="データの書き出し・利用の終了"
          description="自分の記録や、管理組合の全データを受け取れます。利用を終えるときも、ここから進みます。"
        >
          <TextLink href="/demo/records" className="inline-block py-2">
            データの書き出し・利用の終了を開く
          </TextLink>
        </Section>
        {isDemonstration() && <DemoParts management={management} />}
      </Folds>
    </>
  );
}

function SetupLink() {
  return useMay('register.write') ? (
    <TextLink href="/demo/setup" className="inline-block py-2">
      建物や名簿の登録を直す
    </TextLink>
  ) : null;
}

function RightsLink() {
  return (
    <TextLink href="/demo/rights" className="inline-block py-2">
      だれが何をできるか
    </TextLink>
  );
}

function PeopleLink() {
  return useMay('register.read') ? (
    <TextLink href="/demo/people" className="inline-block py-2">
      立場と招待状を見る
    </TextLink>
  ) : null;
}

function CompanyLink() {
  return useMay('company.read') ? (
    <TextLink href="/demo/company" className="inline-block py-2">
      管理会社の利用を見る
    </TextLink>
  ) : null;
}

function ActivityLink() {
  return useMay('activity.read') ? (
    <ButtonLink variant="secondary" href="/demo/activity">
      <History aria-hidden="true" className="size-5" />
      操作の記録
    </ButtonLink>
  ) : null;
}

type Management = z.output<typeof getManagement.output>;

/** What a visitor may do with the demonstration. */
function DemoParts({ management }: { management: Management }) {
  return (
    <>
      <Section
        id="demo-role"
        isOnPaper={false}
        heading="デモでの立場"
        description="デモでは、8つの立場を試せます。あなた専用の作業コピーの中だけで替わります。"
      >
        <DemoRole position={management.position} />
      </Section>
      <Section id="reset" isOnPaper={false} heading="最初の状態に戻す">
        <ResetDemo hasOwnCopy={management.hasOwnCopy} />
      </Section>
    </>
  );
}

function NotShown({ permission }: { permission: Permission }) {
  return <p>{refusalOf(permission)}</p>;
}
