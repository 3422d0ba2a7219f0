import { describe, expect, test } from 'vitest';
import { agendaBlocks } from './agenda-blocks.ts';
import { convocationMail } from './convocation-mail.ts';
import { type ConvocationFacts, convocationPaper } from './convocation-paper.ts';
import { dispatchPlan, planCounts } from './dispatch-plan.ts';
import { sendingVerdict } from './sending-verdict.ts';
import { readSlipCode, slipCodes, spacedSlipCode } from './slip-code.ts';
import { stageOf } from './stage.ts';

describe('what blocks the agenda', () => {
  test('names the item and says what is missing', () => {
    expect(
      agendaBlocks([
        { label: '第1号議案', title: '決算', faults: [] },
        { label: '第2号議案', title: '工事', faults: ['議案の要領がありません。'] },
        { label: '第3号議案', title: ' ', faults: ['件名を入れてください。'] },
      ]),
    ).toEqual([
      '第2号議案「工事」：議案の要領がありません。',
      '第3号議案「件名なし」：件名を入れてください。',
    ]);
  });

  test('a meeting without items cannot be called', () => {
    expect(agendaBlocks([])).toHaveLength(1);
    expect(agendaBlocks([{ label: '第1号議案', title: '決算', faults: [] }])).toEqual([]);
  });
});

describe('the day of sending', () => {
  const twoWeeks = {
    latestOn: '2026-05-09',
    urgentOn: '2026-05-16',
    period: { count: 14, unit: 'day' },
  } as const;
  const on = (
    today: string,
    dispatch: Parameters<typeof sendingVerdict>[0]['dispatch'] = twoWeeks,
  ) => sendingVerdict({ today, heldOn: '2026-05-24', dispatch });

  test('fourteen clear days before 24 May end with 9 May', () => {
    expect(on('2026-05-09').state).toBe('in-time');
    expect(on('2026-05-10').state).toBe('urgent');
    expect(on('2026-05-16').state).toBe('urgent');
    expect(on('2026-05-17').state).toBe('late');
  });

  test('too late says which day would do: 17 May, fourteen days between, is 1 June', () => {
    expect(on('2026-05-17').words).toContain('2026年6月1日');
    expect(on('2026-05-10', { ...twoWeeks, urgentOn: null }).words).toContain('2026年5月25日');
  });
});

describe('how far it is', () => {
  const version = { digest: 'a', approvedAt: null, sentAt: null };
  test.each([
    [null, 'draft'],
    [version, 'asked'],
    [{ ...version, approvedAt: 1 }, 'approved'],
    [{ ...version, digest: 'b', approvedAt: 1 }, 'changed'],
    [{ digest: 'b', approvedAt: 1, sentAt: 2 }, 'sent'],
  ] as const)('%o is %s', (latest, stage) => {
    expect(stageOf(latest, 'a')).toBe(stage);
  });
});

describe('whom it goes to', () => {
  const dwellings = [
    { dwellingId: 'd1', number: '101', owners: ['a'] },
    { dwellingId: 'd2', number: '102', owners: ['a'] },
    { dwellingId: 'd3', number: '201', owners: ['b', 'c'] },
  ];
  const owner = (id: string, livesHere: boolean, hasMail: boolean) => ({
    id,
    name: id,
    livesHere,
    hasMail,
  });
  const owners = [owner('a', true, true), owner('b', false, false), owner('c', true, true)];
  const heads = [
    { dwellings: '101、102', voters: ['a'] },
    { dwellings: '201', voters: [] },
  ];

  test('each head once; co-owners without a voter through the first of them', () => {
    const plan = dispatchPlan(heads, { dwellings, owners, byMail: true });
    expect(plan.map(({ personId, dwellingId, way }) => [personId, dwellingId, way])).toEqual([
      ['a', 'd1', 'mail'],
      ['b', 'd3', 'paper'],
    ]);
    expect(planCounts(plan)).toEqual({ mail: 1, paper: 1, posted: 1 });
  });

  test('where mail is not chosen, everybody gets paper; a voter comes before the first owner', () => {
    const named = [heads[0], { dwellings: '201', voters: ['c'] }].flatMap((it) => it ?? []);
    const plan = dispatchPlan(named, { dwellings, owners, byMail: false });
    expect(plan.map(({ personId }) => personId)).toEqual(['a', 'c']);
    expect(planCounts(plan)).toEqual({ mail: 0, paper: 2, posted: 0 });
  });
});

describe('the number of a slip', () => {
  test('is never given twice, and a slip of the hand is noticed', () => {
    let next = 0;
    const codes = slipCodes(300, () => Math.trunc(next++ / 2));
    expect(new Set(codes).size).toBe(300);
    for (const code of codes) {
      expect(readSlipCode(spacedSlipCode(code))).toBe(code);
      const wrong = `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
      expect(readSlipCode(wrong)).toBeUndefined();
    }
    expect(readSlipCode('1234567')).toBeUndefined();
  });
});

describe('what is printed and mailed', () => {
  const facts: ConvocationFacts = {
    association: 'みどり坂レジデンス管理組合',
    chair: '山田 太郎',
    title: '第21期通常総会',
    heldOn: '2027-05-23',
    startsAt: '10:00',
    endsAt: '12:00',
    place: '1階集会室',
    isElectronic: true,
    bound: [],
    terms: { deadlineOn: '2027-05-22', contact: '管理員室', voterIds: [], byMail: true },
    items: [
      {
        id: 'i1',
        label: '第1号議案',
        title: '収支決算の承認',
        topic: 'settlement',
        gist: '2026年度の収支決算を承認します。',
        reason: '',
        secret: null,
        why: '毎年の決算は、過半数で決めます。',
        demand: {
          kind: 'ordinary',
          name: '普通決議',
          pass: '出席した組合員の議決権の過半数',
          passCount: '60個のうち31個',
          quorum: '',
          quorumCount: '',
          article: '区分所有法第39条第1項',
          explainedIn: '',
          own: [],
          refused: '',
          besides: [],
          isLong: false,
        },
      },
    ],
  };

  test('the paper names day, place, items with kind, 要領, deadline, and what to bind in', () => {
    const paper = convocationPaper(facts);
    const words = JSON.stringify(paper);
    for (const part of [
      '令和9年5月23日（2027年・日曜日）',
      '1階集会室',
      '第1号議案',
      '2026年度の収支決算を承認します。',
      '普通決議',
      '60個のうち31個',
      '2027年5月22日（土）17時必着',
      '第1号議案：決算書、監査報告書',
    ]) {
      expect(words).toContain(part);
    }
    expect(paper.items[0]?.rows.map(([name]) => name)).not.toContain('要る出席');
  });

  test('資料 take the place of what is put beside by hand, in the notice and in the mail', () => {
    const settled = {
      id: 'e1',
      itemId: 'i1',
      kind: 'settlement' as const,
      title: '2026年度 決算書',
    };
    const paper = convocationPaper({
      ...facts,
      bound: [{ ...settled, sha256: 'ab', rows: [], faults: [] }],
    });
    expect(paper.enclosures).toEqual(['資料1　2026年度 決算書（第1号議案）']);
    expect(paper.bound).toMatchObject([{ label: '資料1', itemLabel: '第1号議案', sha256: 'ab' }]);
    const { body } = convocationMail(paper, { name: '佐藤', ballotUrl: null });
    expect(body).toContain('資料1　2026年度 決算書（第1号議案）');
    expect(body).toContain('「第21期通常総会_議案書.pdf」に綴じてあります');
  });

  test('a mail holds the 要領 itself; the page to answer on only for whoever has an account', () => {
    const paper = convocationPaper(facts);
    const member = convocationMail(paper, { name: '佐藤', ballotUrl: 'https://x.example/ballot' });
    const other = convocationMail(paper, { name: '佐藤', ballotUrl: null });
    expect(member.body).toContain('【議案の要領】2026年度の収支決算を承認します。');
    expect(member.body).toContain('https://x.example/ballot');
    expect(other.body).not.toContain('https://');
    expect(other.body).toContain('【議案の要領】2026年度の収支決算を承認します。');
  });
});
