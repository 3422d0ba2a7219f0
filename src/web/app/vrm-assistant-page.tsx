import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function VrmAssistantPage() {
  return (
    <>
      <PageHeader
        title="VRMアシスタント"
        lead="3Dのキャラクター（VRM）の姿をしたAI管理人と、声で話しながら相談できる画面を準備しています。"
      />
      <ButtonLink variant="secondary" href="/demo">
        ホームへ戻る
      </ButtonLink>
    </>
  );
}
