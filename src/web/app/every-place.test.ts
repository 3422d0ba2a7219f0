import { expect, test } from 'vitest';
import { pagePaths } from '#contract/pages.ts';
import { allPermissions, type Permission } from '#domain/access/permission.ts';
import { may } from '#domain/access/permissions.ts';
import { allRoles, rolesWith } from '#domain/access/role.ts';
import { accountingViewNames } from '#domain/screens/accounting-views.ts';
import { applicationAddress, applicationViewNames } from '#domain/screens/application-views.ts';
import { planViewAddress, planViewNames } from '#domain/screens/plan-views.ts';
import { boardAddress, boardParts } from '#web/features/board-meetings/use-board-view.ts';
import { optionsFor } from '#web/features/palette/palette-options.ts';
import { withParts } from '#web/features/palette/palette-parts.ts';
import {
  preparationAddress,
  preparationParts,
} from '#web/features/preparation/use-preparation-view.ts';
import { views as voteViews } from '#web/features/votes/views.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { isOffered, type NavigationItem, navigationGroups } from './navigation.ts';

const pages = navigationGroups.flatMap(({ items }): readonly NavigationItem[] => items);

function placesOf(held: readonly Permission[]) {
  return withParts(pages.filter(isOffered({ may: held })), held);
}

function found(query: string, held: readonly Permission[] = allPermissions): readonly string[] {
  const nothing = { commands: [], register: undefined, documents: [], hits: [], records: [] };
  const groups = optionsFor({
    ...nothing,
    query,
    rest: query,
    pages: placesOf(held),
    years: [],
    recent: [],
  });
  return groups.flatMap(({ options }) =>
    options.flatMap((it) => (it.kind === 'page' ? [it.page.path] : [])),
  );
}

/** One is found by the document itself, the other shows what is not there yet. */
const withoutPlace = ['/document/:documentId', '/coming-soon'];

test('every page has its place in the search', () => {
  const known = new Set(placesOf(allPermissions).map(({ path }) => path.replace(/[?#].*/, '')));
  const missing = pagePaths.filter((path) => !known.has(path));
  expect(missing.toSorted()).toEqual(withoutPlace.toSorted());
});

test('every tab has its place in the search', () => {
  const known = new Set(placesOf(allPermissions).map(({ path }) => path));
  const tabs = [
    ...accountingViewNames.map((view) => accountingAddress(view)),
    ...planViewNames.map((view) => planViewAddress(view)),
    ...applicationViewNames.map((view) => applicationAddress(view)),
    ...voteViews.map(({ name }) => `/demo/votes?view=${name}`),
    ...preparationParts.map((part) => preparationAddress({ part })),
    ...boardParts.map((part) => boardAddress({ part })),
  ];
  expect(tabs.filter((path) => !known.has(path))).toEqual([]);
});

test('every place is found by its name, and is one place alone', () => {
  const places = placesOf(allPermissions);
  expect(places.filter(({ label, path }) => !found(label).includes(path))).toEqual([]);
  expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
});

test('a page outside the menu is found by its title and by everyday words', () => {
  for (const query of ['操作の記録', 'ログ', '記録', '履歴', 'そうさのきろく']) {
    expect(found(query)).toContain('/demo/activity');
  }
  expect(found('操作の記録')[0]).toBe('/demo/activity');
  expect(found('エクスポート')).toEqual(['/demo/records']);
  expect(found('招待状')).toEqual(['/demo/people']);
});

test('the lists of home are found by what stands in them', () => {
  expect(found('届いた質問')).toContain('/demo#board-tasks');
  expect(found('やること').slice(0, 3)).toEqual(['/demo', '/demo#own-tasks', '/demo#board-tasks']);
});

test('nobody is offered what they may not open', () => {
  const heldBy = (role: (typeof allRoles)[number]) =>
    allPermissions.filter((permission) => may(rolesWith(role), permission));
  const offered = allRoles.filter((role) =>
    found('操作の記録', heldBy(role)).includes('/demo/activity'),
  );
  expect(offered).toEqual([
    'director',
    'treasurer',
    'viceChair',
    'chair',
    'auditor',
    'companyStaff',
  ]);
});

test.each([
  ['お知らせを書く', '/demo/notices?write=new'],
  ['お知らせを出す', '/demo/notices?write=new'],
  ['議題を書く', '/demo/meetings?view=board'],
  ['理事会の日を決める', '/demo/meetings?view=board'],
  ['総会の日を決める', '/demo/meetings?view=prepare'],
])('%s, as a button says it, leads to where the button is', (words, path) => {
  expect(found(words)).toContain(path);
});
