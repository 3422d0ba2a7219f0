// What a reader would see of a hostile text is only its letters, never its order turned round.
const directions = /[\u202a-\u202e\u2066-\u2069]/gu;
// The last three keep an address from being read before the backslashes in it are.
const marks = /[\\`*_[\]<>|~&@]|:(?=\/\/)|(?<=www)\./gi;
const lineMarks = /^(\s*)([#+\-=:])/gm;
const lineNumber = /^(\s*[0-9]{1,9})([.)])(?=\s|$)/gm;

/** A quoted text in Markdown that renders as its own letters, on one line. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(directions, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(marks, String.raw`\$&`)
    .replace(lineMarks, String.raw`$1\$2`)
    .replace(lineNumber, String.raw`$1\$2`);
}
