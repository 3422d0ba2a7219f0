// Builds the web application and the server into dist/.
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { startEngine } from '../src/server/db/embedded/engine.js';

const pdfFonts = ['400Regular/NotoSansJP_400Regular.ttf', '700Bold/NotoSansJP_700Bold.ttf'];
const compressible = /\.(css|html|js|json|svg|txt|vrm)$/;

rmSync('dist', { recursive: true, force: true });
await import('./fonts.mjs');
await import('./avatar.mjs');
await build({ configFile: 'vite.config.ts', logLevel: 'warn' });
cpSync('node_modules/pdfjs-dist/cmaps', 'dist/web/pdf-cmaps', { recursive: true });
compressFiles('dist/web');
await build({ configFile: 'vite.server.config.ts', logLevel: 'warn' });
copyFonts('dist/server/fonts');
await makeCluster('dist/server/new-cluster.tar.gz');

/** Compressed once here, so that no request has to wait for it. */
function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name)) continue;
    const file = join(folder, name);
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), options));
  }
}

/** The whole fonts, for the PDFs: a name may hold any character. */
function copyFonts(folder) {
  mkdirSync(folder);
  for (const file of pdfFonts) {
    copyFileSync(
      `node_modules/@expo-google-fonts/noto-sans-jp/${file}`,
      join(folder, basename(file)),
    );
  }
}

/** What a new data folder starts from, so that no first start has to wait until PostgreSQL has made it. */
async function makeCluster(file) {
  const engine = await startEngine({}, { fsync: 'off' });
  await engine.exec('checkpoint');
  const tar = await engine.dump();
  await engine.close();
  writeFileSync(file, gzipSync(new Uint8Array(await tar.arrayBuffer())));
}
