// 操作の記録のつながりを確かめる部分。verify.mjsが使います。
import { createHash } from 'node:crypto';

export const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** What the digest of an entry is made of: each part with its length. */
function linkText(previous, row) {
  const names = [
    '番号',
    '日時（UTC）',
    '利用者の番号',
    '名簿の番号',
    '立場の符号',
    '操作',
    '操作の対象',
  ];
  return [previous, ...names.map((name) => row[name])]
    .map((part) => `${[...part].length}:${part}`)
    .join('');
}

/** Every entry follows from the one before it, and the last is the one that the product called the last. */
export function checkLog(rows, head) {
  const seen = `${rows.length}件の操作の記録のつながり`;
  if (!head) return { seen, faults: rows.length > 0 ? ['終わりの印がありません。'] : [] };
  let previous = sha256(head.root);
  for (const [at, row] of rows.entries()) {
    if (row['番号'] !== String(at + 1))
      return { seen, faults: [`操作の記録の${at + 1}番がありません。`] };
    if (row['照合番号'] !== sha256(linkText(previous, row)))
      return { seen, faults: [`操作の記録の${at + 1}番から先が、書かれたときと違います。`] };
    previous = row['照合番号'];
  }
  if (rows.length === head.number && previous === head.hash) return { seen, faults: [] };
  const faults = [
    `操作の記録は${head.number}番まであるはずですが、${rows.length}番までしかありません。`,
  ];
  return { seen, faults };
}
