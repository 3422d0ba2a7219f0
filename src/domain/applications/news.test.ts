import { describe, expect, test } from 'vitest';
import { formInForce } from './all-forms.ts';
import { isToHand, newsMail, newsStateOf } from './news.ts';
import { resultPaper } from './paper-of.ts';
import { isFreshAnswer } from './state.ts';

describe('how far an answer has come', () => {
  test('a mail that nobody took is handed over like what goes on paper', () => {
    const mail = { way: 'mail', isHanded: false } as const;
    expect(newsStateOf({ ...mail, mailEnded: null })).toBe('waiting');
    expect(newsStateOf({ ...mail, mailEnded: 'accepted' })).toBe('mailed');
    expect(newsStateOf({ ...mail, mailEnded: 'refused' })).toBe('unreached');
    expect(newsStateOf({ ...mail, mailEnded: 'gaveUp', isHanded: true })).toBe('handed');
    const paper = { way: 'paper', mailEnded: null } as const;
    expect([false, true].map((isHanded) => isToHand({ ...paper, isHanded }))).toEqual([
      true,
      false,
    ]);
  });

  test('the mail says that there is an answer, and not which', () => {
    const facts = {
      association: '緑の丘管理組合',
      number: '2026-14',
      title: 'ペット飼育届',
      isAskedBack: false,
      pageUrl: 'https://example.test/applications',
    };
    const { subject, body } = newsMail({ ...facts, kind: 'answered' });
    expect(subject).toBe('【スミワ】届け出・申し込みへの返事');
    expect(body).toContain('「ペット飼育届」（受付番号 2026-14）の結果が出ました。');
    expect(body).not.toMatch(/承認/);
    expect(newsMail({ ...facts, kind: 'answered', isAskedBack: true }).body).toContain(
      '直していただきたいところがあります。',
    );
    expect(newsMail({ ...facts, kind: 'lapsed' }).body).toContain('使わないまま期限が過ぎました。');
  });
});

test('an answer is fresh for some days, and so is a lapse', () => {
  const works = formInForce('works', { lapsesAfterMonths: 6 });
  const steps = [
    { kind: 'sent', on: '2026-01-10' },
    { kind: 'approved', on: '2026-02-01' },
  ] as const;
  const fresh = (since: string, today: string) => isFreshAnswer(works, steps, { since, today });
  expect(fresh('2026-01-25', '2026-02-01')).toBe(true);
  expect(fresh('2026-02-02', '2026-02-09')).toBe(false);
  // The permit can be used until 2026-08-01.
  expect(fresh('2026-07-26', '2026-08-02')).toBe(true);
  expect(fresh('2026-08-02', '2026-08-09')).toBe(false);
  expect(
    isFreshAnswer(works, steps.slice(0, 1), { since: '2026-01-01', today: '2026-01-11' }),
  ).toBe(false);
});

describe('the paper that one gets', () => {
  const sent = { kind: 'sent', on: '2026-01-10', words: '', conditions: [], resolvedOn: null };
  const asked = { ...sent, kind: 'asked-back', on: '2026-01-12', words: '図面を付けてください' };
  const approved = { ...sent, kind: 'approved', on: '2026-02-01' };
  type Steps = Parameters<typeof resultPaper>[0]['steps'];
  const paper = (steps: readonly object[], hasLapsed = false) =>
    resultPaper({
      form: formInForce('works', { lapsesAfterMonths: 6 }),
      number: '2026-14',
      dwelling: '501',
      applicant: '森 大輔',
      answers: {},
      steps: steps as Steps,
      lapsesOn: steps.at(-1) === approved ? '2026-08-01' : null,
      hasLapsed,
      sender: { associationName: '緑の丘管理組合', chairName: '高橋 一郎' },
    });

  test('says what is to be mended, until it was sent again', () => {
    expect(paper([sent, asked])).toMatchObject({
      title: expect.stringContaining('直していただきたいところ'),
      date: '令和8年1月12日',
    });
    expect(paper([sent, asked]).notes).toContain('図面を付けてください');
    expect(paper([sent, asked, sent]).title).toContain('受取書');
  });

  test('says that a permit has lapsed, with its last day', () => {
    const lapsed = paper([sent, approved], true);
    expect(lapsed.opening).toBe('次の申し込みの承認は、使わないまま期限が過ぎました。');
    expect(lapsed.notes).toEqual([
      '期限は2026年8月1日（土）でした。必要なときは、もう一度申し込んでください。',
    ]);
  });
});
