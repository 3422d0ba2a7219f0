import { largestFileBytes } from '#contract/documents.ts';
import type { DocumentCategory } from '#domain/documents/category.ts';
import { endingOf, fileSizeWords } from './document-words.ts';

const readable = ['pdf', 'docx', 'xlsx', 'md', 'markdown', 'txt', 'csv'] as const;

/** For the browser's own choice of files. */
export const acceptedFiles = readable.map((ending) => `.${ending}`).join(',');

const pictures = ['jpg', 'jpeg', 'png', 'gif', 'heic', 'heif', 'webp', 'tif', 'tiff', 'bmp'];

/** What to do with a file of a kind that cannot be read. */
const ways: Readonly<Record<string, string>> = {
  doc: '古い形式のWordファイル（.doc）は追加できません。Wordで開き、「名前を付けて保存」で「Word文書（.docx）」にしてから選んでください。',
  xls: '古い形式のExcelファイル（.xls）は追加できません。Excelで開き、「名前を付けて保存」で「Excelブック（.xlsx）」にしてから選んでください。',
  zip: 'まとめて圧縮したファイル（.zip）は追加できません。中のファイルを取り出してから、1つずつ選んでください。',
  ...Object.fromEntries(
    pictures.map((ending) => [
      ending,
      '写真や画像は追加できません。PDFにしてから選んでください。ただし、画像だけのPDFは検索できません。',
    ]),
  ),
};

/** Why a file cannot be sent and what to do instead; undefined when it can. */
export function faultOfFile({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const ending = endingOf(name);
  if (!readable.some((it) => it === ending)) {
    return (
      ways[ending] ??
      'この種類のファイルは追加できません。PDF、Word、Excel、Markdown、テキスト、CSVのどれかにしてから選んでください。'
    );
  }
  if (size === 0) return 'このファイルには何も入っていません。ほかのファイルを選んでください。';
  return size > largestFileBytes ? tooLargeWords(size) : undefined;
}

function tooLargeWords(size: number): string {
  const limit = fileSizeWords(largestFileBytes);
  const words = fileSizeWords(size);
  const much = words === limit ? `${limit}を少し超えています` : words;
  return `ファイルが大きすぎます（${much}）。追加できるのは${limit}までです。いくつかに分けるか、画像を小さくしてください。`;
}

/** 「第18期_総会議事録.pdf」 is 第18期 総会議事録. */
export function titleOfFile(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
}

const hints: readonly (readonly [RegExp, DocumentCategory])[] = [
  [/理事会/, 'board-meeting'],
  [/総会|議案/, 'general-meeting'],
  [/細則|使用規則/, 'rule'],
  [/規約/, 'bylaw'],
  [/長期修繕|修繕計画/, 'plan'],
  [/決算|予算|収支|会計|貸借対照表|財産目録|残高証明|監査報告/, 'accounts'],
  [/点検|検査|診断|調査/, 'inspection'],
  [/保険/, 'insurance'],
  [/防災|避難|消防/, 'disaster'],
  [/契約|見積|請求書|注文書/, 'contract'],
  [/お知らせ|ご案内|案内|通知/, 'notice'],
];

/** What its title makes one expect; empty where it tells nothing. */
export function guessCategory(title: string): DocumentCategory | '' {
  return hints.find(([words]) => words.test(title))?.[1] ?? '';
}
