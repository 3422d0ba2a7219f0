import { execFile } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestOf } from '#contract/endpoint.ts';
import * as contract from '#contract/leaving.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { headingOf, recordGroups } from '#domain/records/all-records.ts';
import { leftOut } from '#domain/records/left-out.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';
import { listColumns } from './archive/read-records.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(join(folder, 'files')) });
type Visitor = ReturnType<typeof server.visit>;

describe('what an archive holds', () => {
  const kinds = Object.fromEntries(recordGroups.flatMap((it) => Object.entries(it.kinds)));

  test('is every table of an association, or stands among what is left out, with a reason', async () => {
    const tables = [...(await listColumns(server.db)).keys()];
    expect(tables.length).toBeGreaterThan(100);
    const known = [...Object.keys(kinds), ...Object.keys(leftOut)];
    expect(tables.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !tables.includes(name))).toEqual([]);
    expect(Object.keys(kinds).filter((name) => leftOut[name])).toEqual([]);
  });

  test('has words for every column, and for no column that is not there', async () => {
    const columnsOf = await listColumns(server.db);
    const without: string[] = [];
    const strange: string[] = [];
    for (const [table, kind] of Object.entries(kinds)) {
      const columns = (columnsOf.get(table) ?? []).map(({ name }) => name);
      const withheld = Object.keys(kind.withheld ?? {});
      const named = [...Object.keys(kind.columns), ...withheld];
      strange.push(...named.filter((it) => !columns.includes(it)).map((it) => `${table}.${it}`));
      for (const name of columns.filter((it) => !withheld.includes(it))) {
        if (headingOf(table, name) === undefined) without.push(`${table}.${name}`);
      }
    }
    expect({ without, strange }).toEqual({ without: [], strange: [] });
  });

  test('names no two columns of a table alike, and no two tables', async () => {
    const columnsOf = await listColumns(server.db);
    const alike = Object.entries(kinds).flatMap(([table, { withheld = {} }]) => {
      const headings = (columnsOf.get(table) ?? [])
        .filter(({ name }) => !Object.hasOwn(withheld, name))
        .map(({ name }) => headingOf(table, name));
      return headings.length === new Set(headings).size ? [] : [`${table}: ${headings.join('、')}`];
    });
    expect(alike).toEqual([]);
    const names = Object.values(kinds).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('is nothing with which somebody could get in', async () => {
    const columnsOf = await listColumns(server.db);
    const opening = /(?:^|_)(?:hash|secret|token|key_hash|find_digest|password)(?:_|$)|_cipher/;
    const held = Object.entries(kinds).flatMap(([table, { withheld = {} }]) =>
      (columnsOf.get(table) ?? [])
        .filter(({ name }) => opening.test(name) && !Object.hasOwn(withheld, name))
        .map(({ name }) => `${table}.${name}`),
    );
    // It proves the log and opens nothing.
    expect(held).toEqual(['activity_entry.hash']);
  });
});

async function approved(): Promise<Visitor> {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  await visitor.call(contract.askForArchive, {});
  await visitor.call(setDemoRole, { role: 'chair' });
  const { archive } = await visitor.call(contract.getLeaving, {});
  await visitor.call(contract.approveArchive, { requestId: archive?.id ?? '' });
  return visitor;
}

async function download(visitor: Visitor, archiveId: string): Promise<Response> {
  return visitor.send(requestOf(contract.getArchive, { archiveId }).url);
}

type Made = {
  files: Record<string, Uint8Array>;
  systems: number[];
  mediaType: string | null;
  visitor?: Visitor;
};
type TableOfList = { readonly table: string; readonly rows: number };

/** Notes of one's own, and drafts of one's own, stay one's own. */
const partly = ['task', 'repair_scenario', 'archive', 'activity_entry'];

async function countRows(table: string, associationId: string | undefined): Promise<number> {
  const { rows } = await server.db.query<{ count: number }>(
    `select count(*)::int as count from "${table}" where association_id = $1`,
    [associationId],
  );
  return rows[0]?.count ?? -1;
}

describe('an archive', () => {
  const made: Made = { files: {}, systems: [], mediaType: null };
  const textOf = (path: string) => new TextDecoder().decode(made.files[path]);

  beforeAll(async () => {
    const visitor = await approved();
    const { archiveId } = await visitor.call(contract.makeArchive, {});
    const response = await download(visitor, archiveId);
    const zip = new Uint8Array(await response.arrayBuffer());
    made.files = unzipSync(zip);
    made.systems = systemsIn(zip);
    made.mediaType = response.headers.get('content-type');
    made.visitor = visitor;
  });

  test('has each record once: as data, as a table, as a sheet', async () => {
    expect(made.mediaType).toBe('application/zip');
    const records: TableOfList[] = JSON.parse(textOf('一覧.json')).records;
    const found: [string, number, number][] = [];
    const wanted: [string, number, number][] = [];
    const { association } = (await made.visitor?.call(getSession, {})) ?? {};
    for (const { table, rows } of records) {
      const counted = partly.includes(table) ? rows : await countRows(table, association?.id);
      wanted.push([table, rows, rows]);
      found.push([table, textOf(`データ/${table}.jsonl`).split('\n').length - 1, counted]);
    }
    expect(found).toEqual(wanted);
    const posting = records.find(({ table }) => table === 'posting') ?? { rows: -1 };
    const csv = textOf('表/会計帳簿/仕訳の明細.csv').trim().split('\r\n');
    expect(csv.length - 1).toBe(posting.rows);
    const { sheets } = await readXlsx(made.files['表計算/会計帳簿.xlsx'] ?? new Uint8Array());
    expect(sheets.find(({ name }) => name === '仕訳の明細')?.rows.length).toBe(posting.rows + 1);
  });

  test('speaks to people: words above, names instead of numbers, codes in words', () => {
    const [header, first] = textOf('表/建物と名簿/区分所有.csv').trim().split('\r\n');
    expect(header?.replace('\uFEFF', '')).toBe(
      '"住戸","人","持分の分子","持分の分母","始まった日","記録の番号"',
    );
    expect(first).toMatch(
      /^"\d{3,4}","[^"]+ [^"]+","\d+","\d+","\d{4}-\d\d-\d\d","[0-9a-f-]{36}"$/,
    );
    expect(textOf('表/会議と文書/会議.csv')).toContain('"総会"');
    expect(textOf('表/会計帳簿/仕訳.csv')).toContain('"会計担当理事"');
  });

  test('explains each column of each table', () => {
    const lines = textOf('説明/項目の説明.csv').trim().split('\r\n');
    expect(lines.length).toBeGreaterThan(600);
    expect(lines).toContain(
      '"会議と文書","会議","総会か理事会の1回です。","種類","文字","general＝総会、board＝理事会","meeting","kind"',
    );
    expect(textOf('説明/含まないもの.csv')).toContain('ご本人が「自分の記録」で書き出せます');
  });

  test('holds no conversation and no note of one’s own', () => {
    expect(
      Object.keys(made.files).filter((path) => /conversation|chat_message/.test(path)),
    ).toEqual([]);
    const owners = textOf('データ/task.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(owners.length).toBeGreaterThan(0);
    expect(owners.filter(({ owner, created_by: by }) => owner === '自分' && by !== null)).toEqual(
      [],
    );
  });

  test('has every document on paper and every voucher as it came', () => {
    const { missing } = JSON.parse(textOf('一覧.json'));
    expect(missing).toEqual([]);
    const paths = Object.keys(made.files);
    const papers = paths.filter((path) => path.startsWith('文書/'));
    expect(papers.length).toBeGreaterThan(20);
    expect(papers.filter((path) => !startsWith(made.files[path], '%PDF'))).toEqual([]);
    expect(paths.filter((path) => path.startsWith('原本/証ひょう/')).length).toBeGreaterThan(10);
  });

  test('keeps its Japanese names in the programs that people open it with', () => {
    const unix = made.systems.filter((system) => system === 3);
    expect(unix.length).toBeGreaterThanOrEqual(Object.keys(made.files).length);
  });

  test('is listed with its size and its digest once it was taken whole', async () => {
    const { archives } = (await made.visitor?.call(contract.getLeaving, {})) ?? {};
    expect(archives?.[0]?.whole).toMatchObject({ fileCount: Object.keys(made.files).length });
    expect(archives?.[0]?.madeAs).toBe('chair');
  });

  describe('with its own checker', () => {
    const place = join(folder, 'unpacked');
    const check = () =>
      promisify(execFile)(process.execPath, [join(place, '検査/check.mjs')]).then(
        ({ stdout }) => ({ code: 0, stdout }),
        (error: { code: number; stdout: string }) => error,
      );

    beforeAll(() => {
      for (const [path, bytes] of Object.entries(made.files)) {
        mkdirSync(dirname(join(place, path)), { recursive: true });
        writeFileSync(join(place, path), bytes);
      }
    });

    test('is found whole, with the digest that the screen has', async () => {
      const { code, stdout } = await check();
      expect(stdout).toContain('○ すべて、書き出したときのままです。');
      expect(code).toBe(0);
      const { archives } = (await made.visitor?.call(contract.getLeaving, {})) ?? {};
      expect(stdout).toContain(`一覧の照合値：${archives?.[0]?.whole?.listSha256}`);
    });

    test('tells a changed word, a lost file, an added one, a cut line and an entry that does not balance', async () => {
      const dwelling = join(place, 'データ/dwelling.jsonl');
      const posting = join(place, 'データ/posting.jsonl');
      const before = { dwelling: readFileSync(dwelling), posting: readFileSync(posting) };
      writeFileSync(dwelling, before.dwelling.toString().replace('101', '109'));
      writeFileSync(
        posting,
        before.posting.toString().replace(/"amount_yen":(\d)/, '"amount_yen":9$1'),
      );
      rmSync(join(place, '説明/含まないもの.csv'));
      writeFileSync(join(place, 'メモ.txt'), 'あとで見る');
      appendFileSync(join(place, 'データ/fund.jsonl'), '{"id":');
      const { code, stdout } = await check();
      expect(code).toBe(1);
      for (const fault of [
        '内容が違います：データ/dwelling.jsonl',
        'ファイルがありません：説明/含まないもの.csv',
        '一覧にないファイルです：メモ.txt',
        '記録の数が違います：会計区分',
        '読めない行があります：会計区分',
        '貸借が合わない仕訳です',
      ]) {
        expect(stdout).toContain(fault);
      }
    });
  });
});

/** On which system each file says that it was made: with 0, common programs take a name for letters of DOS. */
function systemsIn(zip: Uint8Array): number[] {
  const view = Buffer.from(zip);
  const systems: number[] = [];
  let at = view.indexOf('PK\u0001\u0002');
  while (at >= 0) {
    systems.push(view.readUInt8(at + 5));
    at = view.indexOf('PK\u0001\u0002', at + 4);
  }
  return systems;
}

function startsWith(bytes: Uint8Array | undefined, words: string): boolean {
  return new TextDecoder().decode(bytes?.slice(0, words.length)) === words;
}

describe('who gets one', () => {
  test('nobody before a second officer has approved, and not the one who asked', async () => {
    const visitor = server.visit();
    await visitor.call(setDemoRole, { role: 'treasurer' });
    await expect(visitor.call(contract.makeArchive, {})).rejects.toThrow('承認を受けてから');
    await visitor.call(contract.askForArchive, {});
    await expect(visitor.call(contract.askForArchive, {})).rejects.toThrow('もう頼まれています');
    const { archive } = await visitor.call(contract.getLeaving, {});
    expect(archive).toMatchObject({ approved: null });
    const approve = () => visitor.call(contract.approveArchive, { requestId: archive?.id ?? '' });
    await expect(approve()).rejects.toThrow('頼んだ方と同じ立場');
    await expect(visitor.call(contract.makeArchive, {})).rejects.toThrow('承認を受けてから');
    await visitor.call(setDemoRole, { role: 'viceChair' });
    await approve();
    await expect(approve()).rejects.toThrow('もう承認されています');
    await visitor.call(contract.makeArchive, {});
  });

  test('whoever asked for it within the hour, and nobody with its number', async () => {
    const visitor = await approved();
    const { archiveId } = await visitor.call(contract.makeArchive, {});
    const { association } = await visitor.call(getSession, {});
    await server.db.query(
      `update archive set made_at = made_at - interval '61 minutes' where association_id = $1`,
      [association.id],
    );
    const late = await download(visitor, archiveId);
    expect(late.status).toBe(404);
    expect(await late.text()).toContain('もう受け取れません');
    await visitor.call(setDemoRole, { role: 'director' });
    expect((await download(visitor, archiveId)).status).toBe(403);
  });

  test('an approval ends after two weeks, and may be withdrawn before', async () => {
    const visitor = await approved();
    const first = await visitor.call(contract.getLeaving, {});
    expect(first.archive?.approved).toMatchObject({ as: 'chair', lastDay: '2026-12-05' });
    const requestId = first.archive?.id ?? '';
    await visitor.call(contract.withdrawArchive, { requestId });
    await expect(visitor.call(contract.makeArchive, {})).rejects.toThrow('承認を受けてから');
    await expect(visitor.call(contract.withdrawArchive, { requestId })).rejects.toMatchObject({
      status: 404,
    });
    const { association } = await visitor.call(getSession, {});
    await visitor.call(contract.askForArchive, {});
    await server.db.query(
      `update leaving_request set approved_as = 'treasurer', approved_by = asked_by, approved_at = now(),
              last_day = '2026-11-20' where association_id = $1 and ended_at is null`,
      [association.id],
    );
    expect((await visitor.call(contract.getLeaving, {})).archive).toBeNull();
    await visitor.call(contract.askForArchive, {});
    expect((await visitor.call(contract.getLeaving, {})).archive).toMatchObject({ approved: null });
  });
});
