import { at } from '#web/lib/place.ts';
import './document-page.css';
import { ArrowLeft, ArrowUp, Download, Printer, TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type DocumentHead, downloadOriginal, getDocument } from '#contract/documents.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { documentCategoryNames } from '#domain/documents/category.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { fileKindOf, fileSizeWords } from '#web/lib/document-words.ts';
import { downloadFile } from '#web/lib/download.ts';
import { useAddressAnchor, useArrival } from '#web/lib/use-address-anchor.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { MissingBoundary } from '#web/ui/missing-boundary.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentText } from './document-text.tsx';
import { extentOf, outlineOf } from './outline.ts';
import { goToTop, ReadingGuide } from './reading-guide.tsx';

type DocumentPageProps = {
  documentId: string;
  /** What the reader may do to the document. */
  actions?: ReactNode;
};

export function DocumentPage({ documentId, actions }: DocumentPageProps) {
  return (
    <MissingBoundary key={documentId} instead={<NoSuchDocument />}>
      <DocumentSheet documentId={documentId} actions={actions} />
    </MissingBoundary>
  );
}

function DocumentSheet({ documentId, actions }: DocumentPageProps) {
  const {
    today,
    document: head,
    blocks,
    chunks,
    versions,
  } = useEndpoint(getDocument, {
    documentId,
  });
  const outline = useMemo(() => outlineOf(blocks), [blocks]);
  const text = useRef<HTMLElement>(null);
  const arrival = useAddressAnchor();
  useArrival(arrival);
  return (
    <div data-sheet className="print:table print:w-full">
      <div className="print:table-row-group">
        <p className="mb-2 print:hidden">
          <TextLink
            href={`/demo/documents?category=${head.category}`}
            className="inline-flex min-h-11 items-center gap-2"
          >
            <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
            文書の一覧（{documentCategoryNames[head.category]}）
          </TextLink>
        </p>
        <PageHeader
          title={head.title}
          lead={head.summary}
          actions={
            <>
              {actions}
              <PrintButton />
            </>
          }
        />
        <DocumentFacts head={head} versions={versions} today={today} />
        <OriginalFile head={head} />
        {blocks.length > 0 && (
          <>
            <div className="@container">
              <div className="@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_16rem] @3xl:gap-x-10 @3xl:[&>aside]:order-last">
                <ReadingGuide passages={outline.passages} text={text} />
                <DocumentText
                  outline={outline}
                  title={head.title}
                  marked={extentOf(arrival.anchor, outline, chunks)}
                  text={text}
                />
              </div>
            </div>
            <Button variant="secondary" onClick={goToTop} className="mt-12 print:hidden">
              <ArrowUp aria-hidden="true" className="size-5" />
              最初に戻る
            </Button>
          </>
        )}
      </div>
      <PrintFooter head={head} today={today} />
    </div>
  );
}

/** 原本, and what the page could not read of it. */
function OriginalFile({ head }: { head: DocumentHead }) {
  const { file, reading, readingNote } = head;
  const note = readingNote || missingWords[reading];
  return (
    <div className="mb-8 flex flex-col gap-4 empty:hidden">
      {note !== '' && (
        <p className="flex items-start gap-3 rounded-xl border-2 border-warn bg-warn-soft p-4">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-warn" />
          <span className="min-w-0">{note}</span>
        </p>
      )}
      {file && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <DownloadButton documentId={head.id} />
          <p className="min-w-0 text-muted [overflow-wrap:anywhere]">
            {file.name}（{fileKindOf(file.name)}・{fileSizeWords(file.byteSize)}）
            {reading === 'extracted' && (
              <>
                <br />
                下の本文は、原本から読み取ったものです。見た目は原本と異なります。
              </>
            )}
          </p>
        </div>
      )}
    </div>
  );
}

const missingWords = {
  written: '',
  extracted: '',
  'no-text': '本文を読み取れない（画像だけの）文書です。原本をご覧ください。',
  failed: '本文を読み取れませんでした。原本をご覧ください。',
} as const satisfies Record<DocumentHead['reading'], string>;

function DownloadButton({ documentId }: { documentId: string }) {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    if (isLoading) return;
    setLoading(true);
    try {
      await downloadFile(downloadOriginal, { documentId });
    } catch (error) {
      toast({
        title: '原本をダウンロードできませんでした',
        description: sentenceOf(error),
        tone: 'danger',
      });
    }
    setLoading(false);
  };
  return (
    <Button variant="secondary" aria-disabled={isLoading} onClick={() => void download()}>
      <Download aria-hidden="true" className="size-5" />
      {isLoading ? 'ダウンロードしています' : '原本をダウンロード'}
    </Button>
  );
}

function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => window.print()} className="print:hidden">
      <Printer aria-hidden="true" className="size-5" />
      印刷する
    </Button>
  );
}

/** At the foot of every printed page: where the paper comes from and when it was true. */
function PrintFooter({ head, today }: { head: DocumentHead; today: IsoDate }) {
  return (
    <footer className="hidden break-inside-avoid print:table-footer-group">
      <div className="mt-4 flex justify-between gap-4 border-t border-line pt-2">
        <span>
          {head.title}　{location.origin}
          {at(`/document/${head.id}`)}
        </span>
        <span className="shrink-0">{formatPlainDate(today)}印刷</span>
      </div>
    </footer>
  );
}

function NoSuchDocument() {
  return (
    <>
      <PageHeader
        title="文書が見つかりません"
        lead="公開を終えたか、アドレスが変わったようです。文書の一覧からおさがしください。"
      />
      <ButtonLink href="/demo/documents">文書の一覧を見る</ButtonLink>
    </>
  );
}
