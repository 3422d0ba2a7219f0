import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { yearsBefore } from '#domain/repair-plan/certification/criteria.ts';
import { readDocuments } from './documents.ts';
import { relativeDates } from './relative-dates.ts';
import { seedCertificationAnswers } from './repair-certification.ts';

function answersOn(today: string) {
  const [row] = seedCertificationAnswers(relativeDates(today));
  if (!row) throw new Error('One row is expected.');
  return row.answers;
}

/** 「管理規約第23条第3項」: the article's text as the bylaws have it. */
function textOf(place: string): string {
  const [, article = '', paragraph = ''] = /^管理規約(第\d+条)第(\d+)項$/.exec(place) ?? [];
  const bylaws = readDocuments().find(({ slug }) => slug === 'bylaws')?.body ?? '';
  const section = bylaws.split(`### ${article}（`)[1]?.split('\n### ')[0] ?? '';
  return section.split('\n').find((line) => line.startsWith(`${paragraph}　`)) ?? '';
}

describe('what the board has told for the certification', () => {
  const { bylaws, residentsListOn, localGuideline } = answersOn('2026-11-21');

  it.each([
    ['emergency entry', bylaws?.emergencyEntry, '居住者の承諾を待たずに専有部分に立ち入る'],
    ['keeping records', bylaws?.recordKeeping, '点検の報告書及び修繕の履歴に関する記録'],
    ['giving information', bylaws?.informationOnRequest, '財務及び管理に関する情報'],
  ])('names the article about %s', (_what, place, words) => {
    expect(textOf(place ?? '')).toContain(words);
  });

  it('leaves open what the task force has still to find out', () => {
    expect([residentsListOn, localGuideline]).toEqual([null, null]);
  });

  it('has a members’ list of the last year on every day', () => {
    for (let day = 0; day < 1_500; day += 1) {
      const today = addDays('2026-05-20', day);
      const { ownersListOn } = answersOn(today);
      expect(ownersListOn !== null && ownersListOn <= today).toBe(true);
      expect(ownersListOn !== null && ownersListOn >= yearsBefore(today, 1)).toBe(true);
    }
  });
});
