import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Picture = {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
};

type DrawnPage = Picture & { readonly text: string; readonly png: Uint8Array };

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
    const { width, height } = canvas;
    await page.render({ canvas: canvas as never, viewport }).promise;
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    const { data: pixels } = canvas.getContext('2d').getImageData(0, 0, width, height);
    pages.push({ text, width, height, pixels, png: canvas.toBuffer('image/png') });
  }
  await loading.destroy();
  return pages;
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
