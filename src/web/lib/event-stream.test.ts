import { expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';

function streamOf(bytes: Uint8Array, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const edges = [0, ...cuts, bytes.length];
  return new ReadableStream({
    start(controller) {
      for (const [place, edge] of edges.entries()) {
        const next = edges[place + 1];
        if (next !== undefined) controller.enqueue(bytes.slice(edge, next));
      }
      controller.close();
    },
  });
}

async function eventsOf(text: string, cuts: readonly number[] = []): Promise<string[]> {
  const events: string[] = [];
  for await (const data of readEvents(streamOf(new TextEncoder().encode(text), cuts))) {
    events.push(data);
  }
  return events;
}

const text = ': hello\ndata: {"text":"燃えるごみ🗑は"}\n\nevent: x\ndata: 一行目\ndata:二行目\n\n';
const events = ['{"text":"燃えるごみ🗑は"}', '一行目\n二行目'];

test.each([
  ['LF', text],
  ['CRLF', text.replaceAll('\n', '\r\n')],
  ['CR', text.replaceAll('\n', '\r')],
])('events come out the same wherever two cuts fall (%s)', async (_name, sent) => {
  const { length } = new TextEncoder().encode(sent);
  for (let first = 0; first < length; first += 1) {
    expect(await eventsOf(sent, [first, Math.min(length, first + 1)])).toEqual(events);
  }
});

test('byte by byte', async () => {
  const { length } = new TextEncoder().encode(text);
  expect(
    await eventsOf(
      text,
      Array.from({ length: length - 1 }, (_, place) => place + 1),
    ),
  ).toEqual(events);
});

test('an event that was cut off is not one', async () => {
  expect(await eventsOf('data: 一\n\ndata: 二')).toEqual(['一']);
  expect(await eventsOf('')).toEqual([]);
});

test('whoever stops listening stops the sender', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 一\n\n')),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const data of readEvents(body)) {
    expect(data).toBe('一');
    break;
  }
  expect(isCancelled).toBe(true);
});
