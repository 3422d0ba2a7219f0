import { formatPlainDate } from '#domain/calendar.ts';
import { csvOf } from '#domain/ledger/csv.ts';
import { bookFiles } from './book-files.ts';
import type { ExportFacts, StoredFile, TextFile } from './export-facts.ts';
import { logFile } from './log-files.ts';
import { statementFiles } from './statement-files.ts';
import { voucherFiles } from './voucher-files.ts';

export const programPath = 'verify.mjs';
/** The part of the program that follows the chain of the log. */
export const logProgramPath = 'verify-log.mjs';
export const checksumPath = 'チェックサム.txt';

/** 監査用データ: all files of the archive but the program and the list of checksums. */
export function exportFiles(facts: ExportFacts): {
  readonly texts: readonly TextFile[];
  readonly stored: readonly StoredFile[];
} {
  const { list, files } = voucherFiles(facts.vouchers);
  const records = facts.records.map(({ name, headers, rows }): TextFile => {
    return { path: `${name}.csv`, text: csvOf([headers, ...rows]) };
  });
  const packs = facts.packs.map(({ version, state, sha256 }): StoredFile => {
    return { path: `決算/決算書_第${version}版_${state}.pdf`, sha256 };
  });
  return {
    texts: [
      { path: 'はじめに.txt', text: firstWords(facts) },
      { path: '概要.json', text: summaryJson(facts) },
      ...bookFiles(facts),
      ...statementFiles(facts),
      ...records,
      logFile(facts.log),
      list,
    ],
    stored: [...packs, ...files],
  };
}

/** What the program has to know and no table says. */
function summaryJson({
  associationName,
  fiscalYear,
  madeOn,
  year,
  lastNumber,
  log,
}: ExportFacts): string {
  const { startsOn, endsOn, accounts, funds } = year;
  const facts = {
    format: 1,
    association: associationName,
    fiscalYear,
    madeOn,
    startsOn,
    endsOn,
    lastNumber,
    funds: funds.map(({ name, isPassThrough }) => ({ name, isPassThrough })),
    accounts: accounts.map(({ code, name, kind }) => ({ code, name, kind })),
    log: log.head,
  };
  return `${JSON.stringify(facts, null, 1)}\n`;
}

/** One line for each file, in the form that `sha256sum -c` reads too. */
export function checksumText(
  files: readonly { readonly path: string; readonly sha256: string }[],
): string {
  return files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
}

/** 控えの番号: the first 16 letters of the list's own checksum, in fours, to be compared by eye. */
export function controlNumber(sha256: string): string {
  return (sha256.slice(0, 16).match(/.{4}/g) ?? []).join(' ');
}

function firstWords(facts: ExportFacts): string {
  const { associationName, fiscalYear, madeOn, isFinal, lastNumber, year, records } = facts;
  const state = isFinal
    ? '総会で承認された年度です。'
    : '総会の承認がまだの年度です。このあと、仕訳や金額が変わることがあります。';
  return `${associationName}　${fiscalYear}年度　監査用データ

期間　　　${formatPlainDate(year.startsOn)}から${formatPlainDate(year.endsOn)}まで
作った日　${formatPlainDate(madeOn)}
仕訳　　　${lastNumber}件

${state}

■ 取り扱い
支払先や住戸の名前、領収書の写しが入っています。監査に関わる人のほかには渡さないでください。

■ 入っているもの
帳簿/仕訳帳.csv　　　　すべての仕訳。表計算ソフトで開けます。
帳簿/仕訳帳.txt　　　　同じ仕訳を、会計の計算プログラムが読める形にしたものです。
帳簿/総勘定元帳.csv　　科目ごとの動きと残高。
帳簿/期首残高.csv　　　年度の初めの残高。
決算/　　　　　　　　　収支報告書と貸借対照表。発行した決算書があれば、そのPDF。
証憑/　　　　　　　　　仕訳に付けた請求書や領収書と、その一覧。
${records.map(({ name }) => `${name}.csv`).join('\n')}
チェックサム.txt　　　　全部のファイルの照合番号（SHA-256）。
記録/操作の記録.csv　　だれが何をしたか。この日までのすべてです。
verify.mjs、verify-log.mjs　このデータを確かめるプログラム。

■ 確かめ方
1　このデータを、パソコンの中に展開します。
2　Node.js（バージョン20以上）の入ったパソコンで、展開したフォルダーを開き、次のように打ちます。
　　　node verify.mjs
3　終わりに「控えの番号」が出ます。スミワの監査の画面にある番号と同じなら、作ったときのままのデータです。
　　番号が違うときは、だれかがファイルとチェックサムの両方を書き換えたおそれがあります。もう一度書き出してください。

プログラムは、照合番号のほかに、仕訳の貸借、番号の抜け、元帳と決算の金額、証憑の対応、操作の記録のつながりも確かめます。
`;
}
