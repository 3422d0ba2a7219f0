const longest = 200;

/** 原本の名前: without folders, control characters and marks that turn the reading direction. */
export function cleanFileName(sent: string): string {
  const name = (sent.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Surrogate}\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim();
  if (/^\.*$/.test(name)) return '名前のないファイル';
  if (name.length <= longest) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  // The cut may go through a pair of units: half of it is no character.
  const start = name.slice(0, longest - ending.length).replace(/\p{Surrogate}$/u, '');
  return start + ending;
}
