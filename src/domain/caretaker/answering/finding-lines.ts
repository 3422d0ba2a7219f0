import { asksResult } from '#domain/caretaker/evidence/asked/what-was-found.ts';
import type { Evidence, EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import { listed } from './quoting/direct-lines.ts';
import { placeOf } from './quoting/place-of.ts';
import { heading, type Line } from './quoting/quoted-line.ts';
import { spansOf } from './quoting/spans.ts';
import { tellsFinding } from './what-is-asked.ts';

const mostRows = 4;
/** 設備 and 点検 stand in the title of every report. */
const ofVisits =
  /設備|定期|年次|総合|点検|検査|清掃|調査|結果|報告書?|作業|指摘|異常|箇所|不具合|問題/g;
const word = /[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu;

/** 指摘された所: the rows of the newest report that tell of something found, where what was found was asked. */
export function findingLines(
  { items, understood }: Evidence,
  said: readonly Line[],
): readonly Line[] {
  if (!asksResult(understood.normalize('NFKC'))) return [];
  const subjects = understood.replaceAll(ofVisits, ' ').match(word) ?? [];
  const reports = items.filter((item) => isReportOn(item, subjects));
  const newest = reports
    .map(({ passage }) => passage.issuedOn ?? '')
    .toSorted()
    .at(-1);
  const saidWords = new Set(said.flatMap(({ quotes }) => quotes.map(({ words }) => words)));
  const lines = reports
    .filter(({ passage }) => (passage.issuedOn ?? '') === newest)
    .flatMap(({ passage }) => {
      const rows = spansOf(passage.text).filter(
        ({ isTableRow, text }) => isTableRow && tellsFinding(text) && !saidWords.has(text),
      );
      return listed(passage, rows);
    });
  const [first] = lines.flatMap(({ quotes }) => quotes);
  if (first === undefined) return [];
  return [heading(`${placeOf(first.passage)}で、指摘などがあった所`), ...lines.slice(0, mostRows)];
}

function isReportOn({ passage }: EvidenceItem, subjects: readonly string[]): boolean {
  const { category, validity, sourceTitle } = passage;
  if (category !== 'inspection' || validity === 'ended') return false;
  return subjects.some((subject) => sourceTitle.includes(subject));
}
