import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AgendaItem, listMeetings, type Meeting } from '#contract/meetings.ts';
import { getSession } from '#contract/session.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { sessionAs } from '#web/testing/session-as.ts';
import { MeetingsPage } from './page.tsx';

const today = '2026-11-21';
let count = 0;

function nextId(): string {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
}

function item(changes: Partial<AgendaItem>): AgendaItem {
  return {
    id: nextId(),
    label: '議題1',
    title: '月次報告',
    kind: 'report',
    result: null,
    votesFor: null,
    votesAgainst: null,
    votesAbstained: null,
    outcome: '',
    ...changes,
  };
}

function meeting(changes: Partial<Meeting>): Meeting {
  return {
    id: nextId(),
    kind: 'board',
    title: '理事会',
    heldOn: '2026-10-17',
    startsAt: '10:00',
    endsAt: '11:30',
    place: '集会室',
    status: 'held',
    documentId: nextId(),
    agenda: [],
    ...changes,
  };
}

const cameras = item({
  label: '第2号議案',
  title: '防犯カメラの増設',
  kind: 'ordinary',
  result: 'passed',
  votesFor: 42,
  votesAgainst: 5,
  votesAbstained: 1,
});
const bylaws = item({
  label: '第3号議案',
  title: '規約の改正',
  kind: 'special',
  result: 'rejected',
  votesFor: 30,
  votesAgainst: 18,
  votesAbstained: 0,
});
const agm = meeting({
  kind: 'general',
  title: '第15期 通常総会',
  heldOn: '2024-05-26',
  agenda: [cameras, bylaws],
});
const board = meeting({
  agenda: [
    item({}),
    item({
      label: '議題2',
      title: '排水管清掃',
      kind: 'board',
      result: 'passed',
      votesFor: 5,
      votesAgainst: 0,
      votesAbstained: 0,
    }),
    item({ label: '議題3', title: '積立金', kind: 'board', result: 'continued' }),
  ],
});
const older = ['2026-09-19', '2026-08-15', '2026-03-21'].map((heldOn) =>
  meeting({ heldOn, agenda: [item({})] }),
);
const unwritten = meeting({ heldOn: '2026-11-20', documentId: null });
const next = meeting({
  heldOn: '2026-12-19',
  status: 'planned',
  agenda: [item({ title: '年末の点検', kind: 'board' })],
});
const nextAgm = meeting({
  kind: 'general',
  title: '第18期 通常総会',
  heldOn: '2027-05-23',
  status: 'planned',
  place: '大会議室',
  agenda: [item({ label: '第1号議案', title: '決算の承認', kind: 'ordinary' })],
});
const meetings = [nextAgm, next, unwritten, board, ...older, agm];

function show(shown: readonly Meeting[] = meetings, search = '') {
  return renderPage(<MeetingsPage />, {
    answers: [answer(listMeetings, { today, meetings: [...shown] })],
    at: `/demo/meetings${search}`,
  });
}

test('the next meeting comes first, with days left, place, agenda, notice and calendar', async () => {
  show();
  const ahead = await screen.findByRole('region', { name: 'これからの会議' });
  const [first] = within(ahead).getAllByRole('listitem');
  expect(first?.textContent).toContain('2026年12月19日（土）');
  expect(first?.textContent).toContain('あと28日');
  expect(first?.textContent).toContain('10:00〜11:30');
  expect(first?.textContent).toContain('年末の点検');
  const calendar = within(ahead).getByRole('link', {
    name: /^カレンダーに追加 ?（12月19日（土）の理事会）/,
  });
  expect(calendar.getAttribute('href')).toBe(
    `/api/associations/own/meetings/${next.id}/calendar.ics`,
  );
  const notice = within(ahead).getByRole('link', {
    name: /^開催のお知らせを読む ?（12月19日（土）の理事会）/,
  });
  expect(notice.getAttribute('href')).toBe(`/document/${next.documentId}`);
  expect(notice.getAttribute('target')).toBe('_blank');
  expect(screen.getByText('予定している議題（1件）')).toBeDefined();
  const all = screen.getByRole('link', { name: 'すべての予定をカレンダーに追加' });
  expect(all.getAttribute('href')).toBe('/api/associations/own/meetings/calendar.ics');
});

test('a meeting of today is told as such and has not passed', async () => {
  show([next, meeting({ heldOn: today, documentId: null }), board]);
  const ahead = await screen.findByRole('region', { name: 'これからの会議' });
  const [first] = within(ahead).getAllByRole('listitem');
  expect(first?.textContent).toContain('11月21日（土）');
  expect(first?.textContent).toContain('本日');
});

test('the address leads to the next meeting of a kind', async () => {
  history.replaceState(null, '', '#next-board');
  show();
  await waitFor(() => expect(document.activeElement?.id).toBe('next-board'));
  expect(document.activeElement?.textContent).toContain(
    'カレンダーに追加（12月19日（土）の理事会）',
  );
  history.replaceState(null, '', '/');
});

test('past meetings stand by fiscal year with their results', async () => {
  show();
  const year = await screen.findByRole('region', { name: /^2026年度/ });
  expect(year.textContent).toContain('2026年4月〜2027年3月・4回');
  expect(within(year).getByText('可決1・継続審議1・報告1')).toBeDefined();
  expect(within(year).getByText('賛成5・反対0')).toBeDefined();
  expect(within(year).getByText('議事録は準備中です')).toBeDefined();
  expect(screen.getByRole('region', { name: /^2025年度/ }).textContent).toContain(
    '2026年3月21日（土）',
  );
  const agmYear = screen.getByRole('region', { name: /^2024年度/ });
  expect(agmYear.textContent).toContain('特別決議否決');
  expect(agmYear.textContent).toContain('賛成30・反対18・棄権0');
  const minutes = within(agmYear).getByRole('link', {
    name: /^議事録を読む ?（2024年5月26日（日）の第15期 通常総会）/,
    hidden: true,
  });
  expect(minutes.getAttribute('href')).toBe(`/document/${agm.documentId}`);
});

test('the results of the last three meetings lie open, older ones unfold', async () => {
  show();
  await screen.findByRole('region', { name: /^2026年度/ });
  const past = [...document.querySelectorAll('section[aria-labelledby^=year] details')];
  expect(past.map((it) => it.hasAttribute('open'))).toEqual([true, true, true, false, false]);
});

test('the address chooses 総会 or 理事会', async () => {
  const { visited } = show();
  fireEvent.click(
    await within(await screen.findByRole('navigation', { name: '会議の種類' })).findByRole('link', {
      name: '総会',
    }),
  );
  expect(visited?.at(-1)).toBe('/demo/meetings?kind=general');
  expect(screen.getByRole('status').textContent).toBe('総会 2回');
  expect(screen.queryByText('年末の点検')).toBeNull();
  expect(screen.getByRole('link', { name: '総会' }).getAttribute('aria-current')).toBe('true');
});

test('finds in which meeting something was decided, and leads into its minutes', async () => {
  const { visited } = show();
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '防犯ｶﾒﾗ' } });
  expect(screen.getByRole('status').textContent).toBe('「防犯ｶﾒﾗ」を含む議題 1件（会議 1回）');
  expect(document.querySelector('mark')?.textContent).toBe('防犯カメラ');
  expect(screen.queryByText('規約の改正')).toBeNull();
  expect(document.querySelector('details')?.open).toBe(true);
  expect(screen.getByRole('link', { name: /^議事録を読む/ }).getAttribute('href')).toBe(
    `/document/${agm.documentId}#agenda-2`,
  );
  expect(new URLSearchParams(visited?.at(-1)?.split('?')[1]).get('q')).toBe('防犯ｶﾒﾗ');
});

test('a search without result can be taken back', async () => {
  show(meetings, '?q=プール');
  expect(await screen.findByText('あてはまる議題がありません')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'ことばを消してすべて見る' }));
  expect(await screen.findByRole('region', { name: 'これまでの会議' })).toBeDefined();
});

test('a tenant is told that the meetings of the board do not stand here, and where their papers are', async () => {
  const tenant = answer(getSession, sessionAs('tenant'));
  renderPage(<MeetingsPage />, {
    answers: [answer(listMeetings, { today: '2026-11-21', meetings: [] }), tenant],
    at: '/demo/meetings?kind=board',
  });
  const title = '理事会の予定は、今の立場ではここに出ません';
  await waitFor(() => expect(screen.getAllByText(title)).toHaveLength(2));
  expect(
    screen.getByText(/開催通知と議事録のうち、居住者に公開されたものは「文書」で読めます/),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: '理事会の文書を見る' }).getAttribute('href')).toBe(
    '/demo/documents?category=board-meeting',
  );
  expect(screen.queryByText(/理事会 0回|まだありません/)).toBeNull();
});

test('an association without meetings is told so', async () => {
  show([]);
  expect(await screen.findByText('会議の予定も記録もまだありません')).toBeDefined();
});
