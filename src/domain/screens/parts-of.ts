import { accountingScreens } from './accounting-screens.ts';
import { applicationScreens } from './application-screens.ts';
import { managementScreens } from './management-screens.ts';
import { meetingScreens, noticeScreens } from './meeting-screens.ts';
import { pages } from './pages.ts';
import { planViewAddress, planViewNames, planViews } from './plan-views.ts';
import type { Screen } from './screen.ts';
import { sections } from './sections.ts';

/** The first tab is the page itself: as a place of its own it has an address of its own. */
const planScreens: readonly Screen[] = planViewNames.map((name) => ({
  path: name === 'forecast' ? `${planViewAddress(name)}?view=${name}` : planViewAddress(name),
  label: planViews[name],
}));

const tabs: Readonly<Record<string, readonly Screen[]>> = {
  [pages.meetings.path]: meetingScreens,
  [pages.notices.path]: noticeScreens,
  [pages.management.path]: managementScreens,
  [pages.applications.path]: applicationScreens,
  [pages.repairPlan.path]: planScreens,
  [pages.accounting.path]: accountingScreens,
};

/** 画面の中: the tabs and sections of a page of the menu, and what is done there. */
export function partsOf(page: string): readonly Screen[] {
  const anchors = (sections[page] ?? []).map((part) => ({ ...part, path: `${page}${part.path}` }));
  return [...(tabs[page] ?? []), ...anchors];
}
