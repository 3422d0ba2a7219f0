import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { type Dwelling, getCommunity } from '#contract/community.ts';
import { answer, renderPage } from '#web/testing/render-page.tsx';
import { CommunityPage } from './page.tsx';

type Community = z.input<typeof getCommunity.output>;

const reportId = 'e75fef7a-4598-4335-9cbc-b2e4a41db8e3';

function dwelling(floor: number, position: number): Dwelling {
  const isCorner = position === 1;
  return {
    number: `${floor}0${position}`,
    floor,
    position,
    planType: isCorner ? 'Aタイプ' : 'Bタイプ',
    layout: '3LDK',
    areaM2: isCorner ? 78.45 : 68.2,
    shareNumerator: isCorner ? 7845 : 6820,
    shareDenominator: 29_330,
    votes: 1,
    managementFeeYen: isCorner ? 16_470 : 14_320,
    reserveFeeYen: isCorner ? 11_770 : 10_230,
  };
}

const community: Community = {
  today: '2026-11-21',
  building: {
    name: 'みどり坂レジデンス',
    postalCode: '259-0048',
    address: '神奈川県澄川市みどり坂二丁目14番8号',
    structure: '鉄筋コンクリート造（RC造）',
    storeys: 10,
    completedOn: '2009-03-28',
    siteAreaM2: 2384.16,
    buildingAreaM2: 712.4,
    floorAreaM2: 5612.3,
    developer: '澄川都市開発株式会社',
  },
  dwellings: [dwelling(1, 1), dwelling(1, 2), dwelling(2, 1), dwelling(2, 2)],
  parking: [
    { kind: 'mechanical', total: 20, inUse: 18, monthlyFeeYen: 9_000 },
    { kind: 'flat', total: 10, inUse: 10, monthlyFeeYen: 12_000 },
  ],
  facilities: [{ name: '集会室', place: 'エントランス棟', detail: '定員24名です。' }],
  contacts: [
    { kind: 'building', name: '管理事務室', phone: '045-000-1480', hours: '平日', purpose: '届出' },
    {
      kind: 'emergency',
      name: '救急安心センター',
      phone: '#7119',
      hours: '24時間',
      purpose: '救急車を呼ぶか迷うとき',
    },
  ],
  garbage: [
    { name: '燃やすごみ', weekday: 2, weeks: null, how: '水気を切ります。', putOutBy: '08:30' },
    { name: '燃やすごみ', weekday: 5, weeks: null, how: '水気を切ります。', putOutBy: '08:30' },
  ],
  garbagePauses: [{ startsOn: '2026-12-31', endsOn: '2027-01-03', reason: '年末年始' }],
  equipment: [
    {
      id: '67038810-d271-4f08-8203-8b1c7dab84fb',
      name: 'エレベーター',
      place: '住居棟',
      detail: '9人乗り。',
      installedOn: '2009-03-28',
      contractor: 'あさひ昇降機メンテナンス株式会社',
      contractorPhone: '0120-000-210',
      inspections: [
        inspection('2027-02-18', 'planned'),
        inspection('2026-12-03', 'planned'),
        { ...inspection('2026-02-18', 'attention'), documentId: reportId },
        inspection('2025-02-18', 'good'),
      ],
    },
  ],
};

function inspection(heldOn: string, result: 'planned' | 'good' | 'attention') {
  const id = `90a52ddb-0a30-4d7f-8dc6-9812${heldOn.replaceAll('-', '')}`;
  return { id, name: '定期検査', heldOn, result, remark: `備考${heldOn}`, documentId: null };
}

async function show(change: Partial<Community> = {}) {
  renderPage(<CommunityPage />, {
    answers: [answer(getCommunity, { ...community, ...change })],
    at: '/demo/community',
  });
  await screen.findByRole('heading', { name: '建物概要' });
}

function section(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

test('the links at the top lead to every section', async () => {
  await show();
  const links = within(screen.getByRole('navigation', { name: 'このページの内容' })).getAllByRole(
    'link',
  );
  expect(links.map((it) => it.getAttribute('href'))).toEqual([
    '#garbage',
    '#contacts',
    '#facts',
    '#floor-plan',
    '#facilities',
    '#equipment',
  ]);
  for (const link of links) {
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
  }
});

test('facts and parking in words', async () => {
  await show();
  const facts = section('建物のあらまし');
  expect(facts.textContent).toContain('2009年3月28日（築17年）');
  expect(facts.textContent).toContain('4戸（専有面積の合計 293.30㎡）');
  const facilities = section('共用施設・駐車場');
  expect(facilities.textContent).toContain('空き2台');
  expect(facilities.textContent).toContain('満車');
});

test('telephone numbers can be pressed, and the address to say is there', async () => {
  await show();
  const contacts = section('緊急の電話・連絡先');
  const links = within(contacts).getAllByRole('link');
  expect(links.map((it) => it.getAttribute('href'))).toEqual(['tel:%237119', 'tel:0450001480']);
  expect(contacts.textContent).toContain(
    '「神奈川県澄川市みどり坂二丁目14番8号、みどり坂レジデンスの◯◯号室です」',
  );
});

test('the calendar of this month, the next and the one before', async () => {
  await show();
  const garbage = section('ごみの収集日');
  expect(within(garbage).getByText('毎週火曜・金曜')).toBeTruthy();
  const tuesday = within(garbage).getByText('24').closest('td');
  expect(tuesday?.textContent).toContain('燃やすごみ');
  expect(within(garbage).getByText('21').closest('td')?.textContent).toContain('今日');
  fireEvent.click(within(garbage).getByRole('button', { name: '次の月' }));
  expect(within(garbage).getByRole('heading', { name: '2026年12月' })).toBeTruthy();
  fireEvent.click(within(garbage).getByRole('button', { name: '今月に戻る' }));
  fireEvent.click(within(garbage).getByRole('button', { name: '前の月' }));
  expect(within(garbage).getByRole('table', { name: '2026年10月のごみの収集日' })).toBeTruthy();
});

test('until when and where garbage is put stands above its days, where that is recorded', async () => {
  const detail = '収集日の当日6:00〜8:30に扉が開きます。';
  await show({ facilities: [{ name: 'ごみ置場', place: '敷地の北側', detail }] });
  const garbage = section('ごみの収集日');
  expect(garbage.textContent).toMatch(
    new RegExp(`^ごみの収集日出す時間：収集日の当日、8:30までごみ置場（敷地の北側）：${detail}`),
  );
});

test('different hours stand with each kind, and unknown ones nowhere', async () => {
  const [burnable] = community.garbage;
  if (!burnable) throw new Error('no garbage');
  const paper = { ...burnable, name: '古紙', weekday: 1, putOutBy: '10:00' };
  await show({ garbage: [...community.garbage, paper, { ...paper, name: '缶', putOutBy: null }] });
  const garbage = section('ごみの収集日');
  expect(garbage.textContent).not.toContain('出す時間');
  expect(within(garbage).getByText('毎週火曜・金曜（8:30まで）')).toBeTruthy();
  expect(within(garbage).getByText('毎週月曜（10:00まで）')).toBeTruthy();
  expect(within(garbage).getByText('毎週月曜')).toBeTruthy();
});

test('at New Year the calendar shows no collection, and says until when', async () => {
  await show();
  const garbage = section('ごみの収集日');
  expect(garbage.textContent).not.toContain('収集なし');
  fireEvent.click(within(garbage).getByRole('button', { name: '次の月' }));
  const lastDay = within(garbage).getByText('31').closest('td');
  expect(lastDay?.textContent).toBe('31収集なし（年末年始）');
  // On a phone each word keeps its line: nothing falls apart into single characters.
  for (const word of ['収集', 'なし']) {
    expect(within(lastDay ?? garbage).getByText(word).className).toContain('whitespace-nowrap');
  }
  fireEvent.click(within(garbage).getByRole('button', { name: '次の月' }));
  expect(within(garbage).getByText('1').closest('td')?.textContent).toBe('1収集なし（年末年始）');
  expect(garbage.textContent).toContain(
    '12月31日（木）から1月3日（日）までは、年末年始のため、ごみの収集がありません。',
  );
});

test('equipment: the last result, the nearest inspection ahead, and the record', async () => {
  await show();
  const equipment = section('設備と点検');
  const [last, next, company] = within(equipment).getAllByRole('definition');
  expect(last?.textContent).toContain('注意あり2026年2月18日');
  expect(
    within(last ?? equipment)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/document/${reportId}`);
  expect(next?.textContent).toContain('2026年12月3日（木）あと12日');
  expect(company?.textContent).toContain('0120-000-210');
  expect(within(equipment).getByText(/点検の記録（2件）/)).toBeTruthy();
});

test('an anchor in the address takes the reader to its section', async () => {
  window.history.replaceState(null, '', '/demo/community#garbage');
  await show();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement?.id).toBe('garbage');
  window.history.replaceState(null, '', '/');
});
