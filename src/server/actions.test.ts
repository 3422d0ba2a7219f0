import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { isPage } from '#contract/pages.ts';
import { activityKindNames } from '#domain/activity/action.ts';
import { addressesOf, allAddresses, loggedActionAt } from '#domain/activity/actions.ts';

type Found = {
  readonly method: string;
  readonly path: string;
  readonly input: z.ZodMiniType;
  readonly output?: z.ZodMiniType;
};

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
  const pages = kinds.flatMap((kind) =>
    addressesOf(kind).map((it) => loggedActionAt(it)?.at ?? ''),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((at) => !isPage(at.split('?')[0] ?? ''))).toEqual([]);
});

/** The schema of `request.isReopening` within an object. */
function fieldOf(schema: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, name) => (at instanceof z.ZodMiniObject ? at.shape[name] : undefined),
      schema,
    );
}

/** Every value that a field may have, as the log writes it. */
function valuesOf(field: unknown): readonly string[] {
  if (field instanceof z.ZodMiniNullable) return [...valuesOf(field.def.innerType), 'null'];
  if (field instanceof z.ZodMiniEnum) return field.options.map(String);
  return field instanceof z.ZodMiniBoolean ? ['true', 'false'] : [];
}

const logged = writing.flatMap((endpoint) => {
  const address = `${endpoint.method} ${endpoint.path}`;
  const action = loggedActionAt(address);
  return action ? [{ ...endpoint, address, action }] : [];
});

test('where one address does several things, each that the contract knows has words, and no other', () => {
  const several = logged.flatMap(({ action, ...it }) =>
    action.several ? [{ ...it, several: action.several }] : [],
  );
  expect(several.length).toBeGreaterThan(20);
  for (const {
    address,
    several: { by, words },
    input,
    output,
  } of several) {
    const values = valuesOf(fieldOf(input, by) ?? fieldOf(output, by));
    expect({ address, values: values.toSorted() }).toEqual({
      address,
      values: Object.keys(words).toSorted(),
    });
  }
});

test('what says that it may have been one or the other tells which from now on', () => {
  const vague = /または|かを決めました|などを記録|担当や期限|か解約/;
  expect(
    logged
      .filter(({ action: { words, several } }) => vague.test(words) && !several)
      .map(({ address }) => address),
  ).toEqual([]);
  const exact = logged.flatMap(({ action }) => Object.values(action.several?.words ?? {}));
  expect(exact.filter((words) => vague.test(words) || !words.endsWith('ました'))).toEqual([]);
});
