// What a visitor downloads before each page works, brotli-compressed, against the limits the team set itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'dist/web';
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
const limitsKb = { landing: 90, application: 115, route: 30, engine: 165, figure: 300 };

const landing = Object.keys(manifest).find(
  (key) => manifest[key].isEntry && key.endsWith('index.html'),
);
const application = Object.keys(manifest).find(
  (key) => manifest[key].isEntry && key.endsWith('app.html'),
);
const landingFiles = scriptsOf(landing, { withDynamic: true });
const applicationFiles = scriptsOf(application);

const rows = [
  { name: 'landing page (all scripts)', files: landingFiles, limitKb: limitsKb.landing },
  { name: 'application shell', files: applicationFiles, limitKb: limitsKb.application },
  ...figureRows(),
  ...lazyRoutes().map((key) => ({
    name: `route ${key.replace(/^src\/web\//, '')}`,
    files: [...scriptsOf(key)].filter((file) => !applicationFiles.has(file)),
    limitKb: limitsKb.route,
  })),
];

let isOver = false;
for (const { name, files, limitKb } of rows) {
  const kb = [...files].reduce((sum, file) => sum + compressedBytes(file), 0) / 1024;
  if (kb > limitKb) isOver = true;
  const mark = kb > limitKb ? '✗' : '✓';
  process.stdout.write(
    `${mark} ${name.padEnd(48)} ${kb.toFixed(1).padStart(6)} / ${limitKb} kB br\n`,
  );
}
process.exit(isOver ? 1 : 0);

/** What stands on the stage of /vrm-assistant: asked for when the page works, and by no other page. */
function figureRows() {
  const page = scriptsOf('src/web/app/vrm-assistant-screen.tsx');
  const partOf = (key) =>
    [...scriptsOf(key)].filter((file) => !applicationFiles.has(file) && !page.has(file));
  return [
    {
      name: 'conversation of /vrm-assistant',
      files: partOf('src/web/app/vrm-conversation.tsx'),
      limitKb: limitsKb.route,
    },
    {
      name: 'figure: engine',
      files: partOf('src/web/features/avatar/avatar-player.ts'),
      limitKb: limitsKb.engine,
    },
    ...['spring', 'summer', 'autumn', 'winter'].map((season) => ({
      name: `figure: model, ${season}`,
      files: [`avatar/caretaker-${season}.vrm`],
      limitKb: limitsKb.figure,
    })),
  ];
}

/** Pages that the shell loads when they are opened. */
function lazyRoutes() {
  return (manifest[application].dynamicImports ?? []).filter(
    (key) => manifest[key].file.endsWith('.js') && key.startsWith('src/web/'),
  );
}

/** Every script that must be there before this one runs. */
function scriptsOf(start, { withDynamic = false } = {}) {
  const files = new Set();
  const seen = new Set();
  const waiting = [start];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []), ...(withDynamic ? (chunk.dynamicImports ?? []) : []));
  }
  return files;
}

function compressedBytes(file) {
  return readFileSync(join(folder, `${file}.br`)).length;
}
