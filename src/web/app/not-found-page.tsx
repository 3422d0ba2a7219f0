import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function NotFoundPage() {
  return (
    <>
      <PageHeader
        title="ページが見つかりません"
        lead="アドレスが変わったか、入力に誤りがあるようです。メニューから選び直すか、ホームへお戻りください。"
      />
      <ButtonLink href="/demo">ホームへ戻る</ButtonLink>
      <div lang="en" className="mt-12 border-t border-line pt-4 text-muted">
        <p className="font-bold">404 Page Not Found</p>
        <p>Did you forget to add the page to the router?</p>
      </div>
    </>
  );
}
