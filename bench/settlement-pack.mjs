// How long a settlement pack takes to print: the first one, which starts the thread, and those after it.
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = fileURLToPath(new URL('settlement-parts.ts', import.meta.url));
const wantedMs = 1_500;
const rounds = 12;

export async function measureSettlementPack() {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await parts.renderPack(parts.examplePack());
    times.push(performance.now() - from);
  }
  const [firstMs, ...later] = times;
  const sorted = later.toSorted((one, other) => one - other);
  return {
    firstMs,
    medianMs: sorted[Math.floor(sorted.length / 2)],
    slowestMs: sorted.at(-1),
    wantedMs,
  };
}
