import type { Entry } from '#web/lib/caretaker-chat/entry.ts';
import { plainTextOf } from '#web/lib/caretaker-plain-text.ts';

/** Tells those who listen to the screen how it stands, and the answer once it is complete. */
export function Announcer({ entries }: { entries: readonly Entry[] }) {
  return (
    <p role="status" className="sr-only">
      {wordsOn(entries.at(-1))}
    </p>
  );
}

function wordsOn(latest: Entry | undefined): string {
  if (latest?.message.role !== 'assistant') return '';
  if (latest.state === 'waiting') return latest.message.content;
  if (latest.state === 'streaming') return '回答を書いています。';
  if (latest.state === 'stopped') return '回答を止めました。';
  // An earlier conversation that was opened is read by the reader.
  if (latest.key === latest.message.id) return '';
  return `AI管理人の回答です。${plainTextOf(latest.message.content)}`;
}
