import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { CheckFacts, OfficerTerm } from '#domain/checks/facts.ts';
import { pick, type Random } from '#domain/matching/testing/people.ts';
import type { HonestBill } from './honest-bills.ts';
import { firstMonth } from './honest-dues.ts';

/** How an honest association decides, ordinary for the most part and now and then as no check expects it. */
export type HonestDecisions = {
  readonly papers: CheckFacts['papers'];
  readonly resolved: CheckFacts['resolved'];
  readonly termOut: CheckFacts['termOut'];
  readonly officers: readonly (OfficerTerm & { readonly enteredOn: IsoDate })[];
};

const agm = `${firstMonth.slice(0, 4)}-05-24`;
const largeYen = 300_000;
const workYen = 500_000;

export function makeDecisions(random: Random, bills: readonly HonestBill[]): HonestDecisions {
  const term = termOf(random);
  return {
    papers: papersOf(random, bills),
    resolved: [
      { title: '第3号議案 今年度の予算の件', heldOn: agm },
      ...bills
        .filter(({ code, yen }) => (code === '5150' || code === '6120') && yen >= workYen)
        .map((bill) => resolutionOf(random, bill)),
      ...term.flatMap(({ resolved }) => resolved),
    ].toSorted((one, other) => one.heldOn.localeCompare(other.heldOn)),
    termOut: term.map(({ out }) => out),
    officers: officersOf(random),
  };
}

/** Most compare two or three firms; what could not wait had one, some are bound by contract, some keep quotes elsewhere. */
function papersOf(random: Random, bills: readonly HonestBill[]): CheckFacts['papers'] {
  const keepsQuotes = random(4) > 0;
  return bills.map(({ id: entryId, yen }) => {
    const chance = random(100);
    if (!keepsQuotes || yen < largeYen) return { entryId, quotes: 0, hasContract: chance < 4 };
    if (chance < 80) return { entryId, quotes: 2 + random(2), hasContract: false };
    return chance < 90
      ? { entryId, quotes: 1, hasContract: false }
      : { entryId, quotes: 0, hasContract: true };
  });
}

/** Before the work, or afterwards where it could not wait; one of four titles says it in words of its own. */
function resolutionOf(
  random: Random,
  { billedOn, summary }: HonestBill,
): CheckFacts['resolved'][number] {
  const heldOn = addDays(billedOn, random(5) === 0 ? 10 + random(40) : -10 - random(60));
  const title =
    random(4) === 0 ? '第2号議案 共用部分の不具合への対応の件' : `第2号議案 ${summary}の件`;
  return { title, heldOn };
}

/** 定期預金 that was due and is kept for a large repair, in three of ten years. */
function termOf(random: Random) {
  if (random(10) > 2) return [];
  const postedOn = addDays(`${firstMonth}-01`, 60 + random(270));
  const title = pick(random, [
    '定期預金の満期後の扱いの件',
    '積立金の運用の件',
    '大規模修繕工事の支払いの件',
  ]);
  return [
    {
      out: { entryId: 'term', postedOn, summary: '定期預金の満期', amountYen: 5_000_000 },
      resolved: [{ title, heldOn: addDays(postedOn, -20 - random(200)) }],
    },
  ];
}

/** New ones every two years in May; one of five registers is brought up to date late, and somebody leaves now and then. */
function officersOf(random: Random): HonestDecisions['officers'] {
  const isSlow = random(5) === 0;
  const leaver = random(8) === 0 ? pick(random, ['chair', 'treasurer', 'auditor'] as const) : null;
  const isLong = random(10) === 0;
  const termsOf = (post: OfficerTerm['post'], dwelling: string, first: number) =>
    [first, first + 2, first + 4].flatMap((year) => {
      const from = `${year}-05-24`;
      const whole = {
        personId: isLong && post === 'chair' ? post : `${post}${year}`,
        dwellingIds: [`${dwelling}${year}`],
        post,
        from,
        until: `${year + 2}-05-24`,
        enteredOn: addDays(from, isSlow ? 20 + random(70) : random(10)),
      };
      if (leaver !== post || year + 2 <= 2026 || year > 2026) return [whole];
      const left = '2026-09-30';
      const since = addDays(left, 5 + random(70));
      return [
        { ...whole, until: left },
        { ...whole, personId: `${post} after`, dwellingIds: ['9'], from: since, enteredOn: since },
      ];
    });
  return [
    ...termsOf('chair', '1', 2022),
    ...termsOf('treasurer', '2', 2023),
    ...termsOf('auditor', '3', 2022),
  ];
}

/** What of it is known on a day. */
export function decidedOn(
  { papers, resolved, termOut, officers }: HonestDecisions,
  bills: readonly HonestBill[],
  today: IsoDate,
): Pick<CheckFacts, 'papers' | 'works' | 'resolved' | 'termOut' | 'officers'> {
  const known = bills.filter(({ billedOn }) => billedOn <= today);
  const ids = new Set(known.map(({ id }) => id));
  return {
    papers: papers.filter(({ entryId }) => ids.has(entryId)),
    works: known
      .filter(({ code, yen }) => (code === '5150' || code === '6120') && yen >= workYen)
      .map((it) => ({
        entryId: it.id,
        postedOn: it.billedOn,
        summary: `${it.payee} ${it.summary}`,
        fundId: it.fundId,
        accountId: it.code,
        yen: it.yen,
      })),
    resolved: resolved.filter(({ heldOn }) => heldOn <= today),
    termOut: termOut.filter(({ postedOn }) => postedOn <= today && postedOn > addDays(today, -90)),
    officers: officers.filter(({ enteredOn }) => enteredOn <= today),
  };
}
