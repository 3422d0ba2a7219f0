const joint = '{,を,が,は,も,に,の,で,と,って}';

/**
 * Every word a pattern stands for: `集まりに{行け,出られ}` is 集まりに行け and 集まりに出られ. A choice may be empty;
 * `_` is any particle or none.
 */
export function spellOut(pattern: string): readonly string[] {
  return pattern
    .replaceAll('_', joint)
    .split(/[{}]/)
    .map((part, place) => (place % 2 === 1 ? part.split(',') : [part]))
    .reduce<readonly string[]>(
      (starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)),
      [''],
    );
}

/** The same for a text of several words and lines, which keep their places. */
export function spellOutAll(text: string): string {
  return text.replace(/\S+/g, (pattern) => [...new Set(spellOut(pattern))].join(' '));
}
