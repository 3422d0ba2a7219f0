import { fork } from 'node:child_process';

const processes = 2;
/** A server that stops answering ends the run, not the evening. */
const graceMs = 30_000;
const program = new URL('./load-process.mjs', import.meta.url);

/**
 * Asks one address again and again over a fixed number of connections, from processes of their own. `latenciesMs` of
 * all together is sorted; `busy` is the share of time in which the busiest of them was working.
 */
export async function load(url, { connections, warmUpMs, measureMs }) {
  const order = { url, connections: connections / processes, warmUpMs, measureMs };
  const answers = await Promise.all(Array.from({ length: processes }, () => runProcess(order)));
  return {
    latenciesMs: answers.flatMap(({ latenciesMs }) => latenciesMs).toSorted((a, b) => a - b),
    seconds: Math.max(...answers.map(({ seconds }) => seconds)),
    busy: Math.max(...answers.map(({ busy }) => busy)),
  };
}

function runProcess(order) {
  return new Promise((resolve, reject) => {
    const timeout = order.warmUpMs + order.measureMs + graceMs;
    const child = fork(program, [JSON.stringify(order)], { timeout });
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`asking ${order.url} ended with code ${code}`)));
  });
}

/** The value that the given share of all values does not exceed; `sorted` in ascending order. */
export function percentile(sorted, share) {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
