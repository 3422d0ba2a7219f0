import { getLeaving } from '#contract/leaving.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ArchiveSection } from './archive-section.tsx';
import { LeaveSection } from './leave-section.tsx';
import { OwnRecordSection } from './own-record-section.tsx';

/** データの書き出し・利用の終了 */
export function RecordsPage() {
  const leaving = useEndpoint(getLeaving, {});
  const seesArchives = useMay('association.stay');
  const mayMake = useMay('archive.make');
  return (
    <>
      <PageHeader
        title="データの書き出し・利用の終了"
        lead="スミワにある記録は、いつでもまとめて受け取れます。利用を終えるときの手続きも、ここで行います。"
      />
      <OwnRecordSection />
      {seesArchives && <ArchiveSection leaving={leaving} mayMake={mayMake} />}
      <LeaveSection leaving={leaving} />
    </>
  );
}
