import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export type BuiltProgram = { readonly file: string; remove(): void };

/**
 * Builds a program for a process of its own, as the product is built: the entry and the engine's
 * thread side by side. Node 20 cannot run TypeScript, and the built shape is tested on the way.
 */
export async function buildProgram(entry: URL): Promise<BuiltProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'sumiwa-program-'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: join(folder, 'server'),
      rolldownOptions: {
        input: {
          program: fileURLToPath(entry),
          'embedded-worker': join(process.cwd(), 'src/server/db/embedded/embedded-worker.js'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return {
    file: join(folder, 'server/program.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
