import { csvOf } from '#domain/ledger/csv.ts';
import { voucherKindNames } from '#domain/vouchers/voucher.ts';
import type { KeptVoucher, StoredFile, TextFile } from './export-facts.ts';

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

type Named = { readonly voucher: KeptVoucher; readonly path: string };

/** 証憑: each file once, however many entries it stands beside, and the list that joins both. */
export function voucherFiles(vouchers: readonly KeptVoucher[]): {
  readonly list: TextFile;
  readonly files: readonly StoredFile[];
} {
  const named = vouchers.map((voucher): Named => ({ voucher, path: pathOf(voucher, vouchers) }));
  const files = new Map(
    named.map(({ path, voucher: { sha256 } }) => [path, { path, sha256 }] as const),
  );
  return {
    list: { path: '証憑/一覧.csv', text: listCsv(named) },
    files: [...files.values()],
  };
}

/** The number of the first entry leads, so that a folder is in the order of the journal. */
function pathOf({ sha256, mediaType }: KeptVoucher, all: readonly KeptVoucher[]): string {
  const first = all.find((it) => it.sha256 === sha256)?.entryNumber ?? null;
  const place = first === null ? '残高証明書' : String(first).padStart(5, '0');
  return `証憑/${place}-${sha256.slice(0, 12)}.${endings[mediaType] ?? 'bin'}`;
}

function listCsv(named: readonly Named[]): string {
  const rows = named.map(({ path, voucher }) => [
    voucher.entryNumber ?? '',
    path,
    voucherKindNames[voucher.kind],
    voucher.issuedOn ?? '',
    voucher.payee,
    voucher.amountYen ?? '',
    voucher.invoiceNumber,
    voucher.note,
    voucher.fileName,
    voucher.sha256,
  ]);
  const headers = [
    '仕訳の番号',
    'ファイル',
    '種類',
    '日付',
    '発行した人',
    '金額',
    '登録番号',
    'メモ',
    'もとのファイル名',
    'SHA-256',
  ];
  return csvOf([headers, ...rows]);
}
