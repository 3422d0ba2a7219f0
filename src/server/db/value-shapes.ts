import { formatArrayText, parseArrayText } from '#server/db/array-text.ts';
import type { RawResult } from '#server/db/session.ts';

type Shape = (text: string) => unknown;

const identity: Shape = (text) => text;
const bytes: Shape = (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex'));

const scalars: readonly (readonly [shape: Shape, ...types: number[]])[] = [
  [(text) => text === 't', 16],
  [bytes, 17],
  [Number, 21, 23, 26, 700, 701],
  [(text): unknown => JSON.parse(text), 114, 3802],
  [isoTime, 1114, 1184],
];

/** Array type → element type; an array type that is not listed stays text. */
const elementTypes: Readonly<Record<number, number>> = {
  199: 114,
  1000: 16,
  1001: 17,
  1002: 18,
  1003: 19,
  1005: 21,
  1007: 23,
  1009: 25,
  1014: 1042,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1028: 26,
  1115: 1114,
  1182: 1082,
  1183: 1083,
  1185: 1184,
  1187: 1186,
  1231: 1700,
  2951: 2950,
  3807: 3802,
};

const shapes = new Map<number, Shape>(
  scalars.flatMap(([shape, ...types]) => types.map((type) => [type, shape] as const)),
);
for (const [arrayType, elementType] of Object.entries(elementTypes)) {
  const shape = shapes.get(elementType) ?? identity;
  shapes.set(Number(arrayType), (text) => parseArrayText(text, shape));
}

/**
 * `2026-04-01 00:00:00+00` → `2026-04-01T00:00:00.000Z`: at least three digits, so that what was
 * saved with `toISOString()` reads back as the same string. Years beyond 9999 stay as they are.
 */
function isoTime(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?(\+00)?$/.exec(text);
  if (match === null) return text;
  const [, day, time, fraction = '', zone] = match;
  return `${day}T${time}.${fraction.padEnd(3, '0')}${zone === undefined ? '' : 'Z'}`;
}

/** Rows as objects. The same code shapes the rows of both engines, so they cannot differ. */
export function shapeRows<Row>(raw: RawResult): Row[] {
  const columns = raw.fields.map(({ name, type }) => ({
    name,
    shape: shapes.get(type) ?? identity,
  }));
  return raw.rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (const [index, { name, shape }] of columns.entries()) {
      const text = values[index] ?? null;
      row[name] = text === null ? null : shape(text);
    }
    // The caller names the row's type beside its SQL; nothing here can check it.
    return row as Row;
  });
}

/**
 * A parameter as PostgreSQL's text. A JavaScript array is always a PostgreSQL array, so an array
 * meant for a json column must be passed through JSON.stringify.
 */
export function paramText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return primitiveText(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return formatArrayText(value, paramText);
  return JSON.stringify(value);
}

function primitiveText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') {
    return String(value);
  }
  throw new TypeError(`A ${typeof value} cannot be a parameter of a query.`);
}
