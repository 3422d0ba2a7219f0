// The product's own modules, built as the server builds them, so that what is judged is what answers.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything the modules export, by name. The folder is inside the repository, where packages are found. */
export async function bundle(paths, name) {
  const outDir = join(root, '.cache', `eval-${name}-${process.pid}`);
  const input = Object.fromEntries(paths.map((path, place) => [`m${place}`, join(root, path)]));
  const output = { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' };
  mkdirSync(outDir, { recursive: true });
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      define: { __VERSION__: '"eval"' },
      build: { ssr: true, outDir, target: 'node20', rolldownOptions: { input, output } },
    });
    const files = Object.keys(input).map((file) => pathToFileURL(join(outDir, `${file}.mjs`)).href);
    const modules = await Promise.all(files.map((file) => import(file)));
    return Object.assign({}, ...modules);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
