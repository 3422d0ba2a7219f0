import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { VoteBox } from '#contract/votes.ts';
import { drawPage, openPdf } from '#web/lib/vouchers/draw-pdf.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceBox } from '#web/ui/choice-box.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { choosingHint, headOption } from './head-option.ts';
import { useAddScan } from './use-add-scan.ts';

type StackProps = { meetingId: string; box: VoteBox };

/** まとめてスキャンした用紙: one PDF of many slips, page by page to their owners. */
export function ScanStack({ meetingId, box }: StackProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const open = async (file: File | undefined) => {
    if (!file) return;
    setSaid('');
    setProblem('');
    try {
      setPdf(await openPdf(file));
    } catch {
      setProblem('このPDFは開けませんでした。スキャンし直すか、1枚ずつ付けてください。');
    }
  };
  const finish = (words: string) => {
    void pdf?.loadingTask.destroy();
    setPdf(undefined);
    setSaid(words);
  };
  return (
    <Section
      heading="まとめてスキャンした用紙を分ける"
      description="何枚もの用紙が1つになったPDFを、1ページずつ、だれの用紙かを選んで付けます。"
      isOnPaper={false}
    >
      {pdf ? (
        <Pages meetingId={meetingId} box={box} pdf={pdf} onEnd={finish} />
      ) : (
        <FileButton
          variant="secondary"
          accept="application/pdf"
          onFiles={([file]) => void open(file)}
        >
          まとめたPDFを選ぶ
        </FileButton>
      )}
      <p role="status" className="mt-3">
        {said}
      </p>
      {problem !== '' && <FailureNote>{problem}</FailureNote>}
    </Section>
  );
}

type PagesProps = StackProps & { pdf: PDFDocumentProxy; onEnd: (words: string) => void };

function Pages({ meetingId, box, pdf, onEnd }: PagesProps) {
  const [number, setNumber] = useState(1);
  const [kept, setKept] = useState(0);
  const [headId, setHeadId] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  const chooser = useRef<HTMLDivElement>(null);
  const { add, isBusy, problem } = useAddScan(meetingId);
  // Until a page is drawn the one before stands there, and must not go to the next owner.
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    chooser.current?.querySelector('input')?.focus();
    drawPage(pdf, { number, canvas: current, width: drawnWidth })
      .then(() => setDrawn(number))
      .catch(() => undefined);
  }, [pdf, number]);
  const go = (count: number) => {
    setKept(count);
    setHeadId('');
    if (number === pdf.numPages) onEnd(endWords(pdf.numPages, count));
    else setNumber(number + 1);
  };
  const put = async () => {
    const file = await pageFile(canvas.current, number);
    if (file && (await add(headId, file))) go(kept + 1);
  };
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:items-start">
      <PageShown canvas={canvas} number={number} of={pdf.numPages} />
      <div>
        <div ref={chooser} className="mb-4 max-w-md">
          <Field label="だれの用紙ですか" hint={choosingHint}>
            {(control) => (
              <ChoiceBox
                key={number}
                {...control}
                options={box.heads.map(headOption)}
                value={headId}
                onChange={setHeadId}
              />
            )}
          </Field>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button disabled={isBusy || headId === '' || drawn !== number} onClick={() => void put()}>
            {isBusy ? '送っています' : '付けて次のページへ'}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={() => go(kept)}>
            このページは付けない
          </Button>
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() => onEnd(endWords(number - 1, kept))}
          >
            ここで終える
          </Button>
        </div>
        {problem !== undefined && <FailureNote>{problem}</FailureNote>}
      </div>
    </div>
  );
}

type PageShownProps = {
  canvas: RefObject<HTMLCanvasElement | null>;
  number: number;
  of: number;
};

function PageShown({ canvas, number, of }: PageShownProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-bold">
        {number}ページ目（全部で{of}ページ）
      </figcaption>
      <div
        // One scrolls in it with the keyboard, too.
        tabIndex={0}
        role="group"
        aria-label={`スキャンの${number}ページ目`}
        className="max-h-[45vh] overflow-y-auto rounded-lg border border-line bg-white xl:max-h-[70vh]"
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={`${number}ページ目の用紙`}
          className="block h-auto w-full"
        />
      </div>
    </figure>
  );
}

/** Wide enough that small print on A4 is read. */
const drawnWidth = 1_240;

const endWords = (seen: number, kept: number) =>
  `${seen}ページのうち、${kept}ページを付けました。用紙の内容は、上の「用紙を1枚入れる」で入れてください。`;

async function pageFile(
  canvas: HTMLCanvasElement | null,
  number: number,
): Promise<File | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/jpeg', 0.85);
    else resolve(null);
  });
  return blob ? new File([blob], `${number}ページ目.jpg`, { type: 'image/jpeg' }) : undefined;
}
