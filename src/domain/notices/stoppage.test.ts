import { describe, expect, test } from 'vitest';
import { mostPressing } from './most-pressing.ts';
import { isDuring, stoppagesIn, stoppagesOn, type ToldNotice } from './stoppage.ts';
import { marksIn } from './stoppage-kinds.ts';
import { timeAtHome } from './stoppage-line.ts';
import { stoppageSentence, stoppageShort } from './stoppage-words.ts';
import { type TemplateId, templateIds, templateOf } from './templates.ts';
import { writeNotice } from './write-notice.ts';

const today = '2026-11-21';
const paper = (title: string, summary: string, given: Partial<ToldNotice> = {}): ToldNotice => ({
  id: title,
  origin: 'document',
  title,
  summary,
  body: '',
  issuedOn: '2026-11-17',
  urgency: 'normal',
  showsUntil: null,
  event: null,
  ...given,
});

/** One that was sent, for 2026-11-25 from 13 until 16. */
function sentAs(template: TemplateId, given: Partial<ToldNotice> = {}): ToldNotice {
  const { fields, urgency } = templateOf(template);
  const values = Object.fromEntries(
    fields.map(({ key, kind, usual = '受水槽' }) => [
      key,
      { day: '2026-11-25', time: '13:00', line: usual, text: '' }[kind],
    ]),
  );
  const words = writeNotice(templateOf(template), {
    ...values,
    until: '16:00',
    work: '外壁の工事',
  });
  return paper(words.title, '', { ...words, origin: 'sent', urgency, ...given });
}

const titlesOf = (notices: readonly ToldNotice[], on = today) =>
  stoppagesIn(notices, on).map(({ title }) => title);

test('what stops is a stoppage, what is only asked or told is not', () => {
  const stopping = [
    paper('断水のお知らせ（給水ポンプの点検）', '全住戸で断水する日時のお知らせです。'),
    paper('エレベーター定期点検のお知らせ', '毎月の点検で止まる日時と、止まる間のお願いです。'),
    paper('電気設備の法定点検', '共用部分が停電します。'),
    paper('機械式駐車場の休止', '工事のあいだ使えません。'),
  ];
  const others = [
    paper('年末年始の管理員の休みとごみの収集', '管理員の休み、ごみの収集のお知らせです。'),
    paper('防災訓練のご案内', '日時、内容のご案内です。'),
    paper('消防設備点検（1月）のお知らせ', '点検の日程と、留守のときの方法です。'),
    paper('生活の音についてのお願い', '夜の足音や家具の音、音への心づかいのお願いです。'),
    paper('断水の中止のお知らせ', '11月25日の断水は中止になりました。'),
    paper('大規模修繕の説明会', '外壁の工事を行う前に、説明会をひらきます。'),
  ];
  expect(titlesOf([...stopping, ...others])).toEqual(stopping.map(({ title }) => title));
});

describe('of the templates', () => {
  test('these tell of what stops, or of works', () => {
    const told = templateIds.flatMap((id) => {
      const { title, body } = sentAs(id);
      const marks = marksIn([title, ...body.split('\n').slice(0, 2)].join('\n'));
      return marks.length > 0 ? [[id, ...marks]] : [];
    });
    expect(told).toEqual([
      ['waterCut', 'water'],
      ['powerCut', 'power'],
      ['liftStopped', 'lift'],
      ['liftInspection', 'lift'],
      ['pitInspection', 'other'],
      ['scaffolding', 'works'],
      ['noisyWorks', 'works'],
    ]);
  });

  test('day and hours are those that were filled in', () => {
    expect(stoppagesIn([sentAs('powerCut')], today)).toMatchObject([
      {
        marks: ['power'],
        time: { on: '2026-11-25', lastOn: '2026-11-25', startsAt: '13:00', endsAt: '16:00' },
      },
    ]);
  });

  test('a lift that stands still is told that day alone', () => {
    const lift = sentAs('liftStopped', { issuedOn: today });
    expect(titlesOf([lift])).toHaveLength(1);
    expect(titlesOf([lift], '2026-11-22')).toEqual([]);
    expect(titlesOf([{ ...lift, showsUntil: '2026-11-22' }], '2026-11-22')).toHaveLength(1);
  });
});

test('with a day of its own it is news until that day is over, the nearest first', () => {
  const on = (day: string, issuedOn: string) =>
    paper(day, '断水', { issuedOn, event: { on: day, startsAt: '10:00', endsAt: '15:00' } });
  const notices = [
    on('2026-12-02', '2026-11-19'),
    on('2026-11-20', '2026-11-19'),
    on(today, '2026-08-01'),
  ];
  expect(titlesOf(notices)).toEqual([today, '2026-12-02']);
});

test('45 days after it was given it is no longer news', () => {
  const last = paper('断水のお知らせ', '', { issuedOn: '2026-10-07' });
  expect(titlesOf([last])).toHaveLength(1);
  expect(titlesOf([{ ...last, issuedOn: '2026-10-06' }])).toEqual([]);
});

test('what a document and a sent notice tell of the same hours is told once', () => {
  const event = { on: '2026-11-25', startsAt: '13:00', endsAt: '16:00' };
  const long = paper('断水のお知らせ（清掃）', '', { event });
  expect(titlesOf([sentAs('waterCut'), long])).toEqual(['断水のお知らせ（清掃）']);
  const later = { ...long, event: { ...event, endsAt: '17:00' } };
  expect(titlesOf([sentAs('waterCut'), later])).toHaveLength(2);
});

test('of all that stops, what one cannot live without stands on its own day', () => {
  const time = (on: string) => ({ on, lastOn: on, startsAt: null, endsAt: null });
  const parking = { marks: ['other'] as const, time: time('2026-12-08') };
  const net = { marks: ['internet'] as const, time: time('2026-12-08') };
  const lift = { marks: ['lift'] as const, time: time('2026-12-11') };
  const water = { marks: ['water'] as const, time: time('2026-12-09') };
  const told = (...them: Parameters<typeof mostPressing>[0]) => mostPressing(them, (it) => it);
  expect(told(parking, net, lift, water)).toBe('断水 2026-12-09ほか');
  expect(told(parking, { ...lift, marks: ['lift', 'water'] })).toBe('断水 2026-12-11ほか');
  expect(told(net)).toBe('ネット停止 2026-12-08');
  expect(told(parking, { ...water, time: null })).toBe('停止・点検 2026-12-08ほか');
  expect(told({ ...water, time: null })).toBeUndefined();
});

describe('a room', () => {
  const stoppages = stoppagesIn([sentAs('waterCut'), sentAs('pitInspection')], today);
  const on = (day: string, space = '集会室') =>
    stoppagesOn(stoppages, { day, space }).map(stoppageShort);

  test('is told what stops on the day of its use', () => {
    expect(on('2026-11-25')).toEqual(['断水']);
    expect(on('2026-11-24')).toEqual([]);
    expect(on('2026-11-25', '機械式駐車場')).toEqual(['断水', '使えません']);
    // Whoever moves uses no room: what only names a place is told without saying which.
    expect(stoppagesOn(stoppages, { day: '2026-11-25' }).map(stoppageShort)).toEqual(['断水']);
  });

  test('and whether it stops in the hours of the use', () => {
    const [water] = stoppages;
    if (!water) throw new Error('no stoppage');
    const during = (fromHour: number, untilHour: number) =>
      isDuring(water, { fromHour, untilHour });
    expect([during(11, 13), during(12, 14), during(15, 16), during(16, 18)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('in words', () => {
  const time = { on: '2026-11-25', lastOn: '2026-11-25', startsAt: '13:00', endsAt: '16:00' };
  const said = { marks: ['water'] as const, time, issuedOn: '2026-11-20' };

  test.each([
    [said, 'この日は、13時から16時まで断水の予定です（11月20日のお知らせ）。'],
    [
      { ...said, marks: ['power', 'lift'] as const },
      'この日は、13時から16時まで電気とエレベーターが止まる予定です（11月20日のお知らせ）。',
    ],
    [
      { ...said, marks: ['works'] as const, time: { ...time, startsAt: null, endsAt: null } },
      'この日は、工事の予定です（11月20日のお知らせ）。',
    ],
  ])('%#', (given, sentence) => {
    expect(stoppageSentence(given)).toBe(sentence);
  });

  test('of several days the first and the last', () => {
    expect(timeAtHome(time, today)).toBe('11月25日（水）13:00〜16:00');
    expect(timeAtHome({ ...time, lastOn: '2026-11-27' }, today)).toBe(
      '11月25日（水）から11月27日（金）まで',
    );
  });
});
