import type { PDFDocumentProxy } from 'pdfjs-dist';

const sharpest = 2;
let worker: Worker | undefined;

/** Opens a PDF to be drawn, from its address or as a file in hand. What draws it is loaded with the first one. */
export async function openPdf(from: string | Blob): Promise<PDFDocumentProxy> {
  const source =
    typeof from === 'string'
      ? { url: from, withCredentials: true }
      : { data: new Uint8Array(await from.arrayBuffer()) };
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  worker ??= new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  GlobalWorkerOptions.workerPort = worker;
  return await getDocument({
    ...source,
    // The character maps of old Japanese programs.
    cMapUrl: '/pdf-cmaps/',
    cMapPacked: true,
    // The page allows no WebAssembly.
    useWasm: false,
    verbosity: 0,
  }).promise;
}

/** Draws a page as wide as its place. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  { number, canvas, width }: { number: number; canvas: HTMLCanvasElement; width: number },
): Promise<void> {
  const page = await pdf.getPage(number);
  const whole = page.getViewport({ scale: 1 });
  const density = Math.min(sharpest, Math.max(1, globalThis.devicePixelRatio));
  const viewport = page.getViewport({ scale: (width / whole.width) * density });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
}
