// One of the processes that ask: its own connections, one request after the other on each.
import { Agent, get } from 'node:http';

const { url, connections, warmUpMs, measureMs } = JSON.parse(process.argv[2] ?? '{}');
const agent = new Agent({ keepAlive: true, maxSockets: connections });
// As browsers ask, so that compressing is part of what is measured.
const headers = { 'accept-encoding': 'br, gzip' };

await askFor(warmUpMs);
const before = performance.eventLoopUtilization();
const startedMs = performance.now();
const latenciesMs = await askFor(measureMs);
const seconds = (performance.now() - startedMs) / 1000;
const { utilization: busy } = performance.eventLoopUtilization(before);
agent.destroy();
process.send?.({ latenciesMs, seconds, busy });

async function askFor(durationMs) {
  const until = performance.now() + durationMs;
  const tookMs = [];
  async function repeat() {
    while (performance.now() < until) tookMs.push(await askOnce());
  }
  await Promise.all(Array.from({ length: connections }, repeat));
  return tookMs;
}

function askOnce() {
  const askedMs = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - askedMs);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    request.once('error', reject);
  });
}
