import { postNames } from '#domain/board-meetings/board-record.ts';
import { addDays, daysBetween, formatPlainDate } from '#domain/calendar.ts';
import type { CheckFacts, OfficerTerm } from './facts.ts';
import type { Finding } from './finding.ts';
import { thresholds } from './thresholds.ts';

/** Without one of these the books are led or looked at by nobody. */
const needed = ['chair', 'treasurer', 'auditor'] as const;

const inOffice = (officers: CheckFacts['officers'], today: string) =>
  officers.filter(({ from, until }) => from <= today && today <= until);

/** Whoever looks at the books is not of the household that leads them. */
export function findAuditorsPost({ officers, today }: CheckFacts): Finding[] {
  const now = inOffice(officers, today);
  const others = now.filter(({ post }) => post === 'chair' || post === 'treasurer');
  return now
    .filter(({ post }) => post === 'auditor')
    .flatMap((auditor) =>
      others
        .filter((other) => isOneHousehold(auditor, other))
        .map((other) => ({
          check: 'auditor-post',
          subject: `${auditor.from} ${other.post}`,
          severity: 'check',
          yen: 0,
          sentence: `監事と${postNames[other.post]}が、${auditor.personId === other.personId ? '同じ方' : '同じ住戸の方'}です。会計をする人と、それを見る人が分かれるよう、次の総会で役員の分担を見直してください。`,
          basis: [auditor.from, other.post, other.from],
          entries: [],
          view: 'report',
        })),
    );
}

function isOneHousehold(one: OfficerTerm, other: OfficerTerm): boolean {
  if (one.personId === other.personId) return true;
  return one.dwellingIds.some((id) => other.dwellingIds.includes(id));
}

/** A term that ended without a successor on record, and a post that one person has held for years. */
export function findOfficerTerms(facts: CheckFacts): Finding[] {
  return [...findEndedTerms(facts), ...findLongTerms(facts)];
}

function findEndedTerms({ officers, today }: CheckFacts): Finding[] {
  const now = inOffice(officers, today);
  return needed.flatMap((post) => {
    const [last] = officers
      .filter((it) => it.post === post && it.until < today)
      .toSorted((one, other) => other.until.localeCompare(one.until));
    const isHeld = now.some((it) => it.post === post);
    if (!last || isHeld || daysBetween(last.until, today) <= thresholds.termDays) return [];
    return {
      check: 'officer-term',
      subject: `ended ${post}`,
      severity: 'check',
      yen: 0,
      sentence: `${postNames[post]}の任期が${formatPlainDate(last.until)}に終わり、次の方が役員の名簿にありません。総会の議事録を見て、名簿を新しくしてください。`,
      basis: [last.until],
      entries: [],
      view: 'report',
    };
  });
}

function findLongTerms({ officers, today }: CheckFacts): Finding[] {
  return inOffice(officers, today).flatMap((officer) => {
    const isNeeded = needed.some((post) => post === officer.post);
    const since = heldSince(officers, officer);
    const years = Math.floor(daysBetween(since, today) / 365.25);
    if (!isNeeded || years < thresholds.longTermYears) return [];
    return {
      check: 'officer-term',
      subject: `long ${officer.post} ${since}`,
      severity: 'note',
      yen: 0,
      sentence: `${postNames[officer.post]}を、同じ方が${formatPlainDate(since)}から続けて務めています。引き継ぎを考え、次の総会の前に理事会で相談してください。`,
      basis: [years],
      entries: [],
      view: 'report',
    };
  });
}

/** The day from which the person has held the post without a longer break. */
function heldSince(officers: CheckFacts['officers'], { personId, post, from }: OfficerTerm) {
  const own = officers
    .filter((it) => it.personId === personId && it.post === post && it.from < from)
    .toSorted((one, other) => other.from.localeCompare(one.from));
  let since = from;
  for (const before of own) {
    if (addDays(before.until, thresholds.termDays) < since) break;
    since = before.from;
  }
  return since;
}
