import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { pagePaths } from '#contract/pages.ts';
import { startServer } from '#server/testing/start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-web-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = `console.info('${'スミワ'.repeat(200)}')`;
const application = '<!doctype html><title>スミワ</title><div id="root"></div>';
const landing =
  '<!doctype html><link rel="canonical" href="__APP_URL__/"><meta content="__APP_URL__/a.png">';

/** As the build writes it: a text with its compressed twin beside it. */
function put(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
}

for (const name of ['assets', 'fonts', '.vite']) mkdirSync(join(folder, name));
put('index.html', landing);
put('app.html', application);
put('assets/app-B3x.js', script);
put('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(folder, 'fonts/a.woff2'), new Uint8Array([1, 2, 3]));
put('.vite/manifest.json', '{}');
writeFileSync(join(folder, 'notes.secret'), 'secret');

const server = await startServer({ webFolder: folder, appUrl: 'https://sumiwa.example' });

function get(path: string, headers: Record<string, string> = {}) {
  return Promise.resolve(server.app.request(path, { headers }));
}

const documentPage = '/document/91c891b2-b6ad-8693-b07e-a6ded846e712';

test.each(pagePaths.map((path) => path.replace(':documentId', documentPage.slice(10))))(
  '%s is the application',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(application);
  },
);

test.each([
  '/nowhere',
  '/demo/nowhere',
  '/document/',
  '/document/a/b',
  '/index.html',
  '/app.html',
  '/Demo',
])('%s shows the application, which says not found, under status 404', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(application);
});

test.each([
  '/hairu',
  '/hajimeru',
  '/watashi',
  '/kumiai/a',
  '/kumiai/a/money',
  '/kumiai/a/document/b',
])('%s is the application', async (path) => expect((await get(path)).status).toBe(200));

test.each(['/kumiai', '/kumiai/a/nowhere', '/kumiai/a/coming-soon', '/hairu/more'])(
  '%s is no page',
  async (path) => expect((await get(path)).status).toBe(404),
);

test('the pages for signing in tell no other site where somebody comes from, nor a search engine', async () => {
  const { headers } = await get('/hairu');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect((await get('/demo')).headers.get('x-robots-tag')).toBeNull();
});

test.each(['/assets/gone.js', '/fonts/gone.woff2', '/api/gone'])('%s is no page', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});

test.each([
  '/notes.secret',
  '/.vite/manifest.json',
  '/assets/app-B3x.js.br',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/..%5cpackage.json',
])('%s gives no file away', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toMatch(/secret|"name"|^\{\}$/);
});

test('the landing page knows the address people open it at, also compressed', async () => {
  const plain = await get('/');
  expect(plain.status).toBe(200);
  const text = await plain.text();
  expect(text).toContain('href="https://sumiwa.example/"');
  expect(text).not.toContain('__APP_URL__');
  const packed = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(text);
});

test('robots and the map of the site name the address and keep the demonstration out', async () => {
  const robots = await (await get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://sumiwa.example/sitemap.xml');
  expect(robots).toContain('Disallow: /demo');
  expect(robots).toContain('Disallow: /api/');
  const map = await get('/sitemap.xml');
  expect(map.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await map.text()).toContain('<loc>https://sumiwa.example/</loc>');
});

test('who takes brotli gets the compressed file, others the plain one', async () => {
  const packed = await get('/assets/app-B3x.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toBe('accept-encoding');
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(script);
  const plain = await get('/assets/app-B3x.js', { 'accept-encoding': 'gzip' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toBe('accept-encoding');
  expect(await plain.text()).toBe(script);
});

test('a file with its content in its name is kept for a year, a page is asked for again', async () => {
  const asset = await get('/assets/app-B3x.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/demo', '/favicon.svg', '/robots.txt', '/nowhere']) {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  }
});

test('what the browser still has is not sent again', async () => {
  for (const path of ['/', '/demo', '/assets/app-B3x.js', '/fonts/a.woff2']) {
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await get(path, { 'if-none-match': etag });
    expect([path, again.status]).toEqual([path, 304]);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  }
});

test('an unknown path stays 404 also for a browser that has the application', async () => {
  const etag = (await get('/demo')).headers.get('etag') ?? '';
  expect((await get('/nowhere', { 'if-none-match': etag })).status).toBe(404);
});

test.each([
  ['/assets/app-B3x.js', 'text/javascript; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/fonts/a.woff2', 'font/woff2'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
])('%s is %s', async (path, type) => {
  const response = await get(path);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('HEAD answers as GET does, without the content', async () => {
  const response = await server.app.request('/demo', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('etag')).toBeTruthy();
  expect(await response.text()).toBe('');
});

test('a page is read, never written', async () => {
  const response = await server.app.request('/demo', { method: 'POST' });
  expect(response.status).toBe(404);
});

test('the only inline script is allowed by its hash, and HSTS stands behind TLS', async () => {
  const inline = `document.title`;
  const secure = await startServer({
    webFolder: folder,
    appUrl: 'https://sumiwa.example',
    inlineScripts: [inline],
  });
  const { headers } = await secure.app.request('/');
  const hash = createHash('sha256').update(inline).digest('base64');
  expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  const open = await startServer({ webFolder: folder, appUrl: 'http://localhost:3000' });
  expect((await open.app.request('/')).headers.get('strict-transport-security')).toBeNull();
});

test('a build without a landing page is refused at the start', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'sumiwa-web-'));
  await expect(startServer({ webFolder: empty })).rejects.toThrow('the build has no /index.html');
  rmSync(empty, { recursive: true });
});

test('the compressed text has a tag of its own, and a list or a weak tag is understood', async () => {
  const plain = (await get('/favicon.svg')).headers.get('etag') ?? '';
  const response = await get('/favicon.svg', { 'accept-encoding': 'gzip, br' });
  const compressed = response.headers.get('etag') ?? '';
  expect(compressed).toBe(plain.replace(/"$/, '-br"'));
  expect((await get('/favicon.svg', { 'if-none-match': compressed })).status).toBe(200);
  for (const known of [`"other", W/${plain}`, '*']) {
    const again = await get('/favicon.svg', { 'if-none-match': known });
    expect(again.status).toBe(304);
    expect(again.headers.get('vary')).toContain('accept-encoding');
  }
});
