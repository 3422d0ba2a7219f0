import { type Role, roleNames } from '#domain/access/role.ts';
import { type MailText } from '#domain/accounts/sign-in-mails.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { deletedFrom } from './leaving.ts';

type Leaving = {
  readonly associationName: string;
  readonly lastDay: IsoDate;
  readonly pageUrl: string;
};

/** To every member: in time to read and keep what they need. */
export function leavingMail({
  associationName,
  lastDay,
  pageUrl,
  askedAs,
  approvedAs,
}: Leaving & { readonly askedAs: Role; readonly approvedAs: Role }): MailText {
  return {
    subject: `スミワの利用が${formatPlainDate(lastDay)}で終わります`,
    body: `${associationName}は、スミワの利用を終了することにしました。
${roleNames[askedAs]}が頼み、${roleNames[approvedAs]}が承認しました。

　見られる最後の日：${formatPlainDate(lastDay)}
　すべて消去する日：${formatPlainDate(deletedFrom(lastDay))}

それまでは、これまでの内容を見られます。新しい書き込みはできません。
ご自分の記録は、管理設定の「データの書き出し・利用の終了」で受け取れます。
役員の方は、見られる最後の日まで、終了を取り消せます。

スミワ
${pageUrl}
`,
  };
}

/** To every member, who was told that it would end. */
export function stayingMail({
  associationName,
  pageUrl,
  stoppedAs,
}: Omit<Leaving, 'lastDay'> & { readonly stoppedAs: Role }): MailText {
  return {
    subject: 'スミワの利用を続けます',
    body: `${associationName}の、スミワの利用の終了は取り消されました。
取り消した方：${roleNames[stoppedAs]}

これまでと同じように、お使いいただけます。データは消去されません。

スミワ
${pageUrl}
`,
  };
}

/** 消去の知らせ: to those who asked, approved and audited. */
export function deletedMail({
  associationName,
  deletedOn,
  pageUrl,
}: {
  readonly associationName: string;
  readonly deletedOn: IsoDate;
  readonly pageUrl: string;
}): MailText {
  return {
    subject: 'スミワのデータを消去しました',
    body: `${associationName}のデータを、${formatPlainDate(deletedOn)}にすべて消去しました。
ご利用ありがとうございました。

消去の証明書（PDF）は、ログインして「わたしのページ」で受け取れます。

スミワ
${pageUrl}
`,
  };
}
