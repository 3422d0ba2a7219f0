import type { z } from 'zod/mini';

type Draw = (limit: number) => number;

/** Where an id is asked for, and how many it was asked for. */
type Ids = { readonly random: Draw; readonly nextId: () => string };

type Definition = {
  readonly type: string;
  readonly format?: string;
  readonly shape?: Record<string, z.ZodMiniType>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly items?: readonly z.ZodMiniType[];
  readonly entries?: Record<string, string>;
  readonly values?: readonly unknown[];
};

const texts = [
  '2026-11-20',
  '2026-10',
  '10:30',
  '2026',
  'しらべる',
  'chair@example.jp',
  '101',
  '0',
  '',
  'しらべた結果の文章です。',
];
const numbers = [1, 0, 2026, 1000, 2, 12];

/** Something that an endpoint's input takes, as far as its schema tells; every id in it is asked for. */
export function randomInput(schema: z.ZodMiniType, ids: Ids): unknown {
  const definition = schema.def as unknown as Definition;
  const { random } = ids;
  const kinds: Record<string, () => unknown> = {
    object: () =>
      Object.fromEntries(
        Object.entries(definition.shape ?? {}).map(([name, part]) => [
          name,
          randomInput(part, ids),
        ]),
      ),
    string: () =>
      definition.format === 'uuid' ? ids.nextId() : oneThatFits(schema, texts, random),
    number: () => oneThatFits(schema, numbers, random),
    boolean: () => random(2) === 0,
    enum: () => pick(Object.values(definition.entries ?? {}), random),
    literal: () => pick(definition.values ?? [], random),
    array: () => Array.from({ length: random(3) }, () => inner(definition.element, ids)),
    tuple: () => (definition.items ?? []).map((item) => randomInput(item, ids)),
    record: () => ({ [ids.nextId()]: inner(definition.valueType, ids) }),
    union: () => inner(pick(definition.options ?? [], random), ids),
    nullable: () => (random(3) === 0 ? null : inner(definition.innerType, ids)),
    optional: () => (random(3) === 0 ? undefined : inner(definition.innerType, ids)),
    pipe: () => inner(definition.in, ids),
  };
  return (kinds[definition.type] ?? (() => inner(definition.innerType, ids)))();
}

function inner(schema: z.ZodMiniType | undefined, ids: Ids): unknown {
  return schema === undefined ? null : randomInput(schema, ids);
}

function oneThatFits(schema: z.ZodMiniType, candidates: readonly unknown[], random: Draw): unknown {
  const fitting = candidates.filter((it) => schema.safeParse(it).success);
  return pick(fitting.length > 0 ? fitting : candidates, random);
}

export function pick<T>(from: readonly T[], random: Draw): T | undefined {
  return from[random(from.length)];
}
