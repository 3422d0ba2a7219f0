import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type DrawnPage = { readonly text: string; readonly pixels: Uint8ClampedArray };

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** The pages as a reader sees them: their pixels, and the text that can be copied from them. */
export async function drawPdf(bytes: Uint8Array): Promise<DrawnPage[]> {
  const loading = getDocument({
    data: bytes.slice(),
    standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
    disableFontFace: true,
    verbosity: 0,
  });
  const pdf = await loading.promise;
  const pages: DrawnPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext('2d');
    await page.render({ canvas: canvas as never, viewport }).promise;
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    pages.push({ text, pixels: context.getImageData(0, 0, canvas.width, canvas.height).data });
  }
  await loading.destroy();
  return pages;
}

/** The part of the pixels that differ; 1 where the papers have other pages. */
export async function comparePdfs(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [drawn, again] = [await drawPdf(one), await drawPdf(other)];
  if (drawn.length !== again.length) return 1;
  let all = 0;
  let different = 0;
  for (const [index, { pixels }] of drawn.entries()) {
    for (const [place, value] of pixels.entries()) {
      all += 1;
      if (value !== again[index]?.pixels[place]) different += 1;
    }
  }
  return different / all;
}
