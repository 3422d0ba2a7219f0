import { brotliCompressSync } from 'node:zlib';
import type { Hono } from 'hono';
import { isPage } from '#contract/pages.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Env } from './handle.ts';
import { answerFile, loadStaticFiles, madeFile, type StaticFile } from './static-files.ts';

/** The landing page, the application for every other address, and the files both are made of. */
export function webPages(app: Hono<Env>, options: { folder: string; appUrl: string }): void {
  const { appUrl } = options;
  const files = loadStaticFiles(options.folder);
  const landing = compressed(withAddress(required(files, '/index.html'), appUrl));
  const application = required(files, '/app.html');
  files.set('/robots.txt', madeFile('/robots.txt', robots(appUrl)));
  files.set('/sitemap.xml', madeFile('/sitemap.xml', sitemap(appUrl)));
  files.delete('/index.html');
  files.delete('/app.html');

  app.get('/', (c) => answerFile(c, landing));
  app.get('/api/*', () => {
    throw new Refusal('not_found');
  });
  app.get('*', (c) => {
    const { path } = c.req;
    const file = files.get(path);
    if (file) return answerFile(c, file);
    // A missing file is not a page; everything else is drawn by the application, the unknown as not found.
    if (path.startsWith('/assets/') || path.startsWith('/fonts/')) throw new Refusal('not_found');
    return answerFile(c, application, isPage(path) ? 200 : 404);
  });
}

function required(files: ReadonlyMap<string, StaticFile>, address: string): StaticFile {
  const file = files.get(address);
  if (!file) throw new Error(`the build has no ${address}`);
  return file;
}

/** The landing page names its own address for search engines and previews; only the server knows it. */
function withAddress(page: StaticFile, appUrl: string): StaticFile {
  const text = new TextDecoder().decode(page.body).replaceAll('__APP_URL__', appUrl);
  return madeFile('/index.html', text);
}

function compressed(file: StaticFile): StaticFile {
  return { ...file, brotli: new Uint8Array(brotliCompressSync(file.body)) };
}

function robots(appUrl: string): string {
  return `User-agent: *\nAllow: /$\nDisallow: /api/\nDisallow: /demo\nDisallow: /document/\nDisallow: /kumiai/\n\nSitemap: ${appUrl}/sitemap.xml\n`;
}

function sitemap(appUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `  <url><loc>${appUrl}/</loc></url>`,
    '</urlset>',
    '',
  ].join('\n');
}
