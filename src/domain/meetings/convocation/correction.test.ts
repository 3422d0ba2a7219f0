import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConvocationPaper } from './convocation-paper.ts';
import {
  type CorrectionDraft,
  correctionFault,
  correctionMail,
  correctionPaper,
} from './correction.ts';

const sent: ConvocationPaper = {
  title: '第21期通常総会',
  association: 'みどり坂レジデンス管理組合',
  chair: '山田 太郎',
  lead: '第21期通常総会を下記のとおり開催します。',
  rows: [
    ['日時', '令和9年5月23日（2027年・日曜日）　10:00〜12:00'],
    ['場所', '1階集会室'],
  ],
  items: [
    {
      id: 'i1',
      kind: 'ordinary',
      label: '第1号議案',
      title: '外灯の取替え',
      plain: '',
      kindName: '普通決議',
      pass: '過半数',
      gist: ['外灯を、税込110万円以内で取り替えます。'],
      reason: [],
      rows: [],
    },
  ],
  enclosures: [],
  bound: [{ label: '資料1', title: '見積書', itemLabel: '第1号議案', sha256: 'ab', rows: [] }],
  slipNotes: [],
};
const judged = { today: '2027-05-01', deadlineOn: '2027-05-22', latestOn: '2027-05-08' };
const day = { kind: 'day' as const, heldOn: '2027-05-30', startsAt: '10:00', endsAt: '12:00' };

describe('what is put right', () => {
  test('a place and a day stand beside those that were sent', () => {
    const place = correctionPaper(sent, { kind: 'place', place: '2階会議室' });
    expect(place).toMatchObject({ about: '場所', wrong: '1階集会室', right: '2階会議室' });
    expect(correctionPaper(sent, day)).toMatchObject({
      wrong: '令和9年5月23日（2027年・日曜日）　10:00〜12:00',
      right: '令和9年5月30日（2027年・日曜日）　10:00〜12:00',
    });
    const { subject, body } = correctionMail(place, '佐藤');
    expect(subject).toBe('【訂正】第21期通常総会　招集通知の訂正');
    expect(body).toContain('■誤\n1階集会室\n\n■正\n2階会議室');
  });

  test('words have to be those that were sent; an enclosure has to be one of them', () => {
    const words = { kind: 'words' as const, wrong: '税込 110万円以内', right: '税込100万円以内' };
    expect(correctionFault(sent, words, judged)).toBeNull();
    expect(correctionFault(sent, { ...words, wrong: '税込120万円' }, judged)).toContain(
      '見つかりません',
    );
    const enclosure = {
      kind: 'enclosure' as const,
      label: '資料1',
      wrong: '3頁の計',
      right: '4頁の計',
    };
    expect(correctionFault(sent, enclosure, judged)).toBeNull();
    expect(correctionPaper(sent, enclosure).about).toBe('資料1　見積書');
    expect(correctionFault(sent, { ...enclosure, label: '資料2' }, judged)).toContain('ありません');
  });
});

describe('what the law leaves no room for', () => {
  test('a day needs the whole period after today, and lies behind the last day for slips', () => {
    expect(correctionFault(sent, day, judged)).toBeNull();
    expect(correctionFault(sent, day, { ...judged, today: '2027-05-09' })).toContain(
      'あらためて招集',
    );
    expect(correctionFault(sent, { ...day, heldOn: '2027-05-22' }, judged)).toContain('締切');
    expect(correctionFault(sent, { ...day, endsAt: '10:00' }, judged)).toContain('終わりの時刻');
  });

  test('a place that was wrong is told at any time', () => {
    const late = { ...judged, today: '2027-05-22' };
    expect(correctionFault(sent, { kind: 'place', place: '2階会議室' }, late)).toBeNull();
  });

  test('nothing is corrected into itself, or into nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom('1階集会室', '1階 集会室', ' 1階集会室\n', '', '　'), (place) => {
        const draft: CorrectionDraft = { kind: 'place', place };
        expect(correctionFault(sent, draft, judged)).not.toBeNull();
      }),
    );
  });
});
