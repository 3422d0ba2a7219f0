import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Picture = {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
};

type DrawnPage = Picture & { readonly text: string; readonly png: Uint8Array };

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** The pages as a reader sees them: their pixels, and the text that can be copied from them. */
export async function drawPdf(bytes: Uint8Array): Promise<DrawnPage[]> {
  return eachPage(bytes, async (page) => {
    const viewport = page.getViewport({ scale: 1 });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const { width, height } = canvas;
    await page.render({ canvas: canvas as never, viewport }).promise;
    const text = await textOf(page);
    const { data: pixels } = canvas.getContext('2d').getImageData(0, 0, width, height);
    return { text, width, height, pixels, png: canvas.toBuffer('image/png') };
  });
}

/** The text alone, page by page: drawing is most of the work. */
export async function readPdf(bytes: Uint8Array): Promise<{ readonly text: string }[]> {
  return eachPage(bytes, async (page) => ({ text: await textOf(page) }));
}

async function eachPage<Read>(
  bytes: Uint8Array,
  read: (page: PDFPageProxy) => Promise<Read>,
): Promise<Read[]> {
  const loading = getDocument({
    data: bytes.slice(),
    standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
    disableFontFace: true,
    verbosity: 0,
  });
  const pdf = await loading.promise;
  const pages: Read[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    pages.push(await read(await pdf.getPage(number)));
  }
  await loading.destroy();
  return pages;
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

export async function readPicture(path: string): Promise<Picture> {
  const image = await loadImage(path);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}

/** How many pixels a reader would see differ; all where the papers have other sizes. */
export function countDifferences(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) return one.width * one.height;
  let different = 0;
  for (let place = 0; place < one.pixels.length; place += 4) {
    const isOther = [0, 1, 2].some(
      (channel) => Math.abs(at(one, place + channel) - at(other, place + channel)) > leastSeen,
    );
    if (isOther) different += 1;
  }
  return different;
}

/** Another machine rounds the edge of a letter differently by a few levels of 255. */
const leastSeen = 32;

function at({ pixels }: Picture, place: number): number {
  return pixels[place] ?? 0;
}

/** The part of the pixels that differ; 1 where the papers have other pages. */
export async function comparePdfs(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [drawn, again] = [await drawPdf(one), await drawPdf(other)];
  if (drawn.length !== again.length) return 1;
  let all = 0;
  let different = 0;
  for (const [index, page] of drawn.entries()) {
    const twin = again[index];
    all += page.width * page.height;
    different += twin ? countDifferences(page, twin) : page.width * page.height;
  }
  return different / all;
}
