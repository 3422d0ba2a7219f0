import type { ChatMessage } from '#contract/caretaker.ts';

/** The answer for a mail or a notice: Markdown without the markers, then where it comes from. */
export function copiedText({ content, sources = [] }: ChatMessage, origin: string): string {
  const text = content.replace(/(?<![\\\w])\[\d{1,2}\](?![([:])/g, '').trim();
  if (sources.length === 0) return text;
  const lines = sources.map(({ title, place, href }) => {
    const address = href === '' ? '' : ` ${new URL(href, origin).href}`;
    return `- ${[title, place].filter(Boolean).join(' ')}${address}`;
  });
  return `${text}\n\n引用元：\n${lines.join('\n')}`;
}
