import { FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { listDocuments } from '#contract/documents.ts';
import { fileKindOf, fileSizeWords } from '#web/lib/document-words.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { AddedNote } from './added-note.tsx';
import { replaceable } from './facts-draft.ts';
import { FactsForm } from './facts-form.tsx';
import { FileStep } from './file-step.tsx';
import { proposalHints } from './preview-file.ts';
import { SendingNote } from './sending-note.tsx';
import type { Adding } from './use-adding.ts';

type AddStepsProps = { adding: Adding; onClose: () => void };

/** First the file, then what is said about it, then what became of it. */
export function AddSteps({ adding, onClose }: AddStepsProps) {
  const { today } = useEndpoint(listDocuments, {});
  if (adding.added) {
    const { added, draft, titleIsFileName } = adding;
    const isRenamed = titleIsFileName && added.title !== draft?.title.trim();
    return (
      <AddedNote
        document={added}
        isRenamed={isRenamed}
        onMore={adding.startOver}
        onClose={onClose}
      />
    );
  }
  if (adding.step === 'file') {
    return (
      <>
        <StepHeading count={1}>ファイルを選ぶ</StepHeading>
        {adding.isPreviewing ? (
          <p role="status">ファイルに書かれている日付などを読み取っています。</p>
        ) : (
          <FileStep onFile={(file) => void adding.choose(file, today)} />
        )}
      </>
    );
  }
  return <FactsStep adding={adding} onClose={onClose} />;
}

function FactsStep({ adding, onClose }: AddStepsProps) {
  const { documents } = useEndpoint(listDocuments, {});
  const { file, draft, sending } = adding;
  if (!file || !draft) return null;
  const isBusy = sending.state === 'sending';
  return (
    <>
      <StepHeading count={2}>文書の情報を確かめる</StepHeading>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-surface py-2 pr-2 pl-3">
        <div className="flex min-w-0 flex-[1_1_12rem] items-start gap-3">
          <FileText aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-muted" />
          <p className="min-w-0 [overflow-wrap:anywhere]">
            {file.name}
            <span className="block text-muted">
              {fileKindOf(file.name)}・{fileSizeWords(file.size)}
            </span>
          </p>
        </div>
        {!isBusy && (
          <Button variant="quiet" onClick={adding.chooseAgain}>
            選び直す
          </Button>
        )}
      </div>
      <FactsForm
        draft={draft}
        proposalHints={proposalHints(adding.proposals, draft)}
        titleHint={
          adding.titleIsFileName
            ? 'ファイルの名前を入れました。直さずに追加すると、本文に題名があれば、その題名になります。'
            : undefined
        }
        onChange={adding.change}
        replaceable={replaceable(documents, draft)}
        isBusy={isBusy}
        submitLabel="追加する"
        busyLabel="追加しています"
        onSubmit={(facts) => void adding.send(file, facts)}
        onCancel={onClose}
      >
        <SendingNote sending={sending} onStop={adding.stop} />
      </FactsForm>
    </>
  );
}

/** Where one is. After a step the reader starts here again. */
function StepHeading({ count, children }: { count: 1 | 2; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (count > 1) heading.current?.focus({ preventScroll: true });
  }, [count]);
  return (
    <h3 ref={heading} tabIndex={-1} className="mb-3 text-lg font-bold outline-none">
      <span className="mr-2 text-muted">手順{count}／2</span>
      {children}
    </h3>
  );
}
