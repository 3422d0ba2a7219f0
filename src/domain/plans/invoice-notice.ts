import { addDays, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import { invoiceNumberWords } from './payment-way.ts';

type Payable = { readonly dueOn: IsoDate; readonly paidOn: IsoDate | null };
export type InvoiceState = 'issued' | 'paid' | 'late';

export const invoiceStateNames = {
  issued: '発行済み',
  paid: '入金済み',
  late: '期限を過ぎています',
} as const satisfies Record<InvoiceState, string>;

export function invoiceState({ dueOn, paidOn }: Payable, today: IsoDate): InvoiceState {
  if (paidOn !== null) return 'paid';
  return today > dueOn ? 'late' : 'issued';
}

export type InvoiceNotice = 'issued' | 'before' | 'after';
const noticeDays = 7;

/** The latest notice whose day has come. One that was missed is not sent beside the next. */
export function dueInvoiceNotice({ dueOn, paidOn }: Payable, today: IsoDate): InvoiceNotice | null {
  if (paidOn !== null) return null;
  if (today >= addDays(dueOn, noticeDays)) return 'after';
  if (today > dueOn) return null;
  return today >= addDays(dueOn, -noticeDays) ? 'before' : 'issued';
}

type Told = {
  readonly association: string;
  readonly number: number;
  readonly totalYen: Yen;
  readonly dueOn: IsoDate;
  readonly pageUrl: string;
};

const subjects = {
  issued: '請求書を発行しました',
  before: 'お支払い期限の1週間前です',
  after: 'お支払いをまだ確かめられていません',
} as const satisfies Record<InvoiceNotice, string>;

export function invoiceMail(notice: InvoiceNotice, told: Told) {
  const { association, number, totalYen, dueOn, pageUrl } = told;
  return {
    subject: `【スミワ】${subjects[notice]}（請求書 ${invoiceNumberWords(number)}）`,
    body: `${association}のスミワのご利用について、お知らせします。

請求書の番号　${invoiceNumberWords(number)}
ご請求額　${formatYen(totalYen)}（税込）
お支払い期限　${formatPlainDate(dueOn)}

${notice === 'after' ? '期限を過ぎましたが、ご入金をまだ確かめられていません。行き違いのときは、ご容赦ください。' : '請求書は、次のページで開けます。振込先も書いてあります。'}

契約とお支払い
${pageUrl}

スミワ
`,
  };
}

export function offerMail(association: string, pageUrl: string) {
  return {
    subject: '【スミワ】お見積もりができました',
    body: `${association}のお申し込みに、スミワからお見積もりをお送りしました。

次のページで金額を確かめて、お申し込みになった方とは別の役員の方が承認してください。承認されるまでは、何も請求されません。

契約とお支払い
${pageUrl}

スミワ
`,
  };
}
