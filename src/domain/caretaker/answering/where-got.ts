import type { Evidence } from '#domain/caretaker/evidence/evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { quoting } from './quoting/direct-lines.ts';
import { placeOf } from './quoting/place-of.ts';
import type { Line } from './quoting/quoted-line.ts';
import { type Span, spansOf } from './quoting/spans.ts';

const whereGot =
  /(?:どこ|どちら|どう(?:やって|すれば|したら))[^。]{0,4}(?:もらえ|もらい|手に入|入手|受け取|あり(?:ます)?|ある|置いて)|もらうには|もらいたい|届いて(?:い)?(?:な|ませ)|手元にな/;
/** A paper by its name: 委任状, 口座振替依頼書. */
const paper =
  /(?:委任状|議決権行使書|[\p{Script=Han}・]{2,12}(?:届出?書?|申[請込]書|依頼書|用紙|証明書|同意書|誓約書))/u;
const given = /同封|受け取(?:って|る|れます)|お?渡し|備え(?:て|付)|配[りっ布]|用意して/;
const mostRead = 5;

/** 委任状はどこでもらえますか: where the found papers say that it is enclosed or handed out, that goes before its rules. */
export function whereGotLead(
  question: string,
  { items }: Evidence,
  found: readonly Line[],
): readonly Line[] {
  const text = plainQuestion(question);
  const [name] = whereGot.test(text) ? (paper.exec(text) ?? []) : [];
  if (name === undefined || given.test(found[0]?.markdown ?? '')) return [];
  const lines = items.slice(0, mostRead).flatMap(({ passage }) => linesOn(passage, name));
  return lines.slice(0, 1);
}

function linesOn(passage: KnowledgePassage, name: string): readonly Line[] {
  const { validity, sourceTitle, text } = passage;
  const isStanding = validity === 'always' || validity === 'current';
  if (!isStanding || sourceTitle.includes('議事録') || !text.includes(name)) return [];
  const told = spansOf(text).find((span) => tellsWhere(span, name));
  return told
    ? [quoting(passage, [told], `${placeOf(passage)}：${escapeMarkdown(told.text)}`)]
    : [];
}

const tellsWhere = ({ text }: Span, name: string): boolean =>
  given.test(text) && (text.includes(name) || text.includes('用紙'));
