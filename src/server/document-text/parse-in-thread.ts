import type { RootContent } from 'mdast';
import { createFairQueue } from '#server/threads/fair-queue.ts';
import { runInThread } from '#server/threads/run-in-thread.ts';

type TreeReply = { readonly kind: 'tree'; readonly tree: readonly RootContent[] };

const inTurn = createFairQueue();
const markdownThread = {
  workerUrl: new URL('./markdown-worker.js', import.meta.url),
  timeoutMs: 10_000,
  memoryMb: 256,
};

/** The tree of a long text, while everybody else is served. What no parser gets through is plain text. */
export function parseInThread(
  markdown: string,
  associationId: string,
  thread = markdownThread,
): Promise<readonly RootContent[]> {
  return inTurn(associationId, async () => {
    const reply = await runInThread<TreeReply>(markdown, thread);
    return reply.kind === 'tree' ? reply.tree : plainTree(markdown);
  });
}

function plainTree(markdown: string): RootContent[] {
  return [{ type: 'paragraph', children: [{ type: 'text', value: markdown }] }];
}
