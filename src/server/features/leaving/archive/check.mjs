// 書き出したファイルが、書き出したときのままかを確かめるプログラム。
// 使い方：Node.js（18以降）を入れ、このフォルダで「node check.mjs」と打つ。通信はしない。何も書きかえない。
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** @typedef {{ path: string, bytes: number, sha256: string }} ListedFile */
/** @typedef {{ association: string, madeAt: string, files: ListedFile[], records: { table: string, name: string, rows: number }[], missing: { path: string, why: string }[] }} List */
/** @typedef {Map<string, string>} There ファイルの名前から、ディスクでの名前へ */

const folder = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..');
const listName = '一覧.json';
/** @type {string[]} */
const faults = [];
/** @param {string} path */
const plain = (path) => path.normalize('NFC');

/** @param {string} file */
async function digestOf(file) {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece);
  return hash.digest('hex');
}

/** @param {string} root */
async function filesIn(root) {
  const names = await readdir(root, { recursive: true });
  const found = [];
  for (const name of names) {
    if ((await stat(join(root, name))).isFile()) found.push(relative(root, join(root, name)));
  }
  return found.filter((name) => !/(^|[\\/])(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(name));
}

/** @param {string} file */
async function* linesOf(file) {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

/** @param {List} list @param {There} there */
async function checkFiles(list, there) {
  const listed = new Map(list.files.map((file) => [plain(file.path), file]));
  for (const [path, { bytes, sha256 }] of listed) {
    const name = there.get(path);
    if (name === undefined) {
      faults.push(`ファイルがありません：${path}`);
      continue;
    }
    const file = join(folder, name);
    const size = (await stat(file)).size;
    if (size !== bytes) faults.push(`大きさが違います：${path}（${bytes} → ${size}バイト）`);
    else if ((await digestOf(file)) !== sha256) faults.push(`内容が違います：${path}`);
  }
  for (const path of there.keys()) {
    if (path !== listName && !listed.has(path)) faults.push(`一覧にないファイルです：${path}`);
  }
}

/** @param {List} list @param {There} there */
async function checkRecords(list, there) {
  let total = 0;
  for (const { table, name, rows } of list.records) {
    const file = there.get(`データ/${table}.jsonl`);
    if (file === undefined) continue;
    let count = 0;
    for await (const line of linesOf(join(folder, file))) {
      count += 1;
      try {
        JSON.parse(line);
      } catch {
        faults.push(`読めない行があります：${name}の${count}行目`);
      }
    }
    total += count;
    if (count !== rows) faults.push(`記録の数が違います：${name}（${rows} → ${count}件）`);
  }
  return total;
}

/** @param {There} there */
async function checkBooks(there) {
  const file = there.get('データ/posting.jsonl');
  if (file === undefined) return 0;
  const sums = new Map();
  for await (const line of linesOf(join(folder, file))) {
    try {
      const { entry_id: entry, amount_yen: yen } = JSON.parse(line);
      sums.set(entry, (sums.get(entry) ?? 0) + yen);
    } catch {
      // It was named above.
    }
  }
  for (const [entry, yen] of sums) {
    if (yen !== 0) faults.push(`貸借が合わない仕訳です：${entry}（差 ${yen}円）`);
  }
  return sums.size;
}

async function check() {
  const listFile = join(folder, listName);
  /** @type {List} */
  const list = JSON.parse(await readFile(listFile, 'utf8'));
  const there = new Map(
    (await filesIn(folder)).map((name) => [plain(name.split(sep).join('/')), name]),
  );
  await checkFiles(list, there);
  const records = await checkRecords(list, there);
  const entries = await checkBooks(there);
  console.log(`${list.association}　${list.madeAt} の書き出し`);
  console.log(
    `ファイル ${list.files.length}個、記録 ${records}件、仕訳 ${entries}件を確かめました。`,
  );
  for (const { path, why } of list.missing) console.log(`書き出せなかったもの：${path}（${why}）`);
  console.log(`一覧の照合値：${await digestOf(listFile)}`);
  console.log(
    'この値が、スミワの「書き出しの記録」の値と同じなら、一覧そのものも変わっていません。',
  );
}

try {
  await check();
} catch (error) {
  faults.push(
    `一覧（${listName}）を読めません：${error instanceof Error ? error.message : String(error)}`,
  );
}
for (const fault of faults) console.log(`× ${fault}`);
console.log(
  faults.length === 0
    ? '○ すべて、書き出したときのままです。'
    : `× 違いが${faults.length}つあります。`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
