// The product's own modules, built as the server builds them, so that what is judged is what answers.
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

export const root = fileURLToPath(new URL('..', import.meta.url));

let bundleCount = 0;

/** Everything the modules at these paths export, by name; `trained` is a folder with another lexicon and its questions. */
export async function bundle(paths, name, trained) {
  const input = Object.fromEntries(paths.map((path, place) => [`m${place}`, path]));
  return Object.assign({}, ...Object.values(await bundleByName(input, name, trained)));
}

/** Each module under its own name. The folder is inside the repository, where packages are found. */
export async function bundleByName(paths, name, trained) {
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
      plugins: trained ? [withTrained(resolve(trained))] : [],
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

function withTrained(folder) {
  const trained = /\/(trained-(?:lexicon|questions)\.ts)$/;
  const resolveId = (source) => {
    const [, file] = trained.exec(source) ?? [];
    return file === undefined ? null : join(folder, file);
  };
  return { name: 'trained', enforce: 'pre', resolveId };
}
