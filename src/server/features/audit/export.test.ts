import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAuditExports, makeAuditExport } from '#contract/audit-export.ts';
import { requestOf } from '#contract/endpoint.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';

const place = mkdtempSync(join(tmpdir(), 'sumiwa-audit-export-'));
afterAll(() => rmSync(place, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(join(place, 'store')) });
type Visitor = ReturnType<typeof server.visit>;
const year = '2026';

async function visitorAs(role: Role): Promise<Visitor> {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role });
  return visitor;
}

function ask(visitor: Visitor, wanted = year): Promise<Response> {
  const { url, method, body } = requestOf(makeAuditExport, { year: wanted, id: randomUUID() });
  return visitor.send(url, { method, body, headers: { 'content-type': 'application/json' } });
}

async function unpacked(response: Response, name: string): Promise<string> {
  expect(response.status).toBe(200);
  const folder = join(place, name);
  for (const [path, bytes] of Object.entries(
    unzipSync(new Uint8Array(await response.arrayBuffer())),
  )) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return folder;
}

/** Whether the program is content, and what it says. */
function verified(folder: string): { isGood: boolean; words: string } {
  try {
    return {
      isGood: true,
      words: execFileSync(process.execPath, [join(folder, 'verify.mjs')], { encoding: 'utf8' }),
    };
  } catch (error) {
    const stdout: unknown = Reflect.get(Object(error), 'stdout');
    return { isGood: false, words: String(stdout) };
  }
}

const auditor = await visitorAs('auditor');
let whole = '';
beforeAll(async () => {
  whole = await unpacked(await ask(auditor), 'whole');
});

/** The archive with one thing done to it. */
function changed(name: string, change: (folder: string) => void): { words: string } {
  const folder = join(place, name);
  cpSync(whole, folder, { recursive: true });
  change(folder);
  const { isGood, words } = verified(folder);
  expect({ isGood, words }).toMatchObject({ isGood: false });
  return { words };
}

function rewrite(folder: string, path: string, edit: (text: string) => string): void {
  const before = readFileSync(join(folder, path), 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(join(folder, path), after);
}

/** As somebody would who knows how the archive is made: the list of checksums says what the file is now. */
function mend(folder: string, path: string): void {
  const sum = createHash('sha256')
    .update(readFileSync(join(folder, path)))
    .digest('hex');
  rewrite(folder, 'チェックサム.txt', (list) =>
    list.replace(new RegExp(`^[0-9a-f]{64}(?=  ${path}$)`, 'm'), sum),
  );
}

describe('the archive', () => {
  test('is found right by its own program, which says what it looked at', () => {
    const { isGood, words } = verified(whole);
    expect({ isGood, words }).toMatchObject({ isGood: true });
    for (const title of [
      'ファイル',
      '貸借',
      '番号',
      '元帳',
      '決算',
      '二つの仕訳帳',
      '証憑',
      '操作の記録',
    ])
      expect(words).toContain(`[合格]   ${title}：`);
    expect(words).toMatch(/[1-9]\d*件の証憑/);
    expect(words).toContain('全部が合いました。');
  });

  test('is kept as a note with the number that the program shows', async () => {
    const { exports, entryCount, voucherCount } = await auditor.call(getAuditExports, { year });
    expect(exports).toMatchObject([{ madeAs: '監事', madeOn: '2026-11-21', entryCount }]);
    expect(verified(whole).words).toContain(`控えの番号　${exports[0]?.controlNumber}`);
    expect(readFileSync(join(whole, '証憑/一覧.csv'), 'utf8').split('\r\n').length).toBeGreaterThan(
      voucherCount,
    );
  });

  test('has what was decided in the year', () => {
    const read = (path: string) => readFileSync(join(whole, path), 'utf8');
    expect(read('承認/総会と理事会の議題.csv')).toContain('可決');
    expect(read('承認/帳簿の締め.csv')).toContain('理事長');
    expect(read('承認/支払い.csv')).toContain('仕訳の番号');
    expect(read('はじめに.txt')).toContain('総会の承認がまだの年度です');
    expect(read('決算/収支報告書と貸借対照表.txt')).toContain('## 貸借対照表（管理費会計）');
  });

  test('of every year of the demonstration is right', async () => {
    for (const wanted of ['2024', '2025']) {
      const folder = await unpacked(await ask(auditor, wanted), wanted);
      const { isGood, words } = verified(folder);
      expect({ isGood, words }).toMatchObject({ isGood: true });
    }
  });
});

describe('the program finds', () => {
  const journal = '帳簿/仕訳帳.csv';
  const statements = '決算/計算書の金額.csv';

  test('one changed byte', () => {
    const { words } = changed('byte', (folder) => {
      const path = join(folder, '帳簿/仕訳帳.txt');
      const bytes = readFileSync(path);
      bytes[40] = (bytes[40] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    });
    expect(words).toContain('「帳簿/仕訳帳.txt」の中身が、作ったときと違います。');
  });

  test('a file that was cut, is missing, or was laid beside', () => {
    expect(
      changed('cut', (folder) => {
        rewrite(folder, journal, (text) => text.slice(0, text.length / 2));
      }).words,
    ).toContain('途中で切れているか');
    expect(
      changed('missing', (folder) => rmSync(join(folder, '帳簿/総勘定元帳.csv'))).words,
    ).toContain('「帳簿/総勘定元帳.csv」がありません。');
    expect(
      changed('beside', (folder) => writeFileSync(join(folder, '証憑/memo.txt'), 'x')).words,
    ).toContain('「証憑/memo.txt」は、作ったときにはなかったファイルです。');
  });

  test('a changed amount, though its checksum was mended', () => {
    const { words } = changed('amount', (folder) => {
      rewrite(folder, journal, (text) => text.replace(/"(\d)(\d+)",""/, '"9$1$2",""'));
      mend(folder, journal);
    });
    expect(words).toContain('[合格]   ファイル');
    expect(words).toMatch(/仕訳1の.+会計は、借方と貸方が[\d,]+円違います。/);
    expect(words).toContain('[不合格] 決算');
    expect(words).toContain('[不合格] 元帳');
  });

  test('an entry that was taken out whole, and a figure of the statements, both mended', () => {
    const { words } = changed('entry', (folder) => {
      rewrite(folder, journal, (text) =>
        text
          .split('\r\n')
          .filter((line) => !line.startsWith('"7",'))
          .join('\r\n'),
      );
      mend(folder, journal);
    });
    expect(words).toContain('仕訳7がありません。');
    expect(
      changed('figure', (folder) => {
        rewrite(folder, statements, (text) =>
          text.replace(/"(\d+)"\r\n"収支報告書"/, '"1$1"\r\n"収支報告書"'),
        );
        mend(folder, statements);
      }).words,
    ).toMatch(/は、仕訳から計算すると[\d,]+円、計算書では[\d,]+円です。/);
  });

  test('an exchanged voucher, though its checksum was mended', () => {
    const { words } = changed('voucher', (folder) => {
      const path = /"(証憑\/[^"]+)"/.exec(readFileSync(join(folder, '証憑/一覧.csv'), 'utf8'))?.[1];
      expect(path).toBeDefined();
      writeFileSync(join(folder, path ?? ''), '別の紙');
      mend(folder, path ?? '');
    });
    expect(words).toContain('[合格]   ファイル');
    expect(words).toContain('が、付けたときのファイルと違います。');
  });

  test('a word of the log that was changed, and a tail of it that was cut, both mended', () => {
    const log = '記録/操作の記録.csv';
    const lines = readFileSync(join(whole, log), 'utf8').split('\r\n').slice(0, -1);
    expect(lines.length).toBeGreaterThan(2);
    const { words } = changed('log-word', (folder) => {
      rewrite(folder, log, (text) => text.replace(/"((?:POST|PUT|DELETE) [^"]+)"/, '"$1x"'));
      mend(folder, log);
    });
    expect(words).toContain('[合格]   ファイル');
    expect(words).toContain('操作の記録の1番から先が、書かれたときと違います。');
    const cut = changed('log-tail', (folder) => {
      rewrite(folder, log, (text) => `${text.split('\r\n').slice(0, -2).join('\r\n')}\r\n`);
      mend(folder, log);
    });
    expect(cut.words).toContain(
      `操作の記録は${lines.length - 1}番まであるはずですが、${lines.length - 2}番までしかありません。`,
    );
  });

  test('another number of the note where everything was written anew', () => {
    const folder = join(place, 'words');
    cpSync(whole, folder, { recursive: true });
    rewrite(folder, '承認/支払い.csv', (text) => text.replace('支払先', '支払った先'));
    mend(folder, '承認/支払い.csv');
    const numberIn = (words: string) => /控えの番号　(.+)/.exec(words)?.[1];
    expect(numberIn(verified(folder).words)).not.toBe(numberIn(verified(whole).words));
  });
});

describe('taking it along', () => {
  test('is for those who answer for the books, and for the auditor', async () => {
    for (const role of ['director', 'owner', 'tenant', 'companyStaff'] as const)
      expect((await ask(await visitorAs(role))).status).toBe(403);
    expect((await ask(await visitorAs('chair'))).status).toBe(200);
    expect((await ask(auditor, '1999')).status).toBe(404);
  });

  test('is a part of Pro: another plan says so in a sentence, and notes nothing', async () => {
    const visitor = await visitorAs('auditor');
    server.clock.nowMs += 60_000;
    expect((await ask(visitor)).status).toBe(200);
    const { note, hindrance } = await visitor.call(getAuditExports, { year });
    expect([note, hindrance]).toEqual(['Proプランの機能です。デモでは、そのまま試せます。', '']);
    const { rows } = await server.db.query<{ id: string }>(
      'select association_id as id from audit_export order by made_at desc limit 1',
    );
    const associationId = rows[0]?.id;
    await server.db.query("update association set kind = 'customer' where id = $1", [
      associationId,
    ]);
    const refused = await ask(visitor);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('Proプランで使えます。今のプランはStandardです。');
    await server.db.query("update subscription set plan = 'pro' where association_id = $1", [
      associationId,
    ]);
    expect((await ask(visitor)).status).toBe(200);
    expect((await visitor.call(getAuditExports, { year })).exports).toHaveLength(2);
  });
});
