import { ArrowLeft, PenOff } from 'lucide-react';
import { getNotice, getNoticeRegister } from '#contract/notices.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useIsBarred, useIsSessionAwaited } from '#web/lib/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { correctionDraft, emptyDraft, type NoticeDraft, storedDraft } from './notice-draft.ts';
import { NoticeForm } from './notice-form.tsx';
import { noticesAddress } from './use-notices-view.ts';

type WritePartProps = { draftId: string | null; correctsId: string | null };

export function WritePart(props: WritePartProps) {
  const isBarred = useIsBarred('notice.write');
  // What would be refused is not asked for.
  if (useIsSessionAwaited()) return null;
  return isBarred ? <NotForYou /> : <Writing {...props} />;
}

function NotForYou() {
  return (
    <>
      <PageHeader title="お知らせを書く" />
      <EmptyState
        icon={PenOff}
        title="お知らせを書くのは、理事会と管理会社の方です"
        action={
          <ButtonLink variant="secondary" href={noticesAddress}>
            お知らせの一覧を見る
          </ButtonLink>
        }
      >
        届いたお知らせは、一覧で読めます。
      </EmptyState>
    </>
  );
}

function Writing({ draftId, correctsId }: WritePartProps) {
  if (draftId !== null) return <StoredDraft noticeId={draftId} />;
  if (correctsId !== null) return <Correction noticeId={correctsId} />;
  return <Form first={emptyDraft} noticeId={null} corrects={null} />;
}

function StoredDraft({ noticeId }: { noticeId: string }) {
  const notice = useEndpoint(getNotice, { noticeId });
  const register = useEndpoint(getNoticeRegister, {});
  if (notice.stage !== 'draft') return <AlreadySent />;
  return (
    <Form first={storedDraft(notice, register)} noticeId={noticeId} corrects={notice.corrects} />
  );
}

function Correction({ noticeId }: { noticeId: string }) {
  const notice = useEndpoint(getNotice, { noticeId });
  const register = useEndpoint(getNoticeRegister, {});
  return (
    <Form
      first={correctionDraft(notice, register)}
      noticeId={null}
      corrects={{ id: noticeId, title: notice.title }}
    />
  );
}

function AlreadySent() {
  return (
    <>
      <PageHeader title="お知らせを書く" />
      <EmptyState
        icon={PenOff}
        title="このお知らせは、もう送られています"
        action={
          <ButtonLink variant="secondary" href={noticesAddress}>
            お知らせの一覧を見る
          </ButtonLink>
        }
      >
        内容を直すときは、お知らせを開いて「訂正のお知らせを書く」を押してください。
      </EmptyState>
    </>
  );
}

type FormProps = {
  first: NoticeDraft;
  noticeId: string | null;
  corrects: { id: string; title: string } | null;
};

function Form({ first, noticeId, corrects }: FormProps) {
  const register = useEndpoint(getNoticeRegister, {});
  return (
    <>
      <p className="mb-2 print:hidden">
        <TextLink href={noticesAddress} className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
          お知らせの一覧
        </TextLink>
      </p>
      <PageHeader
        title={corrects ? '訂正のお知らせを書く' : 'お知らせを書く'}
        lead={
          corrects
            ? `「${corrects.title}」が届いた方へ、同じように届けます。元のお知らせも残ります。`
            : 'ここではまだ送りません。書いたあとで、文面と届ける方を確かめてから送ります。'
        }
      />
      <NoticeForm first={first} noticeId={noticeId} corrects={corrects} register={register} />
    </>
  );
}
