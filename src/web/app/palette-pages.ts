import type { PalettePage } from '#web/features/palette/palette-options.ts';
import { type NavigationItem, navigationGroups } from './navigation.ts';
import { repairPlanTabs } from './repair-plan-views.ts';

type Part = { readonly path: string; readonly label: string };

/** Sections that have an anchor of their own, by their page. */
const sections: Readonly<Record<string, readonly Part[]>> = {
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

/** Every page for the palette, each followed by its tabs and sections. */
export const palettePages: readonly PalettePage[] = navigationGroups
  .flatMap(({ items }): readonly NavigationItem[] => items)
  .flatMap((item) => [item, ...partsOf(item)]);

function partsOf(item: NavigationItem): PalettePage[] {
  const tabs = item.path === '/demo/repair-fund-simulation' ? repairPlanTabs.slice(1) : [];
  const anchors = (sections[item.path] ?? []).map(({ path, label }) => ({
    path: `${item.path}${path}`,
    label,
  }));
  return [...(item.subItems ?? []), ...tabs, ...anchors].map(({ path, label }) => ({
    path,
    label,
    description: `${item.label}の中`,
    icon: item.icon,
    isPart: true,
  }));
}
