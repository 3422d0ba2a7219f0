import { readFileSync } from 'node:fs';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';

type Prerender = typeof import('./src/web/landing/prerender.tsx');
type ThemeScript = typeof import('./src/contract/theme-script.ts');

/** Imports a module of src while building, so that one `vite build` also renders the landing page. */
async function importSource<T>(path: string): Promise<T> {
  const { module } = await runnerImport<T>(new URL(path, import.meta.url).pathname, {
    configFile: false,
    plugins: [react()],
    logLevel: 'error',
  });
  return module;
}

function prerender(): Plugin {
  return {
    name: 'prerender',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        const { themeScript } = await importSource<ThemeScript>('./src/contract/theme-script.ts');
        const theme = `<script>${themeScript}</script>`;
        if (path.endsWith('app.html')) {
          return html.replace(
            '<!--head-->',
            `${theme}<link rel="icon" href="/favicon.svg" type="image/svg+xml" />`,
          );
        }
        const { renderHead, renderLanding } = await importSource<Prerender>(
          './src/web/landing/prerender.tsx',
        );
        return html
          .replace('<!--head-->', theme + renderHead())
          .replace('<!--landing-->', renderLanding());
      },
    },
  };
}

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

export default defineConfig({
  plugins: [react(), tailwind(), prerender()],
  publicDir: 'public',
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: true,
    // The figure's engine (three.js) is one chunk of its own; scripts/budget.mjs holds it to its limit.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: { index: 'index.html', app: 'app.html' },
      // What both pages begin with is one file: in parts it is larger.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /src\/web\/ui\/(toast|theme-toggle|logo)\.tsx$|node_modules\/react-dom\//,
            },
            // What nearly every page of the application asks with, and its windows.
            {
              name: 'asking',
              test: /node_modules\/@tanstack\/|node_modules\/@radix-ui\/react-(focus-scope|focus-guards|id)\/|src\/web\/lib\/use-(endpoint|answer|session)\.ts$/,
            },
          ],
        },
      },
    },
  },
});
