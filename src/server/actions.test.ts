import { expect, test } from 'vitest';
import { isPage } from '#contract/pages.ts';
import { activityKindNames } from '#domain/activity/action.ts';
import { addressesOf, allAddresses, wordsOf } from '#domain/activity/actions.ts';

type Found = { readonly method: string; readonly path: string };

/** Every endpoint of every file of the contract: a new one is asked for without a change here. */
const contracts = import.meta.glob<Record<string, unknown>>('../contract/*.ts', { eager: true });
const writing = Object.values(contracts)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint)
  .filter(({ method }) => method !== 'GET');

function isEndpoint(value: unknown): value is Found {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

test('every writing endpoint has words for the log, or a reason to be left out, and no other has', () => {
  const addresses = writing.map(({ method, path }) => `${method} ${path}`);
  expect(addresses.length).toBeGreaterThan(150);
  expect(allAddresses.toSorted()).toEqual(addresses.toSorted());
});

test('every entry leads to a page', () => {
  const kinds = Object.keys(activityKindNames) as (keyof typeof activityKindNames)[];
  const pages = kinds.flatMap((kind) => addressesOf(kind).map((it) => wordsOf(it)?.at ?? ''));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((at) => !isPage(at.split('?')[0] ?? ''))).toEqual([]);
});
