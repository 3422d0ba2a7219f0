import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {import('@myriaddreamin/typst-ts-node-compiler').NodeCompiler} NodeCompiler */

const fontFiles = ['400Regular/NotoSansJP_400Regular.ttf', '700Bold/NotoSansJP_700Bold.ttf'];
/** Typst keeps what it laid out; what ten reports did not use again is forgotten. */
const keptReports = 10;

/** Templates read what is bound in from here, and nothing of the disk. */
const boundFolder = '/bound';

/** @typedef {import('./typesetter.ts').BoundFile} BoundFile */

/** @type {{ template: string }} */
const { template } = workerData;

/** The build puts the fonts beside this file; the source takes them from their package. */
function readFonts() {
  const { resolve } = createRequire(import.meta.url);
  return fontFiles.map((file) => {
    const built = new URL(`./fonts/${file.split('/').at(-1)}`, import.meta.url);
    return readFileSync(
      existsSync(built) ? built : resolve(`@expo-google-fonts/noto-sans-jp/${file}`),
    );
  });
}

/** Only now: where the package has no binary for this machine, only the report is missing. */
async function startCompiler() {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  return NodeCompiler.create({
    workspace: boundFolder,
    fontArgs: [{ fontBlobs: readFonts() }],
  });
}

/**
 * @param {NodeCompiler} compiler
 * @param {string} data
 * @param {readonly BoundFile[]} files
 */
function typeset(compiler, data, files) {
  const job = { mainFileContent: template, inputs: { data } };
  for (const { path, bytes } of files) compiler.mapShadow(boundFolder + path, Buffer.from(bytes));
  try {
    // Nobody can promise PDF/UA for the pages of others.
    return files.length > 0 ? compiler.pdf(job) : accessible(compiler, job);
  } finally {
    for (const { path } of files) compiler.unmapShadow(boundFolder + path);
    compiler.evictCache(keptReports);
  }
}

/**
 * @param {NodeCompiler} compiler
 * @param {{ mainFileContent: string, inputs: Record<string, string> }} job
 */
function accessible(compiler, job) {
  try {
    return compiler.pdf(job, { pdfStandard: 'ua-1' });
  } catch {
    // A character that no font has is an error of PDF/UA, and somebody's name all the same.
    return compiler.pdf(job);
  }
}

const starting = startCompiler().then(
  (compiler) => ({ compiler }),
  (error) => ({ missing: String(error) }),
);

/**
 * @param {{ data: string, files: readonly BoundFile[] }} asked
 * @returns {Promise<{ pdf: Uint8Array } | { missing: string } | { fault: string }>}
 */
async function answer({ data, files }) {
  const started = await starting;
  if ('missing' in started) return started;
  try {
    return { pdf: new Uint8Array(typeset(started.compiler, data, files)) };
  } catch (error) {
    return { fault: String(error) };
  }
}

parentPort?.on('message', async (/** @type {Parameters<typeof answer>[0]} */ asked) => {
  parentPort?.postMessage(await answer(asked));
});
