import { titleOfMarkdown, titleOfPlainText } from '#domain/documents/own-title.ts';
import { endingOf } from '#web/lib/document-words.ts';

const readBytes = 32 * 1024;

/** Only the server can read these; it may find a title in them. */
export function isNamedOnServer({ name }: Pick<File, 'name'>): boolean {
  return ['pdf', 'docx'].includes(endingOf(name));
}

/** 題名: what a text calls itself, so that it stands in the form at once; empty for every other kind. */
export async function titleInFile(file: File): Promise<string> {
  const ending = endingOf(file.name);
  const read = ending === 'txt' ? titleOfPlainText : titleOfMarkdown;
  if (!['txt', 'md', 'markdown'].includes(ending)) return '';
  try {
    return read(decode(new Uint8Array(await file.slice(0, readBytes).arrayBuffer())));
  } catch {
    // What went wrong is told when the file is sent.
    return '';
  }
}

function decode(bytes: Uint8Array): string {
  // The piece may end within a letter: `stream` waits for the rest of it.
  const asWritten = (label: string) =>
    new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
  try {
    return asWritten('utf-8');
  } catch {
    return asWritten('shift_jis');
  }
}
