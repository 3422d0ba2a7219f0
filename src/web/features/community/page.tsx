import { Building2 } from 'lucide-react';
import { getCommunity } from '#contract/community.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionNav } from '#web/ui/section-nav.tsx';
import { BuildingFacts } from './building-facts.tsx';
import { Contacts } from './contacts.tsx';
import { EquipmentList } from './equipment-list.tsx';
import { Facilities } from './facilities.tsx';
import { FloorPlan } from './floor-plan.tsx';
import { Garbage } from './garbage.tsx';

const parts = [
  { id: 'garbage', label: 'ごみの収集日' },
  { id: 'contacts', label: '緊急の電話・連絡先' },
  { id: 'facts', label: '建物のあらまし' },
  { id: 'floor-plan', label: '住戸の配置' },
  { id: 'facilities', label: '共用施設・駐車場' },
  { id: 'equipment', label: '設備と点検' },
] as const;

export function CommunityPage() {
  const {
    today,
    building,
    dwellings,
    parking,
    facilities,
    contacts,
    garbage,
    garbagePauses,
    equipment,
  } = useEndpoint(getCommunity, {});
  return (
    <>
      <PageHeader
        title="建物概要"
        lead="建物と設備のこと、困ったときの電話、ごみの収集日をまとめています。"
      />
      <SectionNav parts={parts} />
      <Folds>
        <Section id="garbage" heading="ごみの収集日">
          <Garbage today={today} rules={garbage} pauses={garbagePauses} facilities={facilities} />
        </Section>
        <Section id="contacts" heading="緊急の電話・連絡先">
          <Contacts contacts={contacts} building={building} />
        </Section>
        <Section id="facts" heading="建物のあらまし">
          {building ? (
            <BuildingFacts today={today} building={building} dwellings={dwellings} />
          ) : (
            <EmptyState icon={Building2} title="建物のあらましは、まだ入っていません">
              名称、所在地、構造、完成した日を入れると、ここに出ます。
            </EmptyState>
          )}
        </Section>
        <FloorPlan dwellings={dwellings} />
        <Section id="facilities" heading="共用施設・駐車場">
          <Facilities facilities={facilities} parking={parking} />
        </Section>
        <Section
          id="equipment"
          heading="設備と点検"
          description="最近の点検の結果と、次の点検の日です。故障に気づいたら、保守会社か管理事務室へ電話してください。"
        >
          <EquipmentList today={today} equipment={equipment} />
        </Section>
      </Folds>
    </>
  );
}
