import { describe, expect, test } from 'vitest';
import { testEngines } from '#server/db/testing/engines.ts';

const expected = {
  int2: 1,
  int4: -2,
  int8: '9007199254740993',
  count: '1',
  numeric: '1234.5000',
  float4: 0.1,
  float8: 0.1,
  bool: true,
  text: 'スミワ',
  char: 'ab  ',
  uuid: '00000000-0000-4000-8000-000000000001',
  date: '2026-04-01',
  time: '09:30:00',
  timestamp: '2026-04-01T09:30:00.000',
  timestamptz: '2026-04-01T00:30:00.120Z',
  micros: '2026-04-01T00:30:00.123456Z',
  forever: 'infinity',
  interval: '1 mon 2 days 03:00:00',
  json: { a: [1, null] },
  jsonb: { 名: 'あ' },
  bytea: new Uint8Array([0, 255, 16]),
  nothing: null,
  texts: ['a', null, 'b,"c"\\', '', 'NULL', '{}'],
  nested: [
    [1, 2],
    [3, 4],
  ],
  bounds: [1, 2],
  empty: [],
  bigs: ['9007199254740993'],
  days: ['2026-04-01'],
  moments: ['2026-04-01T00:00:00.000Z'],
  uuids: ['00000000-0000-4000-8000-000000000001'],
  bools: [true, false],
  objects: [{ a: 1 }],
};

const probe = `select 1::int2 as int2, -2 as int4, 9007199254740993 as int8, count(*) as count,
  1234.5000 as numeric, 0.1::float4 as float4, 0.1::float8 as float8, true as bool,
  'スミワ' as text, 'ab'::char(4) as char, '00000000-0000-4000-8000-000000000001'::uuid as uuid,
  date '2026-04-01' as date, time '09:30' as time, timestamp '2026-04-01 09:30' as timestamp,
  timestamptz '2026-04-01 09:30:00.12+09' as timestamptz,
  timestamptz '2026-04-01 09:30:00.123456+09' as micros, timestamptz 'infinity' as forever,
  interval '1 month 2 days 3 hours' as interval, '{"a":[1,null]}'::json as json,
  '{"名":"あ"}'::jsonb as jsonb, '\\x00ff10'::bytea as bytea, null::int as nothing,
  array['a', null, 'b,"c"\\', '', 'NULL', '{}'] as texts, array[[1,2],[3,4]] as nested,
  '[0:1]={1,2}'::int[] as bounds, '{}'::text[] as empty, array[9007199254740993] as bigs,
  array[date '2026-04-01'] as days, array[timestamptz '2026-04-01 09:00+09'] as moments,
  array['00000000-0000-4000-8000-000000000001'::uuid] as uuids, array[true, false] as bools,
  array['{"a":1}'::jsonb] as objects`;

for (const engine of await testEngines()) {
  describe(`values on the ${engine.name} engine`, async () => {
    const database = await engine.openEmpty();

    test('come back in the documented shapes', async () => {
      const { rows, rowCount } = await database.query(probe);
      expect(rows).toEqual([expected]);
      expect(rowCount).toBe(1);
    });

    test('go in as parameters and come back the same', async () => {
      const moment = '2026-04-01T00:30:00.120Z';
      const { rows } = await database.query(
        `select $1::int8 as big, $2::bool as bool, $3::bytea as bytea, $4::text[] as texts,
          $5::jsonb as jsonb, $6::timestamptz as moment, $7::timestamptz as moment_text,
          $8::numeric as numeric, $9::int[] as numbers, $10::text as nothing, $11::jsonb as list,
          $12::float8 as float, $13::text as quoted`,
        [
          9007199254740993n,
          false,
          new Uint8Array([1, 2, 254]),
          ['a', null, 'b"\\,{}'],
          { 名: ['あ', 1] },
          new Date(moment),
          moment,
          '0.10',
          [[1], [2]],
          undefined,
          JSON.stringify([1, 2]),
          0.1,
          '\'"\\',
        ],
      );
      expect(rows).toEqual([
        {
          big: '9007199254740993',
          bool: false,
          bytea: new Uint8Array([1, 2, 254]),
          texts: ['a', null, 'b"\\,{}'],
          jsonb: { 名: ['あ', 1] },
          moment,
          moment_text: moment,
          numeric: '0.10',
          numbers: [[1], [2]],
          nothing: null,
          list: [1, 2],
          float: 0.1,
          quoted: '\'"\\',
        },
      ]);
    });

    test('count the rows a statement touched', async () => {
      await database.exec('create table counted (n int); insert into counted values (1), (2), (3)');
      expect((await database.query('update counted set n = n + 1 where n > 1')).rowCount).toBe(2);
      expect((await database.query('delete from counted')).rowCount).toBe(3);
      expect((await database.query('create table other (n int)')).rowCount).toBe(0);
      expect(await database.query('select * from counted')).toEqual({ rows: [], rowCount: 0 });
    });

    test('are refused with the same code and without the parameters', async () => {
      await database.exec('create table person (email text constraint person_email unique)');
      await database.query('insert into person values ($1)', ['secret@example.com']);
      const again = database.query('insert into person values ($1)', ['secret@example.com']);
      const error = await again.catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: '23505', constraint: 'person_email', table: 'person' });
      expect(JSON.stringify(error) + String(error)).not.toContain('secret');
      await expect(database.query('select 1; select 2')).rejects.toMatchObject({ code: '42601' });
      await expect(database.query('select $1::int', [[]])).rejects.toMatchObject({ code: '22P02' });
      await expect(database.query('select $1', [Symbol('x')])).rejects.toThrow(TypeError);
    });
  });
}
