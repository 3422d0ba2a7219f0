import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/** The server as plain JavaScript: migrations and the demonstration's documents are part of it, packages are not. */
export default defineConfig({
  publicDir: false,
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        'embedded-worker': 'src/server/db/embedded/embedded-worker.js',
        'report-worker': 'src/server/typesetting/report-worker.js',
        'markdown-worker': 'src/server/document-text/markdown-worker.js',
        'workbook-worker': 'src/server/features/leaving/archive/workbook-worker.js',
        'extraction-worker': 'src/server/extraction/reader/extraction-worker.js',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
