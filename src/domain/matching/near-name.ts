import { shortestCut, shortestTypo } from './thresholds.ts';

/** Whether a name is the beginning of another one, as banks cut it after 20, 30 or 48 letters. */
export function isCutOf(name: string, whole: string): boolean {
  return name.length >= shortestCut && name.length < whole.length && whole.startsWith(name);
}

/** Whether one letter was mistyped, left out or put in. */
export function isTypoOf(name: string, other: string): boolean {
  if (Math.min(name.length, other.length) < shortestTypo || name === other) return false;
  if (Math.abs(name.length - other.length) > 1) return false;
  let same = 0;
  while (same < name.length && name[same] === other[same]) same += 1;
  const [shorter, longer] = name.length < other.length ? [name, other] : [other, name];
  if (shorter.length < longer.length) return shorter.slice(same) === longer.slice(same + 1);
  return name.slice(same + 1) === other.slice(same + 1);
}
