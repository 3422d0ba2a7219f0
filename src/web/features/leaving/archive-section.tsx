import { useState } from 'react';
import {
  approveArchive,
  askForArchive,
  getArchive,
  getLeaving,
  type Leaving,
  makeArchive,
  withdrawArchive,
} from '#contract/leaving.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { ArchiveList } from './archive-list.tsx';
import { AskedButton, requestWords } from './request-steps.tsx';

type ArchiveProps = { leaving: Leaving; mayMake: boolean };

/** 管理組合の全データ: asked for, approved, taken along. */
export function ArchiveSection({ leaving, mayMake }: ArchiveProps) {
  return (
    <Section
      id="archive"
      heading="管理組合の全データ"
      description="名簿、文書、会計帳簿、請求と入金など、すべての記録と原本を1つのファイルで受け取れます。ほかのサービスへ移るときや、控えを手元に置くときに使います。"
    >
      {mayMake ? (
        <Steps leaving={leaving} />
      ) : (
        <p>受け取れるのは、理事長、副理事長、会計担当理事です。</p>
      )}
      <ArchiveList archives={leaving.archives} />
    </Section>
  );
}

const refreshes = { refreshes: [getLeaving] };

function Steps({ leaving: { archive, leave } }: { leaving: Leaving }) {
  const approved = archive?.approved ?? leave?.approved ?? null;
  return (
    <div className="rounded-xl border border-line p-4 sm:p-5">
      {approved && <Download lastDay={approved.lastDay} />}
      {approved === null && !archive && <Ask />}
      {archive && <Asked archive={archive} />}
    </div>
  );
}

function Ask() {
  const asking = useAction(askForArchive, refreshes);
  return (
    <>
      <p className="mb-4 max-w-[44rem]">
        氏名や口座番号を含むため、2人の確認が必要です。1人が頼み、別の立場の役員が承認すると、14日のあいだ受け取れます。
      </p>
      <Button disabled={asking.isPending} onClick={() => asking.mutate({})}>
        書き出しを頼む
      </Button>
      {asking.error && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
    </>
  );
}

function Asked({ archive }: { archive: NonNullable<Leaving['archive']> }) {
  const approving = useAction(approveArchive, refreshes);
  const withdrawing = useAction(withdrawArchive, refreshes);
  const requestId = archive.id;
  const error = approving.error ?? withdrawing.error;
  const isPending = approving.isPending || withdrawing.isPending;
  return (
    <>
      <p className="mb-4">{requestWords(archive)}</p>
      {!archive.approved && archive.whyNotApprove && (
        <p className="mb-4 text-muted">{archive.whyNotApprove}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {!archive.whyNotApprove && (
          <AskedButton
            label="書き出しを承認する"
            title="全データの書き出しを承認しますか"
            confirmLabel="承認する"
            isPending={isPending}
            onConfirm={() => approving.mutate({ requestId })}
          >
            <p>
              すべての記録と原本を、理事長、副理事長、会計担当理事が14日のあいだ受け取れます。頼んだ方に、理由を確かめてから承認してください。
            </p>
          </AskedButton>
        )}
        <Button
          variant="secondary"
          disabled={isPending}
          onClick={() => withdrawing.mutate({ requestId })}
        >
          {archive.approved ? '受け取りを終える' : '依頼を取り下げる'}
        </Button>
      </div>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
    </>
  );
}

function Download({ lastDay }: { lastDay: string }) {
  const making = useAction(makeArchive, refreshes);
  const [address, setAddress] = useState<string>();
  async function make(): Promise<void> {
    const { archiveId } = await making.mutateAsync({});
    const { url } = requestOf(getArchive, { archiveId });
    setAddress(url);
    // The browser takes it straight to the disk: it may be larger than the memory.
    location.assign(url);
  }
  return (
    <div className="mb-4">
      <p className="mb-4">
        {formatPlainDate(lastDay)}まで受け取れます。個人情報を含むので、保管の場所にご注意ください。
      </p>
      <Button disabled={making.isPending} onClick={() => void make().catch(() => undefined)}>
        全データを受け取る（ZIP）
      </Button>
      {address && (
        <p role="status" className="mt-3">
          ダウンロードを始めました。記録が多いと、数分かかります。始まらないときは、
          <Anchor href={address} className="font-bold text-primary underline underline-offset-4">
            ここを押してください
          </Anchor>
          。
        </p>
      )}
      {making.error && <FailureNote>{sentenceOf(making.error)}</FailureNote>}
    </div>
  );
}
