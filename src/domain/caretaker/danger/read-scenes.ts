import { linesOfTable } from '#domain/caretaker/word-table.ts';
import { type EmergencyKind, emergencyKinds } from './emergency-kind.ts';
import { any, failing, happening } from './scene.ts';

export type Danger = {
  readonly kind: EmergencyKind;
  readonly seen: RegExp;
  /** What makes the same words harmless. */
  readonly harmless: RegExp | undefined;
};

const distance = /^~([0-9]+)~$/;

/** Reads the table of `scenes.txt`, which says how it is written; `known` holds names from elsewhere. */
export function readScenes(table: string, known: Readonly<Record<string, string>>): Danger[] {
  const sections = linesOfTable(table, known).join('\n').split('# ').slice(1);
  return sections.map(dangerOf);
}

function dangerOf(section: string): Danger {
  const [kind = '', ...lines] = section.trimEnd().split('\n');
  const [harmless] = lines.filter((line) => line.startsWith('! '));
  const scenes = lines.filter((line) => line !== harmless).map(sceneOf);
  return {
    kind: kindOf(kind),
    seen: new RegExp(scenes.join('|')),
    harmless: harmless === undefined ? undefined : new RegExp(harmless.slice(2)),
  };
}

function sceneOf(line: string): string {
  const parts = line.split(' ').map(wordOf);
  const at = parts.findIndex((part) => distance.test(part));
  if (at < 0) return any(parts);
  const [, within] = distance.exec(parts[at] ?? '') ?? [];
  return `${any(parts.slice(0, at))}[^。!?]{0,${within}}?${any(parts.slice(at + 1))}`;
}

/** `{0,8}` counts letters; braces around stems tell in which forms they are meant. */
const wordOf = (word: string): string =>
  word.replace(/\{(!?)([^0-9!}][^}]*)\}/g, (_, fails: string, stems: string) =>
    fails === '!' ? failing(...stems.split(',')) : happening(...stems.split(',')),
  );

function kindOf(name: string): EmergencyKind {
  const kind = emergencyKinds.find((one) => one === name);
  if (kind === undefined) throw new Error(`no kind of danger: ${name}`);
  return kind;
}
