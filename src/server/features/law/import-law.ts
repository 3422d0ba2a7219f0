import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { type Law, LawProblem } from './law.ts';
import { downloadLaw, largestBytes, xmlIn } from './load-law-xml.ts';
import { isLawId, readLaw } from './read-law.ts';

type Wanted = {
  /** A file, or the identifier of a law that e-Gov publishes. */
  readonly source: string;
  readonly inForceFrom: IsoDate | null;
  /** The address of e-Gov, unless it is the real one. */
  readonly address?: string | undefined;
};

export async function loadLaw({ source, inForceFrom, address }: Wanted): Promise<Law> {
  if (existsSync(source)) {
    const stat = statSync(source);
    if (!stat.isFile()) throw new LawProblem(`${source} はファイルではありません。`);
    if (stat.size > largestBytes)
      throw new LawProblem('ファイルが大きすぎます（30MBまで読み込めます）。');
    return readLaw(xmlIn(readFileSync(source)), { fileName: basename(source), inForceFrom });
  }
  if (!isLawId(source)) {
    throw new LawProblem(
      `${source} というファイルはありません。XMLファイルの場所か、法令ID（例：337AC0000000069）を指定してください。`,
    );
  }
  const bytes = await downloadLaw(source, address);
  return readLaw(xmlIn(bytes), { fileName: source, inForceFrom });
}

/** What was read, in sentences for the operator. */
export function importWords({
  title,
  lawNumber,
  inForceFrom,
  revisionId,
  articles,
}: Law): readonly string[] {
  const count = (test: (label: string) => boolean) =>
    articles.filter(({ label }) => test(label)).length;
  const supplements = count((it) => it.startsWith('附則'));
  const tables = count((it) => it.startsWith('別'));
  const parts = [
    `本則${articles.length - supplements - tables}条`,
    supplements > 0 && `附則${supplements}件`,
    tables > 0 && `別表${tables}件`,
  ];
  return [
    `${title}（${lawNumber}）を読み込みました：${parts.filter(Boolean).join('、')}`,
    inForceFrom
      ? `施行日：${formatPlainDate(inForceFrom)}　改正履歴ID：${revisionId}`
      : '施行日：分かりません。分かるときは --in-force 2026-04-01 のように指定して、もう一度読み込んでください。',
  ];
}
