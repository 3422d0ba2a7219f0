import { getSetup } from '#contract/setup.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Folds } from '#web/ui/folds.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { BuildingForm } from './building-form.tsx';
import { ContactsSection } from './contacts-section.tsx';
import { GarbageSection } from './garbage-section.tsx';
import { OfficersSection } from './officers-section.tsx';
import { RosterSection } from './roster-section.tsx';
import { StepList } from './step-list.tsx';

/** はじめの設定: everything that an association needs before it can be used, step by step. */
export function SetupPage() {
  const setup = useEndpoint(getSetup, {});
  const mayWrite = useMay('register.write');
  const mayElect = useMay('officer.write');
  return (
    <>
      <PageHeader
        title="はじめの設定"
        lead="上から順に進めると、ほかの画面が使えるようになります。途中でやめても、入れたものは残ります。"
      />
      <Section heading="すすみ具合">
        <StepList steps={setup.steps} />
      </Section>
      {!mayWrite && (
        <p className="mb-8 max-w-[44rem]">
          直せるのは、理事長、副理事長、会計担当理事と、管理会社の担当者です。
        </p>
      )}
      <Folds>
        <Section
          id="building"
          heading="建物"
          description="名前と住所は、文書や手紙の差出人になります。"
        >
          <BuildingForm building={setup.building} mayWrite={mayWrite} />
        </Section>
        <RosterSection setup={setup} mayWrite={mayWrite} />
        <OfficersSection setup={setup} mayWrite={mayElect} />
        <Section
          id="letters"
          isOnPaper={false}
          heading="居住者と招待状"
          description="名簿ができたら、借りて住む方を加え、紙の招待状を印刷して配ります。"
        >
          <TextLink href="/demo/people" className="inline-block py-2">
            組合員と居住者のページを開く
          </TextLink>
        </Section>
        <ContactsSection setup={setup} mayWrite={mayWrite} />
        <GarbageSection setup={setup} mayWrite={mayWrite} />
      </Folds>
    </>
  );
}
