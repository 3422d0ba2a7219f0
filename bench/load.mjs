// Asks one address again and again over a fixed number of connections. The product is a process of its own, so
// this loop and the server's never wait for each other.
import { Agent, get } from 'node:http';

const headers = { 'accept-encoding': 'br, gzip' };

/** `latenciesMs` is sorted; `busy` is the share of time in which this process itself was working. */
export async function load(url, { connections, warmUpMs, measureMs }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await ask(url, { agent, connections, forMs: warmUpMs });
  const idle = performance.eventLoopUtilization();
  const startedMs = performance.now();
  const latenciesMs = await ask(url, { agent, connections, forMs: measureMs });
  const seconds = (performance.now() - startedMs) / 1000;
  const { utilization } = performance.eventLoopUtilization(idle);
  agent.destroy();
  return { latenciesMs: latenciesMs.toSorted((a, b) => a - b), seconds, busy: utilization };
}

async function ask(url, { agent, connections, forMs }) {
  const until = performance.now() + forMs;
  const latenciesMs = [];
  async function repeat() {
    while (performance.now() < until) latenciesMs.push(await askOnce(url, agent));
  }
  await Promise.all(Array.from({ length: connections }, repeat));
  return latenciesMs;
}

function askOnce(url, agent) {
  const startedMs = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedMs);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    request.once('error', reject);
  });
}

/** The value that the given share of all values does not exceed; `sorted` in ascending order. */
export function percentile(sorted, share) {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
