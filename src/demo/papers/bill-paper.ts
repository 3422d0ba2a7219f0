import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import type { Yen } from '#domain/money.ts';
import type { PaperLine, ReadField } from '#domain/vouchers/voucher.ts';
import { drawPaper, leftOf, type PaperRule, type PaperText, page, widthOf } from './draw-paper.ts';

/** What stands on an invoice of the demonstration. */
export type BillPaper = {
  readonly number: string;
  readonly company: string;
  readonly registration: string;
  readonly issuedOn: IsoDate;
  readonly dueOn: IsoDate | null;
  /** 口座振替 instead of a transfer. */
  readonly isDebited: boolean;
  readonly what: string;
  readonly yen: Yen;
};

const left = 60;
const right = 535;
const body = 10.5;
const taxed = 110;
const tax = 10;

type Marked = PaperText & { readonly field?: ReadField };

/** Firms write their papers in their own ways: two of them, by whether they debit. */
function textsOf(paper: BillPaper): readonly Marked[] {
  return paper.isDebited ? slipOf(paper) : invoiceOf(paper);
}

function sumRow(y: number, label: string, value: string): readonly Marked[] {
  return [
    { text: label, x: 360, y, size: body },
    { text: value, x: right, y, size: body, isRight: true },
  ];
}

function invoiceOf(paper: BillPaper): readonly Marked[] {
  const taxYen = Math.floor((paper.yen * tax) / taxed);
  return [
    { text: '請求書', x: 262, y: 770, size: 22, field: 'kind' },
    { text: 'みどり坂レジデンス管理組合 御中', x: left, y: 715, size: 13 },
    {
      text: `請求日：${formatPlainDate(paper.issuedOn)}`,
      x: right,
      y: 715,
      size: body,
      isRight: true,
      field: 'issuedOn',
    },
    { text: `請求書番号：${paper.number}`, x: right, y: 697, size: body, isRight: true },
    { text: paper.company, x: right, y: 660, size: 12, isRight: true, field: 'payee' },
    {
      text: `登録番号：${paper.registration}`,
      x: right,
      y: 642,
      size: body,
      isRight: true,
      field: 'invoiceNumber',
    },
    { text: '下記のとおり、ご請求申し上げます。', x: left, y: 642, size: body },
    {
      text: `ご請求金額　${yenText(paper.yen)}（税込）`,
      x: left,
      y: 600,
      size: 16,
      field: 'amountYen',
    },
    ...(paper.dueOn
      ? [
          {
            text: `お支払期限：${formatPlainDate(paper.dueOn)}`,
            x: left,
            y: 572,
            size: body,
            field: 'dueOn',
          } as const,
        ]
      : []),
    { text: '内容', x: left + 6, y: 530, size: body },
    { text: '金額（税抜）', x: right, y: 530, size: body, isRight: true },
    { text: paper.what, x: left + 6, y: 506, size: body, field: 'subject' },
    {
      text: (paper.yen - taxYen).toLocaleString('en-US'),
      x: right,
      y: 506,
      size: body,
      isRight: true,
    },
    ...sumRow(470, '小計', yenText(paper.yen - taxYen)),
    ...sumRow(452, '消費税（10%）', yenText(taxYen)),
    ...sumRow(434, '合計（税込）', yenText(paper.yen)),
  ];
}

/** 検針票の形: with the day of the debit, in years of the era. */
function slipOf(paper: BillPaper): readonly Marked[] {
  const taxYen = Math.floor((paper.yen * tax) / taxed);
  return [
    { text: 'ご請求書（口座振替のお知らせ）', x: left, y: 770, size: 18, field: 'kind' },
    { text: 'みどり坂レジデンス管理組合 様', x: left, y: 730, size: 12 },
    {
      text: `発行日　${formatEraDate(paper.issuedOn)}`,
      x: left,
      y: 690,
      size: body,
      field: 'issuedOn',
    },
    { text: `お客さま番号　${paper.number}`, x: left, y: 670, size: body },
    { text: paper.what, x: left, y: 630, size: 12 },
    {
      text: `請求金額　${paper.yen.toLocaleString('en-US')}円`,
      x: left,
      y: 600,
      size: 16,
      field: 'amountYen',
    },
    {
      text: `（うち消費税等相当額 ${taxYen.toLocaleString('en-US')}円）`,
      x: left,
      y: 578,
      size: body,
    },
    ...(paper.dueOn
      ? [
          {
            text: `口座振替日　${formatEraDate(paper.dueOn)}`,
            x: left,
            y: 550,
            size: body,
            field: 'dueOn',
          } as const,
        ]
      : []),
    { text: paper.company, x: left, y: 500, size: 12, field: 'payee' },
    { text: `登録番号 ${paper.registration}`, x: left, y: 482, size: body, field: 'invoiceNumber' },
  ];
}

function yenText(yen: Yen): string {
  return `￥${yen.toLocaleString('en-US')}`;
}

const rules: readonly PaperRule[] = [
  { x: left, y: 592, width: 250 },
  { x: left, y: 522, width: right - left },
  { x: left, y: 498, width: right - left },
];

export function drawBill(paper: BillPaper): Uint8Array<ArrayBuffer> {
  return drawPaper(textsOf(paper), paper.isDebited ? rules.slice(0, 1) : rules);
}

/** The paper as its lines are read: what stands at one height is one line. */
export function linesOf(paper: BillPaper): readonly PaperLine[] {
  const heights = new Map<number, PaperText[]>();
  for (const text of textsOf(paper)) heights.set(text.y, [...(heights.get(text.y) ?? []), text]);
  return [...heights]
    .toSorted(([one], [other]) => other - one)
    .map(([, texts]) => ({
      page: 1,
      cells: texts.toSorted((one, other) => leftOf(one) - leftOf(other)).map(({ text }) => text),
    }));
}

/** Every letter of the paper, for the font. */
export function lettersOf(paper: BillPaper): string {
  return textsOf(paper)
    .map(({ text }) => text)
    .join('');
}

/** Where each fact stands, as the reader would say it. */
export function placesOf(paper: BillPaper) {
  return textsOf(paper).flatMap((text) => {
    const { field, size, y } = text;
    if (!field) return [];
    const room = size * 0.3;
    const box = {
      left: share(leftOf(text) - room, page.width),
      top: share(page.height - y - size - room / 2, page.height),
      width: share(widthOf(text) + 2 * room, page.width),
      height: share(size * 1.25 + room, page.height),
    };
    return [{ field, page: 1, quote: text.text, box }];
  });
}

function share(points: number, whole: number): number {
  return Math.round((points / whole) * 10_000) / 10_000;
}
