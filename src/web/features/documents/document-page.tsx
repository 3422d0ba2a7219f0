import './document-page.css';
import { ArrowLeft, ArrowUp, Printer } from 'lucide-react';
import { Component, type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type DocumentHead, getDocument } from '#contract/documents.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { documentCategoryNames } from '#domain/documents/category.ts';
import { ApiError } from '#web/lib/api.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentText } from './document-text.tsx';
import { outlineOf } from './outline.ts';
import { goToTop, ReadingGuide } from './reading-guide.tsx';

export function DocumentPage({ documentId }: { documentId: string }) {
  return (
    <MissingDocument key={documentId}>
      <DocumentSheet documentId={documentId} />
    </MissingDocument>
  );
}

function DocumentSheet({ documentId }: { documentId: string }) {
  const { today, document: head, blocks, versions } = useEndpoint(getDocument, { documentId });
  const outline = useMemo(() => outlineOf(blocks), [blocks]);
  const text = useRef<HTMLElement>(null);
  const target = useTarget();
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
        <PageHeader title={head.title} lead={head.summary} actions={<PrintButton />} />
        <DocumentFacts head={head} versions={versions} today={today} />
        <div className="@container">
          <div className="@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_16rem] @3xl:gap-x-10 @3xl:[&>aside]:order-last">
            <ReadingGuide passages={outline.passages} text={text} />
            <DocumentText outline={outline} title={head.title} target={target} text={text} />
          </div>
        </div>
        <Button variant="secondary" onClick={goToTop} className="mt-12 print:hidden">
          <ArrowUp aria-hidden="true" className="size-5" />
          最初に戻る
        </Button>
      </div>
      <PrintFooter head={head} today={today} />
    </div>
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
          {head.title}　{location.origin}/document/{head.id}
        </span>
        <span className="shrink-0">{formatPlainDate(today)}印刷</span>
      </div>
    </footer>
  );
}

/** The passage the address names, brought into view when the page opens with it. */
function useTarget(): string {
  const target = useSyncExternalStore(subscribeHash, anchorInAddress, () => '');
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      document.getElementById(anchorInAddress())?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return target;
}

function subscribeHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

function anchorInAddress(): string {
  return location.hash.slice(1);
}

type State = { error: unknown };

/** Answers an address that names no document. Every other failure is the shell's business. */
class MissingDocument extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isMissing(error)) return <NoSuchDocument />;
    throw error;
  }
}

// An address that is no identifier at all is refused as input.
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
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
