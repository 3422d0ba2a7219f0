import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import type { Place } from '#contract/voucher.ts';
import { drawPage, openPdf } from '#web/lib/vouchers/draw-pdf.ts';

type PdfViewProps = { address: string; name: string; places: readonly Place[] };

const mostPages = 10;

/** The pages of a PDF, with what was read marked on them. */
export function PdfView({ address, name, places }: PdfViewProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let opened: PDFDocumentProxy | undefined;
    openPdf(address)
      .then((found) => {
        opened = found;
        return isGone ? found.loadingTask.destroy() : setPdf(found);
      })
      .catch(() => setFailed(true));
    return () => {
      isGone = true;
      void opened?.loadingTask.destroy();
    };
  }, [address]);
  if (isFailed) {
    return <p className="p-4">ここには表示できません。「原本を開く」で見てください。</p>;
  }
  if (!pdf) return <output className="block p-4 text-muted">証憑を開いています</output>;
  const shown = Math.min(mostPages, pdf.numPages);
  return (
    <>
      {Array.from({ length: shown }, (_, index) => (
        <Page
          key={index}
          pdf={pdf}
          number={index + 1}
          label={`${name}の${index + 1}ページ`}
          places={places.filter(({ page }) => page === index + 1)}
        />
      ))}
      {pdf.numPages > shown && (
        <p className="p-3 text-muted">{shown + 1}ページから後は、「原本を開く」で見られます。</p>
      )}
    </>
  );
}

type PageProps = {
  pdf: PDFDocumentProxy;
  number: number;
  label: string;
  places: readonly Place[];
};

function Page({ pdf, number, label, places }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const width = current.parentElement?.clientWidth ?? current.width;
    drawPage(pdf, { number, canvas: current, width }).catch(() => undefined);
  }, [pdf, number]);
  return (
    <div className="relative mb-3 border border-line bg-white last:mb-0">
      <canvas ref={canvas} role="img" aria-label={label} className="block h-auto w-full" />
      {places.map(
        ({ field, box }) =>
          box && (
            <span
              key={field}
              aria-hidden="true"
              className="absolute rounded-sm border-2 border-[#b45309] bg-[#fde047]/35"
              style={{
                left: `${box.left * 100}%`,
                top: `${box.top * 100}%`,
                width: `${box.width * 100}%`,
                height: `${box.height * 100}%`,
              }}
            />
          ),
      )}
    </div>
  );
}
