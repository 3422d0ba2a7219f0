import { describe, expect, test } from 'vitest';
import { formatDate, weekdayName, weekdayOf } from '#domain/calendar.ts';
import {
  bandOf,
  comparedAverage,
  guidelineAverage,
  placeInBand,
} from '#domain/repair-plan/projection/guideline.ts';
import { project } from '#domain/repair-plan/projection/project.ts';
import { planOf } from '#domain/repair-plan/register/plan-inputs.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { buildDemonstration } from './build-demonstration.ts';
import {
  attendedIn,
  numberIn,
  signersIn,
  tablesIn,
  totalsIn,
  votesCastIn,
} from './testing/read-figures.ts';

const built = buildDemonstration('2026-11-21');
const documents = built.document;
const bodyOf = new Map(documents.map(({ slug, body }) => [slug, body]));

/** What is wrong, with the document it stands in. */
function wrongIn(check: (body: string, slug: string) => readonly string[]): string[] {
  return documents.flatMap(({ slug, body }) => check(body, slug).map((it) => `${slug}: ${it}`));
}

function matches(body: string, pattern: RegExp): readonly (readonly string[])[] {
  return [...body.matchAll(pattern)];
}

describe('what the documents say agrees', () => {
  test('days are on the weekday they are said to be on', () => {
    const dates = /(\d{4})年(\d{1,2})月(\d{1,2})日（([日月火水木金土])）/g;
    const wrong = wrongIn((body) =>
      matches(body, dates)
        .filter(([, year, month = '', day = '', weekday]) => {
          const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
          return weekdayName(weekdayOf(date)) !== weekday;
        })
        .map(([whole = '']) => whole),
    );
    expect(wrong).toEqual([]);
  });

  test('a notice says in its text when it takes place', () => {
    const events = built.document.filter(({ event_on }) => event_on !== null);
    expect(events.length).toBeGreaterThan(2);
    const wrong = events.filter(
      ({ event_on, event_starts_at, event_ends_at, body }) =>
        !body.includes(`${formatDate(event_on ?? '')} ${event_starts_at}〜${event_ends_at}`),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  test('the days without collection are those of the notice', () => {
    const notice = bodyOf.get('notice-year-end') ?? '';
    const told = built.garbage_pause.filter(({ starts_on }) => starts_on.startsWith('2026-12-31'));
    expect(told.map(({ ends_on, reason }) => [ends_on, reason])).toEqual([
      ['2027-01-03', '年末年始'],
    ]);
    expect(notice).toContain('12月31日から1月3日までは、どの種類のごみも収集がありません');
  });

  test('totals are the sums of what stands above them', () => {
    const totals = documents.flatMap(({ slug, body }) =>
      tablesIn(body).flatMap((table) => totalsIn(table).map((it) => ({ slug, ...it }))),
    );
    expect(totals.length).toBeGreaterThan(15);
    expect(totals.filter(({ said, sum }) => said !== sum)).toEqual([]);
  });

  test('settlements carry over what is left', () => {
    const rows = documents
      .filter(({ category }) => category === 'general-meeting')
      .flatMap(({ body }) => tablesIn(body))
      .filter(([head]) => head?.includes('次期繰越'))
      .flatMap(([, ...lines]) => lines);
    expect(rows).toHaveLength(10);
    const wrong = rows.filter((row) => {
      const [, opening = 0, income = 0, expense = 0, left = 0, closing = 0] = row.map(
        (cell) => numberIn(cell) ?? 0,
      );
      return income - expense !== left || opening + left !== closing;
    });
    expect(wrong).toEqual([]);
  });

  test('at general meetings as many votes are cast as were present', () => {
    const wrong = wrongIn((body, slug) => {
      if (!slug.startsWith('agm-minutes')) return [];
      const present = numberIn(/\| 合計 \| [^|]* \| ([^|]*) \|/.exec(body)?.[1] ?? '');
      return votesCastIn(body).flatMap((cast) => (cast === present ? [] : `${cast} of ${present}`));
    });
    expect(wrong).toEqual([]);
  });

  test('at board meetings those vote and sign who were there', () => {
    const wrong = wrongIn((body, slug) => {
      if (!slug.startsWith('board-')) return [];
      const { directors } = attendedIn(body);
      const votes = votesCastIn(body).filter((cast) => cast !== directors.length);
      const strangers = signersIn(body).filter((name) => !directors.includes(name));
      return [...votes.map((cast) => `${cast} of ${directors.length}`), ...strangers];
    });
    expect(wrong).toEqual([]);
  });

  test('a person named with a dwelling owns it', () => {
    const names = new Map(built.person.map(({ id, name }) => [id, name]));
    const numbers = new Map(built.dwelling.map(({ id, number }) => [id, number]));
    const owned = new Set(
      built.ownership.map(
        (it) => `${names.get(it.person_id)}（${numbers.get(it.dwelling_id)}号室）`,
      ),
    );
    const named = wrongIn((body) =>
      matches(
        body,
        /(?:[\p{Script=Han}]{1,3} [\p{Script=Han}\p{Script=Hiragana}]{1,4})（\d{3,4}号室）/gu,
      ).map(([whole = '']) => whole),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((it) => !owned.has(it.replace(/^.*: /, '')))).toEqual([]);
  });

  test('telephone numbers are those of the records', () => {
    const onlyInThePolicy = '0120-000-780';
    const known = new Set([
      onlyInThePolicy,
      ...built.contact_point.map(({ phone }) => phone),
      ...built.equipment.map(({ contractor_phone }) => contractor_phone),
    ]);
    const wrong = wrongIn((body) =>
      matches(body, /(?:045|0120)-\d{3}-\d{3,4}/g)
        .map(([phone = '']) => phone)
        .filter((phone) => !known.has(phone)),
    );
    expect(wrong).toEqual([]);
  });

  test('articles that are named are there', () => {
    const bylaws = bodyOf.get('bylaws') ?? '';
    const wrong = wrongIn((body, slug) => {
      const own = slug === 'bylaws' || slug.startsWith('rule-') ? body : bylaws;
      const inText = matches(
        body.replace(/[^。\n]*(?:区分所有法|旧規約)[^。\n]*/g, ''),
        /(管理規約|細則|法)?第(\d+)条/g,
      );
      return inText.flatMap(([whole = '', kind, number]) => {
        const text = kind === '管理規約' ? bylaws : own;
        if (kind === '法' || slug === 'bylaws-3') return [];
        return text.includes(`### 第${number}条`) ? [] : whole;
      });
    });
    expect(wrong).toEqual([]);
  });

  test('contracts cost in the document what they cost in the records', () => {
    const slugs = new Map(documents.map(({ id, slug }) => [id, slug]));
    const priced = built.contract.filter(
      ({ document_id, yearly_yen }) => document_id !== null && yearly_yen > 0,
    );
    expect(priced.length).toBeGreaterThan(4);
    const wrong = priced.filter(
      ({ document_id, yearly_yen }) =>
        !bodyOf
          .get(slugs.get(document_id ?? '') ?? '')
          ?.includes(`${yearly_yen.toLocaleString('ja-JP')}円`),
    );
    expect(wrong).toEqual([]);
  });

  test('averages of the plan are those of the screen, each with its period and its place in the band', () => {
    const [original, latest] = built.repair_plan_version.map(({ inputs }) => planOf(inputs, place));
    if (!original || !latest) throw new Error('Two versions are expected.');
    const told = (plan: RepairPlan) => `約${Math.round(averageOf(plan))}円`;
    const whole = guidelineAverage(original, project(original).years).average;
    expect([told(original), told(latest)]).toEqual(['約169円', '約185円']);
    expect([original, latest].map((plan) => placeInBand(averageOf(plan), band))).toEqual([
      'below',
      'within',
    ]);
    const summary = bodyOf.get('long-term-repair-plan') ?? '';
    expect(summary).toContain(
      `| この計画の平均（${periodOf(original)}の30年間。はじめの残高と繰入れを含む概算） | 約${Math.round(whole)}円 |`,
    );
    expect(summary).toContain(
      `${told(original)}となり、目安の幅の下限（${band.low}円）をわずかに下回り`,
    );
    expect(summary).toContain(
      `${periodOf(latest)}の30年間で計算し直すと、同じ比べ方で${told(latest)}となり、目安の幅の中`,
    );
    const report = bodyOf.get('reserve-task-force') ?? '';
    expect(report).toContain(
      `${periodOf(latest)}で計算し直した平均は、機械式駐車場の分を引いて概算で${told(latest)}`,
    );
    expect(report).toContain(
      `${periodOf(original)}の計画では${told(original)}で、下限をわずかに下回る`,
    );
  });
});

const place = {
  building: { completedYear: 2008, floors: 10, grossAreaM2: 5_612.3 },
  dwellings: built.dwelling.map(({ number, area_m2, share_numerator }) => ({
    id: number,
    areaM2: area_m2,
    share: share_numerator,
  })),
};
const band = bandOf({ ...place.building, mechanicalParking: [] });

function averageOf(plan: RepairPlan): number {
  return comparedAverage(plan, project(plan).years);
}

function periodOf(plan: RepairPlan): string {
  return `${plan.startYear}〜${endYearOf(plan)}年度`;
}
