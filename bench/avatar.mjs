// The figure of /vrm-assistant in a real Chromium: how long until it is seen and how many pictures a second it draws
// while it speaks, each beside an empty scene of the same size in the same browser, and what ten visits leave behind.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { resolveChromium } from '../scripts/browser.mjs';
import { runProduct } from '../scripts/run-product.mjs';

const runs = 5;
const watchedMs = 5_000;
const visits = 10;
const idleRounds = 12;
/** Long enough to be greeted: who opens the page looks at it. */
const picturesSeen = 60;
/** After the second visit everything is loaded that stays. */
const mostGrowth = 1.1;
/** As the stage is at this width. */
const stage = { width: 400, height: 560 };

export async function measureAvatar() {
  const folder = mkdtempSync(join(tmpdir(), 'sumiwa-bench-'));
  const product = await runProduct({ dataDir: join(folder, 'data') });
  const { args, ...found } = await resolveChromium();
  const browser = await chromium.launch({
    ...found,
    args: [...args, '--enable-unsafe-swiftshader'],
  });
  try {
    return {
      ...(await measurePictures(browser, product.address)),
      memory: await measureVisits(browser, product.address),
    };
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** By turns, so that what else the machine does falls on both. */
async function measurePictures(browser, address) {
  const rows = [];
  for (let run = 0; run < runs; run += 1) {
    rows.push({
      figure: await measureFigure(browser, address),
      empty: await measureEmpty(browser, address),
    });
  }
  const medianOf = (read) => rows.map(read).toSorted((a, b) => a - b)[Math.floor(runs / 2)];
  const bothOf = (scene) => ({
    firstMs: medianOf((it) => it[scene].firstMs),
    aSecond: medianOf((it) => it[scene].aSecond),
  });
  return { runs, figure: bothOf('figure'), empty: bothOf('empty') };
}

async function measureFigure(browser, address) {
  const tab = await openTab(browser);
  const from = performance.now();
  await tab.goto(`${address}/vrm-assistant`);
  await tab.locator('[data-avatar=model]').waitFor();
  const firstMs = performance.now() - from;
  await tab.getByRole('textbox', { name: '質問' }).fill('ペットは何匹まで飼えますか？');
  await tab.keyboard.press('Control+Enter');
  await tab.locator('[data-mood=speaking], [data-mood=pointing]').waitFor();
  const before = await tab.evaluate(() => window.drawn);
  const since = performance.now();
  await tab.waitForTimeout(watchedMs);
  const drawn = (await tab.evaluate(() => window.drawn)) - before;
  const aSecond = drawn / ((performance.now() - since) / 1_000);
  await tab.context().close();
  return { firstMs, aSecond };
}

/** The same canvas with nothing on it, on a page of the same server, drawn as often as the screen asks. */
async function measureEmpty(browser, address) {
  const tab = await openTab(browser);
  const from = performance.now();
  await tab.goto(`${address}/robots.txt`);
  await tab.evaluate(async (size) => {
    const canvas = Object.assign(document.createElement('canvas'), size);
    document.body.append(canvas);
    window.gl = canvas.getContext('webgl2', { antialias: true });
    window.nextPicture = async () => {
      await new Promise((next) => requestAnimationFrame(next));
      window.gl.clear(window.gl.COLOR_BUFFER_BIT);
    };
    await window.nextPicture();
  }, stage);
  const firstMs = performance.now() - from;
  const aSecond = await tab.evaluate(async (ms) => {
    const since = performance.now();
    let count = 0;
    while (performance.now() - since < ms) {
      await window.nextPicture();
      count += 1;
    }
    return count / ((performance.now() - since) / 1_000);
  }, watchedMs);
  await tab.context().close();
  return { firstMs, aSecond };
}

/** Counts what is drawn; has a voice that begins and never ends, for there is none in a browser without sound. */
async function openTab(browser) {
  const context = await browser.newContext({
    locale: 'ja-JP',
    viewport: { width: 1280, height: 900 },
  });
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    window.drawn = 0;
    const drawing = WebGL2RenderingContext.prototype;
    const clear = Reflect.get(drawing, 'clear');
    drawing.clear = function counted(...given) {
      window.drawn += 1;
      return Reflect.apply(clear, this, given);
    };
    if (location.pathname !== '/vrm-assistant') return;
    localStorage.setItem('caretaker.voice', JSON.stringify({ answersWriting: true }));
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'ja-JP', localService: true, name: 'a voice' }],
      speak: (said) => said.dispatchEvent(new Event('start')),
      cancel: () => undefined,
    });
    class SpeechSynthesisUtterance extends EventTarget {
      constructor(text) {
        super();
        this.text = text;
      }
    }
    for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance })) {
      Object.defineProperty(window, name, { value, configurable: true });
    }
  });
  return tab;
}

/** What the second and the tenth visit leave behind, each after everything unused was thrown away. */
async function measureVisits(browser, address) {
  const tab = await openTab(browser);
  const session = await tab.context().newCDPSession(tab);
  await session.send('Performance.enable');
  const seen = [];
  let drawn = 0;
  await tab.goto(`${address}/demo`);
  for (let visit = 1; visit <= visits; visit += 1) {
    await tab.getByRole('link', { name: 'VRMアシスタント' }).first().click();
    await tab.locator('[data-avatar=model]').waitFor();
    await tab.waitForFunction((since) => window.drawn >= since, drawn + picturesSeen);
    drawn = await tab.evaluate(() => window.drawn);
    await tab.getByRole('link', { name: 'ホーム' }).first().click();
    await tab.locator('[data-avatar]').waitFor({ state: 'detached' });
    if (visit === 2 || visit === visits) seen.push(await leftOver(tab, session));
  }
  await tab.context().close();
  const [second, tenth] = seen;
  return { second, tenth, isKept: tenth.dataMb <= second.dataMb * mostGrowth };
}

/**
 * What the browser compiles is counted apart: the more often a page is seen, the more of it is compiled, whatever the
 * page lets go.
 */
async function leftOver(tab, session) {
  await tab.waitForTimeout(500);
  // What was compiled and is not used is thrown away by the collector only after it has seen it idle several times.
  for (let round = 0; round < idleRounds; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
  }
  const bytes = { data: 0, code: 0 };
  const { nodes, types, width, at } = await heapOf(session);
  for (let node = 0; node < nodes.length; node += width) {
    const isCode = types[nodes[node + at.type]] === 'code';
    bytes[isCode ? 'code' : 'data'] += nodes[node + at.size];
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const elements = metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
  return { dataMb: bytes.data / 2 ** 20, codeMb: bytes.code / 2 ** 20, elements };
}

async function heapOf(session) {
  const pieces = [];
  const keep = ({ chunk }) => pieces.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(pieces.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const at = { type: fields.indexOf('type'), size: fields.indexOf('self_size') };
  return { nodes, types: types[0], width: fields.length, at };
}
