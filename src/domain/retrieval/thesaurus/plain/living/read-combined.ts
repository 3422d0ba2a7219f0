import { spellOut } from '#domain/retrieval/thesaurus/plain/spell-out.ts';
import { readTheme, type Theme } from '#domain/retrieval/thesaurus/theme.ts';

const joints = ['', 'を', 'が', 'は', 'も', 'に', 'の', 'で', 'って', 'とか'];

/**
 * Reads a theme whose hints may combine nouns and verbs: `鍵 かぎ × なくし 落とし ; 締め出され → 紛失` stands for
 * every noun, whatever particle follows it, before every verb, and for the words after the semicolon.
 */
export function readCombined(groups: string, hints: string): Theme {
  return readTheme(groups, hints.split('\n').map(combineLine).join('\n'));
}

function combineLine(line: string): string {
  const [from, to] = line.split('→');
  if (from === undefined || to === undefined) return line;
  const words = from.split(';').flatMap(combineWords);
  return `${[...new Set(words)].join(' ')} → ${to}`;
}

function combineWords(part: string): readonly string[] {
  const [nouns = [], verbs] = part.split('×').map((side) => side.split(/\s+/).filter(Boolean));
  if (verbs === undefined) return nouns;
  return spellOut(`{${nouns.join(',')}}{${joints.join(',')}}{${verbs.join(',')}}`);
}
