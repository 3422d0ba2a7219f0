import { planViewAddress, planViewNames, planViews } from '#web/lib/plan-workbench/plan-views.ts';
import type { PalettePage } from './palette-options.ts';

type Part = {
  readonly path: string;
  readonly label: string;
  readonly words?: readonly string[];
};

/** What people look for where the accounts are shown. */
const ofMoney = ['管理組合のお金', '会計', '決算', '収支報告', '予算', '残高'] as const;

/** Sections that have an anchor of their own, by their page. */
const sections: Readonly<Record<string, readonly Part[]>> = {
  '/demo': [
    { path: '#general-fund', label: '管理費会計', words: ofMoney },
    { path: '#reserve-fund', label: '修繕積立金会計', words: ofMoney },
  ],
  '/demo/community': [
    { path: '#facts', label: '建物のあらまし' },
    { path: '#floor-plan', label: '住戸の配置' },
    { path: '#facilities', label: '共用施設・駐車場' },
    { path: '#contacts', label: '緊急の電話・連絡先' },
    { path: '#garbage', label: 'ごみの収集日' },
    { path: '#equipment', label: '設備と点検' },
  ],
  '/demo/management': [
    { path: '#preference', label: '通知とAI管理人' },
    { path: '#association', label: '管理組合' },
    { path: '#officers', label: '役員' },
    { path: '#dwellings', label: '住戸と組合員' },
    { path: '#contracts', label: '契約' },
    { path: '#caretaker-words', label: 'AI管理人の言い換え' },
    { path: '#subscription', label: 'プランと利用状況' },
    { path: '#reset', label: '最初の状態に戻す' },
  ],
};

/** The first tab is the page itself: as a place of its own it has an address of its own. */
const planTabs: readonly Part[] = planViewNames.map((name) => ({
  path: name === 'forecast' ? `${planViewAddress(name)}?view=${name}` : planViewAddress(name),
  label: planViews[name],
}));

/** Every page, each followed by its tabs and sections. */
export function withParts(pages: readonly PalettePage[]): PalettePage[] {
  return pages.flatMap((page) => [page, ...partsOf(page)]);
}

function partsOf(page: PalettePage): PalettePage[] {
  const tabs = page.path === planViewAddress('forecast') ? planTabs : [];
  const anchors = (sections[page.path] ?? []).map((part) => ({
    ...part,
    path: `${page.path}${part.path}`,
  }));
  const parts: readonly Part[] = [...(page.subItems ?? []), ...tabs, ...anchors];
  return parts.map((part) => ({
    ...part,
    description: `${page.label}の中`,
    icon: page.icon,
    isPart: true,
  }));
}
