/** More than an uploaded document may have in the end; a hostile file has more, and nobody is to carry it about. */
export const mostCharacters = 600_000;

/**
 * The first of these that have no more characters together.
 * @template Part
 * @param {readonly Part[]} parts
 * @param {(part: Part) => number} lengthOf
 * @returns {{ taken: Part[], isCut: boolean }}
 */
export function takeWithin(parts, lengthOf) {
  let left = mostCharacters;
  const end = parts.findIndex((part) => {
    left -= lengthOf(part);
    return left < 0;
  });
  return end < 0
    ? { taken: [...parts], isCut: false }
    : { taken: parts.slice(0, end), isCut: true };
}
