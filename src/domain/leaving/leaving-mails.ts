import { type Role, roleNames } from '#domain/access/role.ts';
import { type MailText } from '#domain/accounts/sign-in-mails.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { decidedFrom, deletedFrom } from './leaving.ts';

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
  isAlone,
}: Leaving & {
  readonly askedAs: Role;
  readonly approvedAs: Role;
  readonly isAlone: boolean;
}): MailText {
  const how = isAlone
    ? `承認できる役員がほかにいないため、${roleNames[askedAs]}が全員に知らせ、14日おいて決めました。`
    : `${roleNames[askedAs]}が頼み、${roleNames[approvedAs]}が承認しました。`;
  const stop = isAlone
    ? '役員と区分所有者の方は、見られる最後の日まで、終了を止められます。'
    : '役員の方は、見られる最後の日まで、終了を取り消せます。';
  return {
    subject: `スミワの利用が${formatPlainDate(lastDay)}で終わります`,
    body: `${associationName}は、スミワの利用を終了することにしました。
${how}

　見られる最後の日：${formatPlainDate(lastDay)}
　すべて消去する日：${formatPlainDate(deletedFrom(lastDay))}

それまでは、これまでの内容を見られます。新しい書き込みはできません。
ご自分の記録は、管理設定の「データの書き出し・利用の終了」で受け取れます。
${stop}

スミワ
${pageUrl}
`,
  };
}

/** ひとりの役員: to every member, in time to object. */
export function askedAloneMail({
  associationName,
  askedOn,
  pageUrl,
  askedAs,
}: Omit<Leaving, 'lastDay'> & { readonly askedOn: IsoDate; readonly askedAs: Role }): MailText {
  const from = formatPlainDate(decidedFrom(askedOn));
  return {
    subject: 'スミワの利用の終了が頼まれました',
    body: `${associationName}の${roleNames[askedAs]}が、スミワの利用の終了を頼みました。
承認できる役員がほかにいないため、登録した全員にお知らせしています。

　頼んだ日：${formatPlainDate(askedOn)}
　頼んだ役員が決められる日：${from}から

決めるまでは、これまでと同じように使えます。
決めると、30日のあいだ見るだけになり、そのあと、すべて消去します。

区分所有者の方は、反対して、止められます。
「データの書き出し・利用の終了」を開き、「反対して、終了を止める」を押してください。

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
