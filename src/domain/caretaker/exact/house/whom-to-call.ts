import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { contactQuote } from '#domain/caretaker/answering/spoken/emergency-lines.ts';
import { ofTheBuilding } from '#domain/caretaker/answering/spoken/lamp-lines.ts';
import type { Known } from '#domain/caretaker/exact/known.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { Contact } from '#domain/caretaker/records/contact-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { anyDevice, type HouseholdThing } from './household-things.ts';
import { whoseThing } from './whose-thing.ts';

export type SharedThing = { readonly name: string; readonly words: RegExp };

const calledOtherwise: readonly (readonly [asked: string, told: RegExp])[] = [
  ['オートロック|自動ドア|エントランスの(?:自動)?(?:ドア|扉)', /自動扉|オートロック/],
  ['(?:機械式(?:の)?)?駐車場の(?:機械|装置|操作盤)|機械式(?:駐車場)?', /機械式駐車場/],
  ['(?:監視|防犯)カメラ', /防犯カメラ/],
];

/** 設備 of the house that the question names; the longest name counts. */
export function sharedThing(text: string, { facts }: Known): SharedThing | undefined {
  return facts.equipment
    .flatMap(({ name }) => {
      const found = wordsFor(name).exec(text)?.[0] ?? '';
      return found === '' ? [] : [{ name, words: wordsFor(name), length: found.length }];
    })
    .toSorted((one, other) => other.length - one.length)
    .at(0);
}

/** インターホン設備 is called インターホン, 排水管・排水桝 either. */
function wordsFor(name: string): RegExp {
  const parts = plainQuestion(name)
    .split('・')
    .map((part) => part.replace(/(?<=.{2})設備$/, ''))
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const others = calledOtherwise.filter(([, told]) => told.test(name)).map(([asked]) => asked);
  return new RegExp([...others, ...parts].join('|'));
}

const numbers = ({ facts: { contacts } }: Known, fits: (contact: Contact) => boolean) =>
  contacts.filter(fits).flatMap((contact) => contactQuote(contacts, contact));

const faultsOfHouse = (known: Known) =>
  numbers(known, ({ purpose }) => ofTheBuilding.test(purpose));

/** 共用部分: the number of that very equipment, else the one for all that the house shares. */
export function sharedLines(shared: SharedThing | undefined, known: Known): readonly Line[] {
  if (shared === undefined) {
    const whom = faultsOfHouse(known);
    return whom.length === 0
      ? []
      : [own('共用部分の設備の故障は、次の番号へ場所をお知らせください。'), ...whom];
  }
  const { own: ofDwelling, shared: ofHouse } = whoseThing(shared.words, known.passages);
  const whom = faultNumber(shared, known);
  return whom.length === 0 ? [] : [...whom, ...(ofHouse.length > 0 ? ofHouse : ofDwelling)];
}

/** 機械式駐車場の故障 in the list of numbers, else the company of its record. */
function faultNumber({ name, words }: SharedThing, known: Known): readonly Line[] {
  const listed = numbers(known, ({ purpose }) => words.test(purpose) && /故障/.test(purpose));
  if (listed.length > 0) {
    return [own(`${escapeMarkdown(name)}の故障は、次の番号へお知らせください。`), ...listed];
  }
  const index = known.facts.equipment.findIndex((one) => one.name === name);
  const phone = known.facts.equipment[index]?.contractorPhone ?? '';
  const passage = known.passages.find(({ id }) => id === `record-equipment-${index + 1}`);
  const line = passage?.text
    .split('\n')
    .find((one) => one.startsWith(`${name}の保守と故障の連絡先`));
  if (passage === undefined || line === undefined || phone === '') return [];
  const markdown = escapeMarkdown(line).replace(phone, `**${phone}**`);
  return [{ markdown, quotes: [{ passage, words: line }] }];
}

/** 専有部分: the dwelling has it mended; whom to tell where others have the same, or where it is not clear. */
export function dwellingLines(thing: HouseholdThing, known: Known): readonly Line[] {
  const { passages, facts } = known;
  const told = whoseThing(thing.told, passages);
  const claim = told.own.length > 0 ? told.own : whoseThing(anyDevice, passages).own;
  const desk = numbers(known, ({ name }) => /管理(?:事務室|[員人]室)/.test(name));
  return [
    {
      markdown: facts.filesAsResident ? askLandlord(thing) : ownRepair(thing, claim.length > 0),
      quotes: claim.flatMap(({ quotes }) => quotes),
    },
    ...(told.own.length > 0 ? told.own : told.shared),
    ...(thing.hangsOnHouse ? introduced(ofOthersToo, faultsOfHouse(known)) : []),
    ...introduced('どこへ頼めばよいか分からないときは、管理事務室へお尋ねください。', desk),
    ...(thing.burnsGas ? gasLines(known) : []),
  ];
}

const ofOthersToo =
  'ほかの住戸でも同じとき、共用の管や設備が原因と思われるときは、次の番号へお知らせください。';

const askLandlord = ({ name }: HouseholdThing): string =>
  `${name}など、住戸の設備の修理は、**まず部屋の所有者（大家さん）に相談してください**。`;

const ownRepair = ({ name }: HouseholdThing, isTold: boolean): string =>
  `${name}など、住戸の設備は${isTold ? '専有部分で' : '住戸のもので'}、**修理は住戸で業者に頼みます**。`;

const introduced = (words: string, lines: readonly Line[]): readonly Line[] =>
  lines.length === 0 ? [] : [own(words), ...lines];

function gasLines(known: Known): readonly Line[] {
  const whom = numbers(known, ({ purpose }) => /ガスのにおい/.test(purpose));
  return introduced(
    'ガスのにおいがするときは、火や電気のスイッチに触らず、すぐに電話してください。',
    whom,
  );
}
