// 監査用データを確かめるプログラム。Node.js 20以上で、展開したフォルダーの中で「node verify.mjs」と打ちます。
// ほかの部品は要りません。ファイルは読むだけで、何も変えません。
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkLog, sha256 } from './verify-log.mjs';

const folder = process.argv[2] ?? dirname(fileURLToPath(import.meta.url));
const listName = 'チェックサム.txt';
const most = 8;
const yen = (amount) => `${amount.toLocaleString('ja-JP')}円`;
const text = (path) => readFileSync(join(folder, path), 'utf8').replace(/^\uFEFF/, '');

/** CSV of quoted cells as this data has it: a list of rows by the names of their columns. */
function table(path) {
  const rows = [[]];
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/gy;
  const all = text(path);
  let at = 0;
  for (let found = cell.exec(all); found; found = cell.exec(all)) {
    rows.at(-1).push(found[1].replaceAll('""', '"'));
    if (found[2] !== ',') rows.push([]);
    at = cell.lastIndex;
  }
  if (at !== all.length) throw new Error(`${path}が途中で切れているか、形が変わっています。`);
  const [titles, ...lines] = rows.slice(0, -1);
  const short = lines.findIndex((line) => line.length !== titles.length);
  if (short >= 0) throw new Error(`${path}の${short + 2}行目の欄の数が違います。`);
  return lines.map((line) =>
    Object.fromEntries(titles.map((title, index) => [title, line[index]])),
  );
}

/** An amount, or a plain fault: what is no whole number is none. */
function amountOf(cell, where) {
  if (!/^-?\d{1,15}$/.test(cell)) throw new Error(`${where}の金額「${cell}」が読めません。`);
  return Number(cell);
}
const sided = (row, where) =>
  row['借方'] === '' ? 0 - amountOf(row['貸方'], where) : amountOf(row['借方'], where);

function sumBy(rows, keyOf, amount = (row) => row.signed) {
  const sums = new Map();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + amount(row));
  return sums;
}

/** Keys whose amounts are not the same in both; what stands in one alone counts as nothing in the other. */
function differences(one, other) {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].filter((key) => (one.get(key) ?? 0) !== (other.get(key) ?? 0));
}

function filesBelow(path) {
  return readdirSync(path, { withFileTypes: true }).flatMap((item) =>
    item.isDirectory() ? filesBelow(join(path, item.name)) : [join(path, item.name)],
  );
}

function checkChecksums() {
  const lines = text(listName).split('\n').filter(Boolean);
  const listed = lines.map((line) => ({ sum: line.slice(0, 64), path: line.slice(66) }));
  const faults = listed.flatMap(({ sum, path }) => {
    const place = join(folder, path);
    if (!existsSync(place) || !statSync(place).isFile()) return [`「${path}」がありません。`];
    return sha256(readFileSync(place)) === sum
      ? []
      : [`「${path}」の中身が、作ったときと違います。`];
  });
  const known = new Set([listName, ...listed.map(({ path }) => path)].map((it) => it.normalize()));
  const added = filesBelow(folder)
    .map((place) => relative(folder, place).split(sep).join('/').normalize())
    .filter((path) => !known.has(path) && !path.endsWith('.DS_Store'))
    .map((path) => `「${path}」は、作ったときにはなかったファイルです。`);
  return { seen: `${listed.length}個のファイルの照合番号`, faults: [...faults, ...added] };
}

function load() {
  const facts = JSON.parse(text('概要.json'));
  const journal = table('帳簿/仕訳帳.csv').map((row) => {
    const number = Number(row['番号']);
    return { ...row, number, signed: sided(row, `仕訳${number}`) };
  });
  const opening = table('帳簿/期首残高.csv').map((row) => ({
    ...row,
    種類: '開始残高',
    signed: sided(row, '期首残高'),
  }));
  const kinds = new Map(facts.accounts.map(({ code, kind }) => [code, kind]));
  return { facts, journal, opening, kinds };
}

function checkBalance({ journal, opening }) {
  const entries = sumBy(journal, (row) => `仕訳${row.number}の${row['会計']}`);
  const starts = sumBy(opening, (row) => `期首の${row['会計']}`);
  const faults = [...entries, ...starts]
    .filter(([, sum]) => sum !== 0)
    .map(([key, sum]) => `${key}は、借方と貸方が${yen(Math.abs(sum))}違います。`);
  return { seen: `${journal.length}行の仕訳の借方と貸方（仕訳ごと、会計ごと）`, faults };
}

function checkNumbers({ facts, journal }) {
  const numbers = new Set(journal.map(({ number }) => number));
  const faults = [];
  for (let number = 1; number <= facts.lastNumber; number += 1)
    if (!numbers.has(number)) faults.push(`仕訳${number}がありません。`);
  const outside = [...numbers].filter((it) => !(it >= 1 && it <= facts.lastNumber));
  faults.push(...outside.map((it) => `仕訳${it}は、帳簿にない番号です。`));
  const days = new Map();
  for (const row of journal) {
    const day = row['日付'];
    if (!(day >= facts.startsOn && day <= facts.endsOn))
      faults.push(`仕訳${row.number}の日付${day}は、年度の外です。`);
    if ((days.get(row.number) ?? day) !== day)
      faults.push(`仕訳${row.number}の日付が2つあります。`);
    days.set(row.number, day);
  }
  return { seen: `1から${facts.lastNumber}までの仕訳の番号と日付`, faults };
}

const lineKey = (row) =>
  [row['番号'], row['日付'], row['会計'], row['科目コード'], row.signed, row['摘要']].join(' ');
const growsWithDebit = (kind) => kind === 'asset' || kind === 'expense';

function checkLedgers({ journal, opening, kinds }) {
  const all = table('帳簿/総勘定元帳.csv');
  const faults = [];
  const starts = new Map();
  let balance = 0;
  const rows = [];
  for (const row of all) {
    const place = `元帳の${row['会計']}・${row['科目']}`;
    const shown =
      amountOf(row['残高'], place) * (growsWithDebit(kinds.get(row['科目コード'])) ? 1 : -1);
    if (row['番号'] === '') {
      balance = shown;
      starts.set(`${row['会計']} ${row['科目コード']}`, shown);
      continue;
    }
    const signed = sided(row, place);
    balance += signed;
    rows.push({ ...row, signed });
    if (balance !== shown) {
      faults.push(`${place}の残高が、仕訳${row['番号']}のところで合いません。`);
      balance = shown;
    }
  }
  const begun = sumBy(opening, (row) => `${row['会計']} ${row['科目コード']}`);
  faults.push(
    ...differences(begun, starts).map((key) => `元帳の「${key}」の期首が、期首残高と違います。`),
  );
  const count = (list) => sumBy(list, lineKey, () => 1);
  const parted = differences(count(journal), count(rows));
  faults.push(...parted.map((key) => `「${key}」の行が、仕訳帳と元帳で合いません。`));
  return { seen: `元帳の${rows.length}行と、仕訳帳の行、残高`, faults };
}

const nets = ['前期繰越収支差額', '当期収支差額'];
const partNames = { income: '収入', expense: '支出', asset: '資産', liability: '負債' };

/** Where an amount of the journal counts: the papers' lines by their keys, and with which sign. */
function placesOf(row, kind) {
  const amount = growsWithDebit(kind) ? row.signed : -row.signed;
  const part = partNames[kind];
  if (kind === 'asset' || kind === 'liability') {
    const totals = kind === 'asset' ? [] : [['貸借対照表', '計 負債・正味財産合計', amount]];
    const lines = [`${part} ${row['科目コード']}`, `計 ${part}合計`];
    return [...lines.map((line) => ['貸借対照表', line, amount]), ...totals];
  }
  const net = -row.signed;
  const total = nets[row['種類'] === '開始残高' || kind === 'net' ? 0 : 1];
  const sums = [total, '正味財産合計', '負債・正味財産合計'];
  const both = sums.map((it) => ['貸借対照表', `計 ${it}`, net]);
  const carried = [total, '次期繰越収支差額'].map((it) => ['収支報告書', `計 ${it}`, net]);
  const lines = total === nets[0] ? [] : [`${part} ${row['科目コード']}`, `計 ${part}合計`];
  return [...both, ...carried, ...lines.map((line) => ['収支報告書', line, amount])];
}

/** The figures of the statements, made of the journal alone. */
function expectedFigures({ facts, journal, opening, kinds }) {
  const passing = new Set(facts.funds.filter((it) => it.isPassThrough).map(({ name }) => name));
  const places = [...opening, ...journal].flatMap((row) =>
    placesOf(row, kinds.get(row['科目コード']))
      .filter(([paper]) => paper !== '収支報告書' || !passing.has(row['会計']))
      .map(([paper, line, amount]) => [`${paper} ${row['会計']} ${line}`, amount]),
  );
  const keyOf = ([key]) => key;
  return sumBy(places, keyOf, (place) => place[1]);
}

function checkStatements(books) {
  const rows = table('決算/計算書の金額.csv');
  const keyOf = (row) =>
    [row['書類'], row['会計'], row['区分'], row['科目コード'] || row['科目']].join(' ');
  const written = sumBy(rows, keyOf, (row) => amountOf(row['金額'], keyOf(row)));
  const expected = expectedFigures(books);
  const faults = differences(expected, written).map(
    (key) =>
      `「${key}」は、仕訳から計算すると${yen(expected.get(key) ?? 0)}、計算書では${yen(written.get(key) ?? 0)}です。`,
  );
  for (const { name } of books.facts.funds) {
    const total = (line) => written.get(`貸借対照表 ${name} 計 ${line}`) ?? 0;
    if (total('資産合計') !== total('負債・正味財産合計'))
      faults.push(`${name}の貸借対照表の左右が合いません。`);
  }
  return { seen: `収支報告書と貸借対照表の${rows.length}個の金額`, faults };
}

function checkPlainJournal({ journal, opening }) {
  const sums = new Map();
  let entry = '';
  for (const line of text('帳簿/仕訳帳.txt').split('\n')) {
    const head = /^\d{4}-\d\d-\d\d (?:\((\d+)\) )?/.exec(line);
    if (head) entry = head[1] ?? '期首';
    const posting = /^ {4}\w+:(\S+) .*:[^:]* {2}(-?\d+) JPY/.exec(line);
    if (posting) {
      const key = `${entry} ${posting[1]}`;
      sums.set(key, (sums.get(key) ?? 0) + Number(posting[2]));
    }
  }
  const own = sumBy(
    [...opening.map((row) => ({ ...row, number: '期首' })), ...journal],
    (row) => `${row.number} ${row['科目コード']}`,
  );
  const faults = differences(own, sums).map(
    (key) => `「${key}」が、仕訳帳の2つのファイルで違います。`,
  );
  return { seen: '仕訳帳.csvと仕訳帳.txt', faults };
}

function checkVouchers({ journal }) {
  const rows = table('証憑/一覧.csv');
  const numbers = new Set(journal.map(({ number }) => String(number)));
  const faults = rows.flatMap((row) => {
    const place = join(folder, row['ファイル']);
    if (!existsSync(place)) return [`証憑「${row['ファイル']}」がありません。`];
    if (sha256(readFileSync(place)) !== row['SHA-256'])
      return [`証憑「${row['ファイル']}」が、付けたときのファイルと違います。`];
    const number = row['仕訳の番号'];
    return number === '' || numbers.has(number)
      ? []
      : [`証憑の一覧にある仕訳${number}がありません。`];
  });
  return { seen: `${rows.length}件の証憑`, faults };
}

function report(title, work) {
  let result;
  try {
    result = work();
  } catch (error) {
    const missing =
      error.code === 'ENOENT' ? `「${relative(folder, error.path)}」がありません。` : error.message;
    result = { seen: '', faults: [missing] };
  }
  const { seen, faults } = result;
  if (faults.length === 0) {
    console.log(`[合格]   ${title}：${seen}を確かめました。`);
    return true;
  }
  console.log(`[不合格] ${title}：${faults.length}件、合わないところがあります。`);
  for (const fault of faults.slice(0, most)) console.log(`           ・${fault}`);
  if (faults.length > most) console.log(`           ・ほか${faults.length - most}件`);
  return false;
}

let books;
function readBooks() {
  books = load();
  return { seen: `${books.facts.association}　${books.facts.fiscalYear}年度の帳簿`, faults: [] };
}
const steps = [
  ['ファイル', checkChecksums],
  ['読み取り', readBooks],
  ['貸借', () => checkBalance(books)],
  ['番号', () => checkNumbers(books)],
  ['元帳', () => checkLedgers(books)],
  ['決算', () => checkStatements(books)],
  ['二つの仕訳帳', () => checkPlainJournal(books)],
  ['証憑', () => checkVouchers(books)],
  ['操作の記録', () => checkLog(table('記録/操作の記録.csv'), books.facts.log)],
];
let isGood = true;
for (const [title, work] of steps) {
  // Without the books there is nothing to be held against the other files.
  if (books || work === checkChecksums || work === readBooks)
    isGood = report(title, work) && isGood;
}
console.log('');
if (existsSync(join(folder, listName))) {
  const number = sha256(readFileSync(join(folder, listName))).slice(0, 16);
  console.log(`控えの番号　${number.match(/.{4}/g).join(' ')}`);
  console.log('スミワの監査の画面にある番号と、見くらべてください。');
}
console.log(
  isGood
    ? '全部が合いました。'
    : '合わないところがあります。このデータを使わずに、スミワからもう一度書き出してください。',
);
process.exitCode = isGood ? 0 : 1;
