// The product's own modules, built as the server builds them, so that what is judged is what answers.
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

export const root = fileURLToPath(new URL('..', import.meta.url));

let bundleCount = 0;

/** Everything the modules at these paths export, by name; `lexicon` is a file in place of the trained one. */
export async function bundle(paths, name, lexicon) {
  const input = Object.fromEntries(paths.map((path, place) => [`m${place}`, path]));
  return Object.assign({}, ...Object.values(await bundleByName(input, name, lexicon)));
}

/** Each module under its own name. The folder is inside the repository, where packages are found. */
export async function bundleByName(paths, name, lexicon) {
  // A folder of its own each time: Node would give back what it once imported from the same place.
  bundleCount += 1;
  const outDir = join(root, '.cache', `bundle-${name}-${process.pid}-${bundleCount}`);
  const input = Object.fromEntries(
    Object.entries(paths).map(([key, path]) => [key, join(root, path)]),
  );
  const output = { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' };
  mkdirSync(outDir, { recursive: true });
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: lexicon ? [withLexicon(resolve(lexicon))] : [],
      define: { __VERSION__: '"measured"' },
      build: { ssr: true, outDir, target: 'node20', rolldownOptions: { input, output } },
    });
    const loaded = Object.keys(input).map(async (key) => [
      key,
      await import(pathToFileURL(join(outDir, `${key}.mjs`)).href),
    ]);
    return Object.fromEntries(await Promise.all(loaded));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

function withLexicon(file) {
  const resolveId = (source) => (source.endsWith('/trained-lexicon.ts') ? file : null);
  return { name: 'lexicon', enforce: 'pre', resolveId };
}
