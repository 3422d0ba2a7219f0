import { FileText } from 'lucide-react';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function RepairPlanPage() {
  return (
    <>
      <PageHeader
        title="長期修繕計画"
        lead="これから30年の工事費と修繕積立金を見通し、積立額を話し合うための画面です。"
      />
      <EmptyState
        title="シミュレーションは準備中です"
        action={
          <ButtonLink variant="secondary" href="/demo/documents?category=plan">
            <FileText aria-hidden="true" className="size-5" />
            長期修繕計画の文書を見る
          </ButtonLink>
        }
      >
        <p>いまの計画書は、文書の画面でお読みいただけます。</p>
      </EmptyState>
    </>
  );
}
