import { heading, type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { introduced, saidInOrder } from '#domain/caretaker/answering/quoting/said-passage.ts';
import type { EmergencyKind } from '#domain/caretaker/danger/emergency-kind.ts';
import type { Evidence, EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import {
  type Contact,
  contactLine,
  contactRecords,
} from '#domain/caretaker/records/contact-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { type EmergencyPlan, emergencyPlan } from './emergency-plan.ts';

const leastChance = 0.03;
const mostQuoted = 8;
/** The kinds of documents that tell what to do, the best first. */
const helpful: readonly string[] = ['disaster', 'insurance', 'notice', 'rule'];

/** The list of numbers has been told already; money, papers and preparations can wait. */
const notNow = /電話|連絡先|保険|補償|責任|賠償|費用|書類|点検|訓練|備え|備蓄|防止/;

type Given = {
  readonly kind: EmergencyKind;
  /** What was asked, as it is written. */
  readonly said: string;
  readonly evidence: Evidence;
  readonly contacts: AssociationFacts['contacts'];
  /** What else was asked in the same breath, answered. */
  readonly answer?: readonly Line[];
};

/** 緊急のとき: the numbers first, then calm steps, then the answer or what the association's own documents say. */
export function emergencyLines(given: Given): readonly Line[] {
  const { kind, said, evidence, contacts, answer = [] } = given;
  const plan = emergencyPlan(kind, said);
  const { first, movesFirst, steps } = plan;
  const numbers = numberLines(contacts, plan);
  const start = own(`**${first}**`);
  const told = [
    ...(movesFirst ? [start, ...numbers] : [...numbers, start]),
    heading('まず、すること'),
    ...steps.map((step, index) => own(`${index + 1}. ${step}`)),
  ];
  return answer.length > 0
    ? [...told, heading('お尋ねについて'), ...answer]
    : [...told, ...documentLines(evidence, plan, told)];
}

function numberLines(
  contacts: AssociationFacts['contacts'],
  { publicNumbers, publicFirst, ownNumbers }: EmergencyPlan,
): readonly Line[] {
  const isOwn = ({ name, phone, purpose }: Contact) => ownNumbers.test(`${name}${phone}${purpose}`);
  // 119 is 119 everywhere; for #7119 the association's own line says when it answers.
  const isTold = ({ phone }: Contact) =>
    !isRegional(phone) && publicNumbers.some((line) => line.includes(`**${phone}**`));
  const hasOwn = (line: string) =>
    contacts.some(({ phone }) => isRegional(phone) && line.includes(`**${phone}**`));
  const own119 = publicNumbers.filter((line) => !hasOwn(line)).map((line) => own(`- ${line}`));
  const local = contacts
    .filter((contact) => contact.kind === 'emergency' && isOwn(contact) && !isTold(contact))
    .flatMap((contact) => contactQuote(contacts, contact));
  // Where nobody named a number, the one for all failures of the building is better than none.
  const whoever =
    local.length + own119.length === 0
      ? contacts
          .filter(({ kind }) => kind === 'emergency')
          .flatMap((one) => contactQuote(contacts, one))
      : [];
  return publicFirst ? [...own119, ...local] : [...local, ...own119, ...whoever];
}

const called = '電話 ';
const isRegional = (phone: string): boolean => phone.startsWith('#');

export function contactQuote(
  contacts: AssociationFacts['contacts'],
  contact: Contact,
): readonly Line[] {
  const words = contactLine(contact);
  const passage = contactRecords({ contacts }).find(({ text }) => text.split('\n').includes(words));
  // # is escaped at the beginning of a line only, where it does not stand.
  const phone = escapeMarkdown(`${called}${contact.phone}`).slice(called.length);
  const markdown = `- ${escapeMarkdown(words).replace(phone, `**${phone}**`)}`;
  return passage ? [{ markdown, quotes: [{ passage, words }] }] : [];
}

/** The steps of the association's own manual, where it speaks of this very danger. */
function documentLines(
  { items }: Evidence,
  { about, sentence }: EmergencyPlan,
  told: readonly Line[],
): readonly Line[] {
  const helping = items
    .filter(({ chance, passage }) => chance >= leastChance && helpful.includes(passage.category))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const manual = helping.find(({ passage }) => speaksOf(passage, about));
  const lines = manual
    ? stepsOf(manual, told)
    : (helping
        .map((item) => unsaid(matching(item, sentence), told))
        .find(({ length }) => length > 0) ?? []);
  return lines.length === 0 ? [] : [heading('このマンションの書類から'), ...introduced(lines)];
}

/** A short page is quoted whole; of one too long for it, what was said above makes room for the rest. */
function stepsOf(manual: EvidenceItem, told: readonly Line[]): readonly Line[] {
  const steps = saidInOrder(manual, Number.POSITIVE_INFINITY);
  return steps.length <= mostQuoted ? steps : unsaid(steps, told).slice(0, mostQuoted);
}

const contentWords = /[一-龠々]+|[ァ-ヶー]{2,}|[0-9-]+/g;
const label = /(?:^|／)[^：／]{1,8}：/g;

/** 火を使わない。 after 火を使わないでください。: said once is enough for a frightened reader. */
function unsaid(lines: readonly Line[], told: readonly Line[]): readonly Line[] {
  const said = told.map(({ markdown }) => markdown).join(' ');
  const isSaid = ({ quotes }: Line) =>
    quotes.every(({ words }) => {
      const content = words.replace(label, '／').match(contentWords) ?? [];
      return content.length > 0 && content.every((word) => said.includes(word));
    });
  return lines.filter((line) => !isSaid(line));
}

function matching(item: EvidenceItem, sentence: RegExp | undefined): readonly Line[] {
  if (sentence === undefined) return [];
  return saidInOrder(item, Number.POSITIVE_INFINITY).filter(({ quotes }) =>
    quotes.some(({ words }) => sentence.test(words)),
  );
}

/** A word in passing is not enough: 身の危険を感じるときは110番へ stands among the advice on noise. */
function speaksOf({ heading: place, sourceTitle, text }: KnowledgePassage, about: RegExp): boolean {
  if (notNow.test(place)) return false;
  return about.test(place) || (about.test(sourceTitle) && about.test(text));
}

const rankOf = ({ passage }: EvidenceItem): number => helpful.indexOf(passage.category);
